import type { CombatCard, Fighter } from '../../../scenarios/duels';
import { gapOf } from '../../../scenarios/rules/duel-lane';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { pieceName } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { Hearts } from '../art/Hearts';
import { usePlay } from '../context';
import { survivorIn } from '../queries';
import './DuelBoard.css';
import { useTexts } from '../../i18n/use-texts';

/** Who fights whom, how far apart, and the deck of combat cards with the one that was turned over last. */
export function DuelBoard() {
  const t = useT();
  const { view, told } = usePlay();
  const { duel } = view;
  if (!duel) return null;
  const next = duel[duel.turn].fighters[0]?.id;
  const events = told.flatMap((one) => one.events);
  const began = events.findLastIndex(({ kind }) => kind === 'duelBegan');
  const cards = events
    .slice(began + 1)
    .flatMap((event) => (event.kind === 'combatCard' ? [event.card] : []));
  return (
    <div className="duel">
      <Side fighters={duel.near.fighters} next={next} />
      <p className="duel-gap">
        <span aria-hidden="true">⟷</span> {t('play.duel.gap', { cm: Math.round(gapOf(duel)) })}
      </p>
      <Side fighters={duel.far.fighters} next={next} />
      {duel.against === 'zombies' && (
        <p className="duel-deck">
          <span className="duel-cards" aria-hidden="true">
            {duel.cardsLeft}
          </span>
          <Turned key={cards.length} card={cards.at(-1)} />
          <span className="duel-words">{t('play.duel.cards', { count: duel.cardsLeft })}</span>
        </p>
      )}
    </div>
  );
}

function Turned({ card }: { card: CombatCard | undefined }) {
  const t = useT();
  if (!card) return null;
  return (
    <strong className="duel-card" data-card={card}>
      {card === 'walk' ? t('play.duel.walk') : t('play.duel.attack')}
    </strong>
  );
}

function Side({ fighters, next }: { fighters: readonly Fighter[]; next: string | undefined }) {
  const { language } = useLanguage();
  const texts = useTexts();
  const { view } = usePlay();
  return (
    <ul className="duel-side">
      {fighters.map(({ id, weapon }) => {
        const survivor = survivorIn(view, id);
        return (
          <li key={id} data-next={id === next}>
            {texts.grammar.capital(pieceName(id, language))}
            {survivor && <Hearts life={survivor.life} of={survivor.startLife} />}
            {weapon && <Icon name={weapon} />}
          </li>
        );
      })}
    </ul>
  );
}
