import { useTexts } from '../../i18n/use-texts';
import { Headline } from '../../play/log/Headline';
import { Prompt } from '../../play/prompt/Prompt';
import { usePlay } from '../../play/context';
import { usePractice, usePracticeSession } from './use-practice';

/** The flick that is asked for; where none is, the strut to pull, or why nothing can be flicked. */
export function PracticePrompt() {
  const { practice, decisions } = useTexts();
  const session = usePracticeSession();
  const { exercise, unready, looking, moment } = usePractice();
  const { state, decision } = usePlay();
  const { table } = practice;
  if (moment.whose === 'sent' && !looking && state.phase !== 'shown') return <Sent />;
  // Under the glass the table stands still; what it came to stays to be read.
  if (!looking && (decision ?? state.phase === 'shown')) return <Prompt />;
  // While pieces are put nothing is asked.
  if (!exercise && !looking) return null;
  const why = unready && { ...decisions.refusals, ...table.unready }[unready];
  return (
    <section className="prompt card" aria-live="polite">
      <Headline />
      {why !== undefined && <p className="prompt-warning">{why}</p>}
      {exercise?.of === 'rush' && !unready && !looking && (
        <div className="practice-pull">
          <p>{table.pullHint}</p>
          <button
            type="button"
            className="button button-main practice-strut"
            onClick={() => void session.pull()}
          >
            {table.pull}
          </button>
        </div>
      )}
    </section>
  );
}

/** After a shot that somebody has sent: it is the turn of whoever looked on. */
function Sent() {
  const { links } = useTexts().practice;
  const session = usePracticeSession();
  return (
    <section className="prompt card" aria-live="polite">
      <Headline />
      <div className="practice-pull practice-sent">
        <p>{links.sent}</p>
        <button
          type="button"
          className="button button-main practice-try"
          onClick={() => void session.retake()}
        >
          {links.tryIt}
        </button>
        <button type="button" className="button" onClick={() => void session.again()}>
          {links.showAgain}
        </button>
      </div>
    </section>
  );
}
