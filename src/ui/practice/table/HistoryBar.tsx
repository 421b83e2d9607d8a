import { aimWith } from '../../../scene/hand/hand';
import { Icon } from '../../art/Icon';
import { useTexts } from '../../i18n/use-texts';
import { useTab } from './tabs';
import { usePractice, usePracticeSession } from './use-practice';

/** Back and forth over everything, and the last shot once more. */
export function HistoryBar() {
  const { table } = useTexts().practice;
  const session = usePracticeSession();
  const { canUndo, canRedo, last } = usePractice();
  const retake = (): void => {
    const flick = session.retake();
    if (!flick) return;
    // Under the glass nothing is aimed.
    if (useTab.getState().tab === 'look') useTab.getState().close();
    // The question comes first, then what the hand is to hold; keys are for the aim then, not for this button.
    requestAnimationFrame(() => {
      aimWith(flick.choice, flick.numbers);
      document.querySelector<HTMLElement>('#prompt-question')?.focus();
    });
  };
  return (
    <div className="practice-history">
      <button
        type="button"
        className="button button-square"
        title={table.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!canUndo}
        onClick={session.undo}
      >
        <Icon name="undo" />
        <span className="unseen">{table.undo}</span>
      </button>
      <button
        type="button"
        className="button button-square practice-redo"
        title={table.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!canRedo}
        onClick={session.redo}
      >
        <Icon name="undo" />
        <span className="unseen">{table.redo}</span>
      </button>
      <button
        type="button"
        className="button practice-again"
        title={table.again}
        disabled={!last}
        onClick={() => void session.again()}
      >
        <Icon name="play" />
        <span>{table.again}</span>
      </button>
      <button
        type="button"
        className="button practice-retake"
        title={table.retake}
        disabled={!last?.shot.flick}
        onClick={retake}
      >
        <Icon name="aim" />
        <span>{table.retake}</span>
      </button>
    </div>
  );
}
