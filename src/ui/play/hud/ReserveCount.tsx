import { reserveMarkers } from '../../../scenarios/queries';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import { openRules } from '../rule/open-rule';
import './ReserveCount.css';

/** How many markers wait outside town, and which doors bear an X; only where the scenario has such (R346, R347). */
export function ReserveCount() {
  const t = useT();
  const { grammar, names } = useTexts();
  const { view } = usePlay();
  if (!view.closed) return null;
  const left = reserveMarkers(view).length;
  const doors = grammar.list(view.closed.map((id) => grammar.the(names.structures[id])));
  const text = t('play.reserve.text', { left, doors });
  return (
    <button
      type="button"
      className="reserve-count"
      title={text}
      onClick={() => openRules(['R347', 'R348', 'R349'])}
    >
      <Icon name="marker" />
      <b aria-hidden="true">{left}</b>
      <span className="unseen">{text}</span>
    </button>
  );
}
