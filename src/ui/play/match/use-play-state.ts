import { useCallback, useMemo, useState } from 'react';
import type { SeatSession } from '../../../match/seat-session';
import { SPECTATOR } from '../../../scenarios/view';
import type { Answer } from '../../../match/session';
import type { Stage, StagedState } from '../../../match/stage/staged-session';
import { onlyAnswer } from '../../../scenarios/only-answer';
import type { Reason } from '../../../scenarios/reasons';
import type { MatchPage } from '../context';
import { useViewer, type Viewer } from '../handover/use-viewer';
import { useSession } from '../use-session';

/** A question with one answer is not asked: what led to it has said it. */
async function giveOnly(session: SeatSession): Promise<Reason | undefined> {
  const { asked } = session.state();
  const choice = asked && onlyAnswer(asked.decision);
  return choice && session.give({ choice });
}

/** A session as the parts of the page see it, and who has to take the screen next. */
export function usePlayState(
  session: SeatSession,
  /** The name it is saved by. */
  match?: string,
  stage?: Stage,
): {
  readonly play: MatchPage;
  readonly viewer: Viewer;
} {
  const state: StagedState = useSession(stage ?? session);
  const viewer = useViewer(state, session.looked, match);
  const [refused, setRefused] = useState<{ readonly asked: number; readonly why: Reason }>();
  const { seat, eyes, handTo, moment } = viewer;
  const decision = handTo === undefined && !moment ? state.asked?.decision : undefined;
  const give = useCallback(
    async (answer: Answer): Promise<void> => {
      const why = (await session.give(answer)) ?? (await giveOnly(session));
      const { asked } = session.state().viewOf(SPECTATOR);
      setRefused(why === undefined ? undefined : { asked, why });
    },
    [session],
  );
  // A rule may break after the answer was taken, at a run that follows from it.
  const broke = decision && session.failed()?.command.number === decision.number;
  const why = refused?.asked === decision?.number ? refused?.why : undefined;
  const refusal = broke ? 'ruleFailed' : why;
  const play = useMemo<MatchPage>(
    () => ({
      session,
      state,
      stage,
      seat,
      view: state.viewOf(eyes),
      told: state.told,
      give: (answer) => void give(answer),
      ...(decision && { decision }),
      ...(refusal !== undefined && { refusal }),
    }),
    [session, state, stage, seat, eyes, give, decision, refusal],
  );
  return { play, viewer };
}
