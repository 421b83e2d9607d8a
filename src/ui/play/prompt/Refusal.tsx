import type { Reason } from '../../../scenarios/reasons';
import { downloadBugReport } from '../../errors/bug-report';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { refusedText } from '../../../words/decisions';
import { usePlay } from '../context';

/** Why the last answer was not taken; where the game itself broke at it, with a report to take along. */
export function Refusal({ why }: { why: Reason }) {
  const t = useT();
  const { language } = useLanguage();
  const { session } = usePlay();
  const failed = why === 'ruleFailed' ? session.failed() : undefined;
  return (
    <div className="prompt-refusal" role="alert">
      <p>{refusedText(why, language).text}</p>
      {failed && (
        <button
          type="button"
          className="button prompt-report"
          onClick={() => void downloadBugReport(failed.error, failed.command)}
        >
          {t('trouble.report')}
        </button>
      )}
    </div>
  );
}
