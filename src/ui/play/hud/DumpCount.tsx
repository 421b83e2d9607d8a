import { zombiesAt } from '../../../scenarios/queries';
import { useT } from '../../i18n/useT';
import { Icon } from '../art/Icon';
import { usePlay } from '../context';
import { stateOf } from '../queries';
import './DumpCount.css';

/** How many wait in the dump, and how many of them the next round brings. */
export function DumpCount() {
  const t = useT();
  const { game } = usePlay();
  const left = zombiesAt(stateOf(game), 'dump').length;
  const next = game.invasion[game.round.half === 'day' ? 'night' : 'day'];
  return (
    <div
      className="dump-count"
      data-short={left < next}
      title={t('play.dump.text', { left, next })}
    >
      <Icon name="tower" />
      <span aria-hidden="true">
        <b>{left}</b> <small>+{next}</small>
      </span>
      <span className="unseen">{t('play.dump.text', { left, next })}</span>
    </div>
  );
}
