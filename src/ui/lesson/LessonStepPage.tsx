import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SeatSession } from '../../match/seat-session';
import { forgetLooked, useLooked } from '../../scene/camera/looked';
import { clearGoals, markGoals } from '../../scene/goals/store';
import { useT } from '../i18n/use-t';
import { AimBar } from '../play/table/AimBar';
import { Announcer } from '../play/log/Announcer';
import { AimAnnouncer } from '../play/table/AimAnnouncer';
import { PlayContext, type MatchPage } from '../play/context';
import { NoiseMeter } from '../play/hud/NoiseMeter';
import { Tools } from '../play/hud/Tools';
import { TurnBanner } from '../play/hud/TurnBanner';
import { Prompt } from '../play/prompt/Prompt';
import { RuleSheet } from '../play/rule/RuleSheet';
import { TableFrame } from '../play/table/TableFrame';
import { useAimingNow } from '../play/table/use-aiming-now';
import { useInsets } from '../play/table/use-insets';
import { usePlayState } from '../play/match/use-play-state';
import { usePlayKeys } from '../play/hud/use-play-keys';
import type { LessonStep } from '../../words/lesson';
import { LessonCard } from './LessonCard';
import { lookedEnough, progressOf } from './progress';
import { lessonMarks } from './starts';
import { lessonTold } from './told';
import '../play/play-page.css';
import '../play/hud/Hud.css';

type Props = {
  readonly step: LessonStep;
  readonly session: SeatSession;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
};

/** A real table with one thing to do on it. */
export function LessonStepPage({ step, session, onAgain, onNext, onLeave }: Props) {
  const t = useT();
  const { play: running } = usePlayState(session);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  usePlayKeys();
  const isAiming = useAimingNow();
  const { told, decision, state } = running;
  useLayoutEffect(forgetLooked, [step]);
  const looked = lookedEnough(useLooked());
  const happened = progressOf(
    step,
    told.flatMap(({ events }) => events),
  );
  const progress = step === 'look' && looked.turned && looked.zoomed ? 'done' : happened;
  useEffect(() => {
    markGoals(progress === 'done' ? [] : lessonMarks(step));
    return clearGoals;
  }, [step, progress]);
  // Being heard leads straight to the rush: there is nothing to read in between.
  const goesOn = step === 'noise' && progress === 'done';
  useEffect(() => {
    if (goesOn) onNext();
  }, [goesOn, onNext]);
  const taught = useMemo(() => ({ ...running, told: lessonTold(told) }), [running, told]);
  const isLooking = step === 'look' || (step === 'rush' && progress === 'done');
  const play = isLooking ? atRest(taught) : taught;
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="play-page lesson"
        data-step={step}
        data-progress={progress}
        data-aiming={isAiming}
        data-showing={state.phase === 'shown'}
        data-asked={decision?.number}
        data-kind={decision?.kind}
      >
        <h1 className="unseen">{t('lesson.title')}</h1>
        <TableFrame />
        <div className="hud-head">
          <section className="hud-top card" aria-label={t('play.hud')}>
            <TurnBanner />
            <NoiseMeter />
          </section>
          <Tools />
        </div>
        <LessonCard
          step={step}
          progress={progress}
          looked={looked}
          onAgain={onAgain}
          onNext={onNext}
          onLeave={onLeave}
        />
        {((progress === 'open' && step !== 'look') || state.phase === 'shown') && <Prompt />}
        <AimBar />
        <Announcer />
        <AimAnnouncer />
        <RuleSheet />
      </main>
    </PlayContext>
  );
}

/** The table is only looked at: a question, or the next survivor after the rush, would take the eye away from it. */
const atRest = ({ decision: _next, ...play }: MatchPage): MatchPage => play;
