import type { Summary } from '../../match/saves-summary';
import { useT } from '../i18n/use-t';
import { useScreen } from '../navigation/screen';
import { useTexts } from '../i18n/use-texts';

/** Back to the match that was played last. */
export function ContinueButton({ summary: { id, scenario, round } }: { summary: Summary }) {
  const t = useT();
  const { scenarios } = useTexts();
  const open = useScreen((store) => store.open);
  return (
    <button
      type="button"
      className="button button-main title-continue"
      onClick={() => open({ name: 'opening', match: id })}
    >
      {t('title.continue')}
      <small>{t('title.continueWhat', { scenario: scenarios[scenario].title, round })}</small>
    </button>
  );
}
