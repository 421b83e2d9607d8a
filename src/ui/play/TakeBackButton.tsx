import { Icon } from '../art/Icon';
import { useLanguage } from '../i18n/use-language';
import { usePlay } from './context';
import { takeBackOf } from './take-back';
import { useTakeBack } from './use-take-back';
import './TakeBackButton.css';

/** Beside the question, as long as the last answer can be taken back. */
export function TakeBackButton() {
  const { language } = useLanguage();
  const { state, view } = usePlay();
  const takeBack = useTakeBack();
  const shown = takeBackOf(state, view, language);
  if (!shown) return null;
  return (
    <button
      type="button"
      className="take-back"
      data-named={shown.isNamed}
      aria-keyshortcuts="Control+Z Meta+Z"
      title={shown.label}
      onClick={takeBack}
    >
      <Icon name="undo" />
      <span>{shown.label}</span>
    </button>
  );
}
