import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LocalSession } from '../../match/seat-session';
import { exposeTestHook } from '../../scene/test-hook';
import { AimBar } from './AimBar';
import { Announcer } from './Announcer';
import { PlayContext } from './context';
import { EndScreen } from './end/EndScreen';
import { Curtain } from './handover/Curtain';
import { LookSheet } from './handover/LookSheet';
import { TurnToast } from './handover/TurnToast';
import { Hud } from './hud/Hud';
import { Prompt } from './prompt/Prompt';
import { TableFrame } from './TableFrame';
import { useAimingNow } from './use-aiming-now';
import { useGrace } from './use-grace';
import { useInsets } from './use-insets';
import { usePlayState } from './use-play-state';
import './PlayPage.css';

const WatchPage = lazy(async () => ({ default: (await import('../watch/WatchPage')).WatchPage }));

type Props = { readonly session: LocalSession; readonly onLeave: () => void };

/** The page of a match: played, or watched again from its log. */
export function PlayPage({ session, onLeave }: Props) {
  const [isWatched, setWatched] = useState(false);
  if (!isWatched)
    return <RunningMatch session={session} onLeave={onLeave} onWatch={() => setWatched(true)} />;
  return (
    <Suspense>
      <WatchPage session={session} onLeave={() => setWatched(false)} />
    </Suspense>
  );
}

/** A running match: the table, and the words and buttons around it. */
function RunningMatch({ session, onLeave, onWatch }: Props & { onWatch: () => void }) {
  const { play, viewer } = usePlayState(session);
  const page = useRef<HTMLElement>(null);
  useInsets(page);
  useEffect(() => exposeTestHook({ log: session.written }), [session]);
  const isAiming = useAimingNow();
  const { decision, state } = play;
  useGrace(state.pending[0]);
  const isOver = state.phase === 'over';
  return (
    <PlayContext value={play}>
      <main
        ref={page}
        className="play-page"
        data-aiming={isAiming}
        data-showing={state.phase === 'shown'}
        data-asked={decision?.number}
        data-kind={decision?.kind}
        data-over={isOver}
      >
        <TableFrame />
        <Hud onLeave={onLeave} onWatch={onWatch} />
        <Prompt />
        <AimBar />
        <TurnToast />
        <Announcer />
        {viewer.handTo !== undefined && (
          <Curtain key={viewer.handTo} to={viewer.handTo} onReveal={viewer.reveal} />
        )}
        {viewer.look && (
          <LookSheet key={viewer.look.entry} look={viewer.look} onClose={viewer.closeLook} />
        )}
        {isOver && <EndScreen session={session} onLeave={onLeave} onWatch={onWatch} />}
      </main>
    </PlayContext>
  );
}
