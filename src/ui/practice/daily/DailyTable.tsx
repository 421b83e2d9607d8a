import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DayName } from '../../../match/practice/daily/days';
import { TRIES, type Grade } from '../../../match/practice/daily/grade';
import type { Dealt } from '../../../match/practice/daily/task';
import { dailySession, type DailySession } from '../../../match/practice/daily/tries';
import { loadEngine } from '../../../physics/engine';
import { clearGoals, markGoals } from '../../../scene/goals/store';
import { survivorName } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useTexts } from '../../i18n/use-texts';
import { Loading } from '../../page/Loading';
import { useKeys } from '../../page/use-keys';
import { PlayContext } from '../../play/context';
import { Tools } from '../../play/hud/Tools';
import { usePlayKeys } from '../../play/hud/use-play-keys';
import { Announcer } from '../../play/log/Announcer';
import { usePlayState } from '../../play/match/use-play-state';
import { RuleSheet } from '../../play/rule/RuleSheet';
import { AimAnnouncer } from '../../play/table/AimAnnouncer';
import { AimBar } from '../../play/table/AimBar';
import { TableFrame } from '../../play/table/TableFrame';
import { useAimingNow } from '../../play/table/use-aiming-now';
import { useInsets } from '../../play/table/use-insets';
import { DailyPrompt } from './DailyPrompt';
import { useDays } from './days';
import { marksOf } from './marks';
import { dateText } from './today';
import { TryMarks } from './TryMarks';
import '../../play/play-page.css';
import '../../play/hud/Hud.css';
import './DailyTable.css';

type Props = {
  readonly day: DayName;
  readonly seed: number;
  readonly task: Dealt;
  /** Those that counted before; nothing where it is played for practice. */
  readonly before: readonly Grade[] | undefined;
  readonly onLeave: () => void;
};

/** Three tries at a task, once the table's engine has come. */
export function DailyTable({ before, ...props }: Props) {
  const { day, seed, task } = props;
  const [session, setSession] = useState<DailySession>();
  // What counted before is asked once: the tries of now are the session's own.
  const [counted] = useState(before);
  const took = useDays((store) => store.took);
  const tookLater = useDays((store) => store.tookLater);
  useEffect(() => {
    let isLeft = false;
    void loadEngine().then(() => {
      if (isLeft) return;
      const made: Grade[] = [];
      const opened = dailySession(task, counted ?? [], ({ taken, grade }) => {
        const { flick } = taken.shot;
        made.push(grade);
        // Kept as soon as it is flicked: a try is not given back by a reload.
        if (counted && flick) took(day, seed, { flick, grade });
        else if (!counted) tookLater(day, seed, made);
      });
      setSession(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [day, seed, task, counted, took, tookLater]);
  return session ? (
    <OpenDaily {...props} session={session} counts={counted !== undefined} />
  ) : (
    <Loading />
  );
}

type OpenProps = Omit<Props, 'before'> & {
  readonly session: DailySession;
  readonly counts: boolean;
};

/** With the engine at hand. */
export function OpenDaily({ day, task, session, counts, onLeave }: OpenProps) {
  const t = useT();
  const { daily, doors } = useTexts().practice;
  const { language } = useLanguage();
  const { play } = usePlayState(session);
  const state = useSyncExternalStore(session.subscribe, session.daily, session.daily);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  usePlayKeys();
  const leave = useCallback(() => onLeave(), [onLeave]);
  useKeys(
    'page',
    useMemo(() => ({ Escape: leave }), [leave]),
  );
  const isAiming = useAimingNow();
  useEffect(() => {
    markGoals(marksOf(task));
    return clearGoals;
  }, [task]);
  const { grades, tried, told, isOver } = state;
  const number = Math.min(TRIES, grades.length + (told || isOver ? 0 : 1));
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="play-page daily"
        data-aiming={isAiming}
        data-showing={play.state.phase === 'shown'}
        data-tries={grades.length}
        data-outcome={tried.at(-1)?.taken.recording.hash}
      >
        <h1 className="unseen">{doors.daily.title}</h1>
        <TableFrame />
        <div className="hud-head">
          <section className="hud-top card" aria-label={doors.daily.title}>
            <button type="button" className="button practice-leave" onClick={leave}>
              <Icon name="back" />
              <span>{t('shell.back')}</span>
            </button>
            <p className="daily-name">
              <b>{doors.daily.title}</b> {dateText(day, language)}
            </p>
          </section>
          <Tools />
        </div>
        <section className="card daily-card" aria-label={daily.kinds[task.kind]}>
          <p className="daily-try">
            {daily.tryOf(number, TRIES)} <TryMarks grades={grades} />
          </p>
          <h2>{daily.kinds[task.kind]}</h2>
          <p>{daily.tasks[task.kind](survivorName(task.exercise.survivor))}</p>
          {!counts && <p className="daily-practice">{daily.isPractice}</p>}
        </section>
        <DailyPrompt
          day={day}
          task={task}
          state={state}
          counts={counts}
          onNext={session.next}
          onLeave={leave}
        />
        <AimBar />
        <Announcer />
        <AimAnnouncer />
        <RuleSheet />
      </main>
    </PlayContext>
  );
}
