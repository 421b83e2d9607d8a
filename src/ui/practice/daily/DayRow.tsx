import type { DayName } from '../../../match/practice/daily/days';
import { pointsOf } from '../../../match/practice/daily/grade';
import { gradesOf, type KeptDay } from '../../../match/practice/daily/kept';
import { KINDS, TASK_KINDS } from '../../../match/practice/daily/task';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { seedOfDay } from './share-text';
import { dateText } from './today';
import { TryMarks } from './TryMarks';

type Props = {
  readonly day: DayName;
  readonly kept: KeptDay | undefined;
  readonly onPlay: () => void;
};

/** One of the days before: what it was about, how it went, and once more. */
export function DayRow({ day, kept, onPlay }: Props) {
  const { daily } = useTexts().practice;
  const { language } = useLanguage();
  const kind = TASK_KINDS[seedOfDay(day) % KINDS];
  const grades = kept ? gradesOf(kept) : [];
  const short = dateText(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <li className="card daily-day" data-day={day}>
      <h3>
        <button type="button" onClick={onPlay}>
          <small>{short}</small> {kind && daily.kinds[kind]}
        </button>
      </h3>
      {grades.length > 0 && (
        <p>
          <TryMarks grades={grades} /> {daily.points(pointsOf(grades))}
        </p>
      )}
      {kept?.later !== undefined && <p className="daily-later">{daily.later(kept.later)}</p>}
    </li>
  );
}
