import type { Beat } from '../../../match/stage/queue';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { markerNoun } from '../../../words/nouns';
import { Face } from '../../art/Face';
import { MarkerPicture } from '../../cards/MarkerPicture';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { Hearts } from '../art/Hearts';
import { usePlay } from '../context';
import { CombatCardTurned } from '../duel/CombatCardTurned';
import { survivorIn } from '../queries';
import { useTell } from '../use-tell';
import { CardBeat } from './CardBeat';
import { captionOf, facesOf } from './caption';
import './Beat.css';

/** A moment of the match: what it is about, big, and its sentence. */
export function BeatShown({ beat, onSeen }: { beat: Beat; onSeen: () => void }) {
  const [event] = beat.events;
  if (event?.kind === 'cardDrawn') return <CardBeat card={event.card} onSeen={onSeen} />;
  return <Shown beat={beat} />;
}

function Shown({ beat }: { beat: Beat }) {
  const { language } = useLanguage();
  const context = useTell();
  const lines = captionOf(beat, context, language);
  const faces = facesOf(beat);
  if (lines.length === 0) return null;
  const tone = lines.find((line) => line.tone !== 'plain')?.tone ?? 'plain';
  // Read out with the log, once the moment is over.
  return (
    <div className="beat" data-look={beat.look} data-tone={tone} aria-hidden="true">
      <Find beat={beat} />
      <Turned beat={beat} />
      <div className="beat-caption card">
        {faces.length > 0 && (
          <span className="beat-faces">
            {faces.map((of, index) => (
              <Face key={`${of} ${index}`} of={of} size={64} dead={beat.look === 'death'} />
            ))}
          </span>
        )}
        <div className="beat-lines">
          {lines.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          <Lives beat={beat} />
        </div>
      </div>
    </div>
  );
}

/** The token that was turned over, as big as a hand. */
function Find({ beat }: { beat: Beat }) {
  const { language } = useLanguage();
  const { grammar } = useTexts();
  const { view } = usePlay();
  const [event] = beat.events;
  if (event?.kind !== 'revealed') return null;
  const type = view.markers[event.marker]?.type;
  if (type === undefined) return null;
  return (
    <span className="beat-token">
      <MarkerPicture type={type} />
      <b>{grammar.capital(markerNoun(type, language).word)}</b>
    </span>
  );
}

/** The combat card that was drawn. */
function Turned({ beat }: { beat: Beat }) {
  const t = useT();
  const [event] = beat.events;
  if (event?.kind !== 'combatCard') return null;
  const words = event.card === 'walk' ? t('play.duel.walk') : t('play.duel.attack');
  return (
    <div className="beat-combat">
      <CombatCardTurned card={event.card} words={words} />
    </div>
  );
}

/** Whoever lost a life, and what is left. */
function Lives({ beat: { events, look } }: { beat: Beat }) {
  const { view } = usePlay();
  if (look !== 'hearts' && look !== 'heal') return null;
  return events.map((event) => {
    if (event.kind !== 'lostLife' && event.kind !== 'gainedLife') return null;
    const { survivor, left } = event;
    const known = isSurvivorId(survivor) ? survivorIn(view, survivor) : undefined;
    return known ? <Hearts key={survivor} life={left} of={known.startLife} /> : null;
  });
}
