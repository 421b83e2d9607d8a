import { zombiesAt } from '../../../scenarios/queries';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { shortageLine } from '../../../words/shortage';
import { Icon } from '../../art/Icon';
import { usePlay } from '../context';
import { openRules } from '../rule/open-rule';
import './DumpCount.css';

/** How many wait in the dump, how many of them the next round brings, and when there will be too few (A128). */
export function DumpCount() {
  const t = useT();
  const { language } = useLanguage();
  const { view } = usePlay();
  const left = zombiesAt(view, 'dump').length;
  const next = view.invasion[view.round.half === 'day' ? 'night' : 'day'];
  const short = shortageLine(view, language);
  const text = t('play.dump.text', { left, next });
  return (
    <div className="dump-count" data-short={left < next} title={text}>
      <Icon name="tower" />
      <span aria-hidden="true">
        <b>{left}</b> <small>+{next}</small>
      </span>
      <span className="unseen">{text}</span>
      {short && (
        <button type="button" className="dump-short" onClick={() => openRules(short.rules)}>
          {short.text}
        </button>
      )}
    </div>
  );
}
