import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { knowsAlone } from '../handover/secrets';
import { Icon } from '../../art/Icon';
import './OnlyYou.css';

/** Beside a face that these eyes know because they looked at it: for the others it lies face down. */
export function OnlyYou({ id }: { id: string | undefined }) {
  const t = useT();
  const { view } = usePlay();
  if (id === undefined || !knowsAlone(view, id)) return null;
  return (
    <small className="only-you">
      <Icon name="eye" /> {t('play.onlyYou')}
    </small>
  );
}
