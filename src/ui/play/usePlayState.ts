import type { Reason } from '../../scenarios/reasons';
import { useCallback, useMemo, useState } from 'react';
import type { Answer, Session } from '../../match/session';
import { viewFor } from '../../scenarios/view';
import type { Play } from './context';
import { useViewer, type Viewer } from './handover/useViewer';
import { openOnceOver } from './openOnceOver';
import { useSession } from './useSession';

/** A session as the parts of the page see it, and who has to take the screen next. */
export function usePlayState(session: Session): { readonly play: Play; readonly viewer: Viewer } {
  const state = useSession(session);
  const viewer = useViewer(state);
  const [refused, setRefused] = useState<{ readonly asked: number; readonly why: Reason }>();
  const { show, waits } = state;
  const game = useMemo(() => openOnceOver(state.game), [state.game]);
  const { seat, eyes, handTo, look } = viewer;
  const decision =
    !show && waits.for === 'decision' && handTo === undefined && !look ? waits.decision : undefined;
  const give = useCallback(
    (answer: Answer) => {
      const why = session.give(answer);
      setRefused(why === undefined ? undefined : { asked: session.state().game.asked, why });
    },
    [session],
  );
  // A rule may break after the answer was taken, at a run that follows from it.
  const broke = decision && session.failed()?.command.number === decision.number;
  const why = refused?.asked === decision?.number ? refused?.why : undefined;
  const refusal = broke ? 'ruleFailed' : why;
  const play = useMemo<Play>(
    () => ({
      session,
      state,
      game,
      seat,
      viewer: eyes,
      view: viewFor(game, eyes),
      // What a run led to stays untold until it has been seen.
      told: state.seen,
      give,
      ...(decision && { decision }),
      ...(refusal !== undefined && { refusal }),
    }),
    [session, state, game, seat, eyes, give, decision, refusal],
  );
  return { play, viewer };
}
