import { useT } from '../../i18n/use-t';
import { Icon } from '../../art/Icon';
import './OnlyYou.css';

/** Beside a face that these eyes know because they looked at it: for the others it lies face down, if only until the answer. */
export function OnlyYou({ opens = false }: { opens?: boolean }) {
  const t = useT();
  return (
    <small className="only-you">
      <Icon name="eye" /> {opens ? t('play.onlyYouYet') : t('play.onlyYou')}
    </small>
  );
}
