import { useEffect, useRef } from 'react';
import type { LocalSession } from '../../../match/seat-session';
import { fillAtFirstTouch } from '../../device/full-screen';
import { stayAwake } from '../../device/wake-lock';
import { exposeTestHook } from '../../../scene/test-hook';
import { matchIdOf } from '../../sessions/open-sessions';
import { AimAnnouncer } from '../table/AimAnnouncer';
import { AimBar } from '../table/AimBar';
import { Announcer } from '../log/Announcer';
import { PlayContext } from '../context';
import { EndScreen } from '../end/EndScreen';
import { useFaceToFace } from '../use-face-to-face';
import { FirstCardShown } from '../FirstCardShown';
import { Curtain } from '../handover/Curtain';
import { MomentShown } from '../handover/MomentShown';
import { TurnToast } from '../handover/TurnToast';
import { BeatShown } from '../stage/BeatShown';
import { useStage } from '../stage/use-stage';
import { Hud } from '../hud/Hud';
import { Prompt } from '../prompt/Prompt';
import { TableFrame } from '../table/TableFrame';
import { useAimingNow } from '../table/use-aiming-now';
import { useGrace } from './use-grace';
import { useInsets } from '../table/use-insets';
import { usePlayState } from './use-play-state';
import '../play-page.css';

type Props = {
  readonly session: LocalSession;
  readonly onLeave: () => void;
  readonly onWatch: (from?: number) => void;
};

/** A running match: the table, and the words and buttons around it. */
export function RunningMatch({ session, onLeave, onWatch }: Props) {
  const stage = useStage(session);
  const { play, viewer } = usePlayState(session, matchIdOf(session), stage);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  useEffect(
    () => (navigator.webdriver ? exposeTestHook({ log: session.written }) : undefined),
    [session],
  );
  const isAiming = useAimingNow();
  const { decision, state } = play;
  const isGrace = useGrace(state.pending[0] ?? state.beat);
  const isOver = state.phase === 'over';
  const turned = useFaceToFace(session.plan.seats, viewer.handTo ?? viewer.seat, isOver);
  useEffect(() => (isOver ? undefined : stayAwake()), [isOver]);
  useEffect(fillAtFirstTouch, []);
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="match play-page"
        data-aiming={isAiming}
        data-grace={isGrace || undefined}
        data-showing={state.phase === 'shown' || state.phase === 'staged'}
        data-asked={decision?.number}
        data-kind={decision?.kind}
        data-over={isOver}
        data-turned={turned}
      >
        <TableFrame />
        <Hud onLeave={onLeave} onWatch={() => onWatch()} />
        <Prompt />
        <AimBar />
        {state.beat && <BeatShown beat={state.beat} onSeen={stage.beatSeen} />}
        <TurnToast />
        <Announcer />
        <AimAnnouncer />
        {viewer.handTo !== undefined && (
          <Curtain
            key={viewer.handTo}
            to={viewer.handTo}
            why={viewer.curtainFor}
            onReveal={viewer.reveal}
          />
        )}
        {viewer.moment && (
          <MomentShown
            key={viewer.moment.key}
            moment={viewer.moment}
            onClose={viewer.closeMoment}
          />
        )}
        <FirstCardShown />
        {isOver && <EndScreen session={session} onLeave={onLeave} onWatch={onWatch} />}
      </main>
    </PlayContext>
  );
}
