import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { survivorOf } from '../../../scenarios/queries';
import { pointAt } from '../../../scene/hand/hand';
import { Face } from '../../art/Face';
import { Icon } from '../../art/Icon';
import type { IconName } from '../../art/signs';
import { TeamMark } from '../../art/TeamMark';
import { useT } from '../../i18n/use-t';
import { Hearts } from '../art/Hearts';
import { usePlay } from '../context';
import { usePanels } from './panels';
import { statusOf, type Status } from './status';
import { stripOf } from './strip';
import { useStatusText, useTeamLabel } from './use-names';
import './TeamStrip.css';

/** By shape, not by colour; whoever can still act has a dot. */
const SIGNS: Readonly<Record<Status, IconName | undefined>> = {
  acting: 'play',
  ready: undefined,
  lying: undefined,
  done: 'end',
  felled: 'end',
  driver: 'flag',
  rescued: 'follow',
  missing: 'x',
  waiting: 'eye',
  dead: undefined,
};

/** The teams folded to their faces: who is on, who is still to come, how many lives; a tap unfolds all of it. */
export function TeamStrip() {
  const t = useT();
  const { view } = usePlay();
  const label = useTeamLabel();
  return (
    <section
      className="team-strip"
      aria-label={t('play.team')}
      data-over={view.result !== undefined}
    >
      {stripOf(view).map(({ team, members }) => (
        <div key={team ?? 'waiting'}>
          <span className="team-strip-mark">
            {team ? <TeamMark team={team} /> : <Icon name="marker" />}
          </span>
          <ul aria-label={team ? label(team) : t('play.waiting')}>
            {members.map((id) => (
              <li key={id}>
                <Portrait id={id} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Portrait({ id }: { readonly id: SurvivorId }) {
  const { view } = usePlay();
  const statusText = useStatusText();
  const toggle = usePanels((panels) => panels.toggle);
  const survivor = survivorOf(view, id);
  const status = statusOf(view, id);
  const sign = SIGNS[status];
  const isHere = status !== 'dead' && status !== 'missing';
  const point = (): void => pointAt(id);
  const leave = (): void => pointAt(undefined);
  return (
    <button
      type="button"
      className="portrait"
      data-status={status}
      onClick={() => toggle('team')}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Face of={id} size={36} dead={status === 'dead'} />
      <span className="portrait-sign">{sign && <Icon name={sign} />}</span>
      {isHere && <Hearts life={survivor.life} of={survivor.startLife} />}
      <span className="portrait-name">
        {SURVIVORS[id].name}
        {!view.result && <small>{statusText[status]}</small>}
      </span>
    </button>
  );
}
