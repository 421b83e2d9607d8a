import type { TeamId } from '../../../scenarios/ids';
import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { survivorIds, survivorOf } from '../../../scenarios/queries';
import { useT } from '../../i18n/use-t';
import { Carried } from '../art/Carried';
import { Face } from '../../art/Face';
import { Icon } from '../../art/Icon';
import { TeamMark } from '../../art/TeamMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { pointAt } from '../../../scene/hand/hand';
import { Hearts } from '../art/Hearts';
import { PowerMark } from './PowerMark';
import { statusOf } from './status';
import { useStatusText, useTeamLabel } from './use-names';
import './TeamList.css';
import { useTexts } from '../../i18n/use-texts';

/** Who belongs to whom, and who may still act this round. */
export function TeamList() {
  const { view } = usePlay();
  const nameOf = useTeamLabel();
  const first = view.turn && survivorOf(view, view.turn.survivor).team;
  return (
    <>
      {leading(view.teams, first).map(({ id }) => (
        <section key={id} className="team" aria-label={nameOf(id)}>
          <h2>
            <TeamMark team={id} /> {nameOf(id)}
          </h2>
          <ul>
            {survivorIds(view)
              .filter((survivor) => survivorOf(view, survivor).team === id)
              .map((survivor) => (
                <Member key={survivor} id={survivor} />
              ))}
          </ul>
          <SteadyHands team={id} />
        </section>
      ))}
      <Waiting />
    </>
  );
}

/** Whoever plays sees the own people without scrolling: the team whose turn it is stands first. */
const leading = <Team extends { readonly id: TeamId }>(
  teams: readonly Team[],
  first: TeamId | undefined,
): readonly Team[] => [
  ...teams.filter(({ id }) => id === first),
  ...teams.filter(({ id }) => id !== first),
];

/** Who of a team has a steady hand among living ones. */
function SteadyHands({ team }: { team: TeamId }) {
  const t = useT();
  const { view } = usePlay();
  const names = view.seats
    .filter((seat) => seat.team === team && seat.steady && view.options.hand === 'living')
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <p className="team-steady">
      <Icon name="steadyHand" /> {t('shell.colon', { label: t('play.steadyHand') })}{' '}
      {names.join(', ')}
    </p>
  );
}

/** Found and nobody's yet: who, and where (R350). */
function Waiting() {
  const t = useT();
  const texts = useTexts();
  const { view } = usePlay();
  const waiting = survivorIds(view).flatMap((id) => {
    const { place, life, startLife } = survivorOf(view, id);
    return place.in === 'waiting' ? [{ id, life, startLife, structure: place.structure }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <section className="team" aria-label={t('play.waiting')}>
      <h2>
        <Icon name="marker" /> {t('play.waiting')}
      </h2>
      <ul>
        {waiting.map(({ id, life, startLife, structure }) => (
          <li
            key={id}
            className="member"
            data-status="waiting"
            onPointerEnter={() => pointAt(id)}
            onPointerLeave={() => pointAt(undefined)}
          >
            <Face of={id} size={32} />
            <span className="member-name">{SURVIVORS[id].name}</span>
            <Hearts life={life} of={startLife} />
            <small>{texts.grammar.capital(texts.names.structures[structure].word)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Member({ id }: { id: SurvivorId }) {
  const t = useT();
  const statusText = useStatusText();
  const { view } = usePlay();
  const survivor = survivorOf(view, id);
  const status = statusOf(view, id);
  const isHere = status !== 'dead' && status !== 'missing';
  return (
    <li
      className="member"
      data-status={status}
      onPointerEnter={() => pointAt(id)}
      onPointerLeave={() => pointAt(undefined)}
    >
      <Face of={id} size={32} dead={status === 'dead'} />
      <span className="member-name">
        {SURVIVORS[id].name}
        {view.pretzel === id && (
          <span className="member-pretzel" title={t('play.pretzel')}>
            <Icon name="pretzel" />
            <span className="unseen">{t('play.pretzel')}</span>
          </span>
        )}
      </span>
      {isHere && <Hearts life={survivor.life} of={survivor.startLife} />}
      <small>
        {/* When all is over nobody can still act. */}
        {[
          ...(view.result && isHere ? [] : [statusText[status]]),
          ...(survivor.owner === undefined ? [] : [seatName(view, survivor.owner)]),
        ].join(' · ')}
      </small>
      {isHere && <Carried id={id} />}
      {/* A power that lies face down is of no use to anybody. */}
      {isHere && survivor.power === 'up' && <PowerMark id={id} />}
    </li>
  );
}
