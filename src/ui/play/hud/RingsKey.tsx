import { useHand } from '../../../scene/hand/hand';
import { useT } from '../../i18n/use-t';
import './RingsKey.css';

/** What the rings on the table mean, while they are shown. */
export function RingsKey() {
  const t = useT();
  const isShown = useHand((hand) => hand.nextTo);
  return isShown ? <p className="rings-key card">{t('play.rings.key')}</p> : null;
}
