import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { DayName } from '../../../match/practice/daily/days';
import { dealt } from '../../../match/practice/daily/dealt';
import { isOver, TRIES, type Grade } from '../../../match/practice/daily/grade';
import { daysBefore, gradesOf, streakOf } from '../../../match/practice/daily/kept';
import { survivorName } from '../../../words/nouns';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { Loading } from '../../page/Loading';
import { Page } from '../../page/Page';
import { DailyMap } from './DailyMap';
import { DayRow } from './DayRow';
import { useDays } from './days';
import { Score } from './Score';
import { seedOfDay } from './share-text';
import { dateText, todayName } from './today';
import { TryMarks } from './TryMarks';
import './DailyPage.css';

const DailyTable = lazy(async () => ({ default: (await import('./DailyTable')).DailyTable }));

/** What is on the table: the day stays what it was when it was opened, whatever the clock says by then. */
type Playing = { readonly day: DayName; readonly before: readonly Grade[] | undefined };

/** Today's shot, and those of the last thirty days. */
export function DailyPage() {
  const [today, setToday] = useState(todayName);
  const [playing, setPlaying] = useState<Playing>();
  const refresh = useDays((store) => store.refresh);
  useEffect(() => {
    if (playing) return undefined;
    // Whoever comes back to the list after midnight finds the new one.
    const look = (): void => {
      setToday(todayName());
      refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [playing, refresh]);
  const leave = useCallback(() => setPlaying(undefined), []);
  if (playing)
    return (
      <Suspense fallback={<Loading />}>
        <Table {...playing} onLeave={leave} />
      </Suspense>
    );
  return <Days today={today} onPlay={setPlaying} />;
}

function Table({ day, before, onLeave }: Playing & { readonly onLeave: () => void }) {
  const seed = seedOfDay(day);
  const task = useMemo(() => dealt(seed), [seed]);
  return task ? (
    <DailyTable day={day} seed={seed} task={task} before={before} onLeave={onLeave} />
  ) : null;
}

type DaysProps = {
  readonly today: DayName;
  readonly onPlay: (playing: Playing) => void;
};

function Days({ today, onPlay }: DaysProps) {
  const { daily, doors } = useTexts().practice;
  const { language } = useLanguage();
  const days = useDays((store) => store.days);
  const seed = seedOfDay(today);
  const task = useMemo(() => dealt(seed), [seed]);
  const kept = days.find(({ day }) => day === today);
  const grades = kept ? gradesOf(kept) : [];
  const streak = streakOf(days, today);
  const isDone = isOver(grades);
  return (
    <Page title={doors.daily.title}>
      {task && (
        <section className="card daily-today" data-day={today} data-seed={seed}>
          <DailyMap task={task} />
          <div>
            <p className="daily-date">{dateText(today, language, { dateStyle: 'full' })}</p>
            <h2>{daily.kinds[task.kind]}</h2>
            <p>{daily.tasks[task.kind](survivorName(task.exercise.survivor))}</p>
            {isDone ? (
              <Score day={today} task={task} grades={grades} kept={kept} />
            ) : (
              <p className="daily-play">
                <button
                  type="button"
                  className="button button-main"
                  onClick={() => onPlay({ day: today, before: grades })}
                >
                  {grades.length === 0 ? daily.play : daily.goOn(TRIES - grades.length)}
                </button>
                {grades.length > 0 && <TryMarks grades={grades} />}
              </p>
            )}
            <p className="daily-small">
              {isDone ? daily.tomorrow : daily.intro}
              {streak > 0 && <strong> {daily.streak(streak)}.</strong>}
            </p>
          </div>
        </section>
      )}
      <h2 className="daily-list-title">{daily.list}</h2>
      <p className="practice-intro">{daily.listHint}</p>
      <ol className="daily-list">
        {daysBefore(today).map((day) => (
          <DayRow
            key={day}
            day={day}
            kept={days.find((one) => one.day === day)}
            onPlay={() => onPlay({ day, before: undefined })}
          />
        ))}
      </ol>
    </Page>
  );
}
