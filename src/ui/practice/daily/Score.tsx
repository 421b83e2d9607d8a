import type { ReactNode } from 'react';
import type { DayName } from '../../../match/practice/daily/days';
import { pointsOf, WORTH, type Grade } from '../../../match/practice/daily/grade';
import { gradesOf, type KeptDay } from '../../../match/practice/daily/kept';
import type { Dealt } from '../../../match/practice/daily/task';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { ShareButton } from '../../page/ShareButton';
import { bestShot, shareText } from './share-text';
import { TryMarks } from './TryMarks';
import './Score.css';

type Props = {
  readonly day: DayName;
  readonly task: Dealt;
  readonly grades: readonly Grade[];
  /** As it counted: what can be shared. */
  readonly kept: KeptDay | undefined;
  /** The way on from here. */
  readonly children?: ReactNode;
};

/** How it went, and what can be done with it. */
export function Score({ day, task, grades, kept, children }: Props) {
  const { daily } = useTexts().practice;
  const { language } = useLanguage();
  const open = useScreen((store) => store.open);
  const { setting, exercise } = task;
  const best = kept && bestShot(kept);
  const points = pointsOf(grades);
  return (
    <div className="daily-score" data-points={points}>
      <p className="daily-over">
        {grades.at(-1)?.solved ? daily.over.solved(grades.length) : daily.over.unsolved}
      </p>
      <p className="daily-points">
        <TryMarks grades={grades} />
        <span>
          <b>{points}</b> {daily.ofPoints}
        </span>
      </p>
      <p className="daily-how">
        {daily.worth(...WORTH.solvedAt)} {daily.worthMore(WORTH.middle, WORTH.almost)}
      </p>
      <div className="daily-ways">
        {kept && best && (
          <>
            <ShareButton
              label={daily.share}
              text={shareText(day, gradesOf(kept), language)}
              what={() => ({ kind: 'shot', start: best })}
            />
            <button
              type="button"
              className="button daily-watch"
              onClick={() => open({ name: 'practise', start: best })}
            >
              {daily.watch}
            </button>
          </>
        )}
        <button
          type="button"
          className="button daily-practise"
          onClick={() => open({ name: 'practise', start: { setting, exercise } })}
        >
          {daily.practise}
        </button>
        {children}
      </div>
    </div>
  );
}
