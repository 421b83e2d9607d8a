import { useCallback, useMemo, useState } from 'react';
import type { Answer } from '../../../match/session';
import type { SeatSession } from '../../../match/seat-session';
import type { PuzzleId } from '../../../match/puzzles/catalogue';
import { POSITIONS } from '../../../match/puzzles/positions';
import { verdictOf, type Verdict } from '../../../match/puzzles/verdict';
import type { SeatId } from '../../../scenarios/ids';
import type { Reason } from '../../../scenarios/reasons';
import type { MatchPage } from '../../play/context';
import { useSession } from '../../play/use-session';

/** A puzzle has one player, who looks on with the eyes of one seat and answers for others, if they are asked: no curtain is ever drawn. */
export function usePuzzle(
  id: PuzzleId,
  session: SeatSession,
  seat: SeatId,
): { readonly play: MatchPage; readonly verdict: Verdict } {
  const state = useSession(session);
  const [refused, setRefused] = useState<{ readonly asked: number; readonly why: Reason }>();
  const view = state.viewOf(seat);
  const verdict = useMemo(
    () =>
      verdictOf(
        POSITIONS[id],
        view,
        state.told.flatMap(({ events }) => events),
      ),
    [id, view, state.told],
  );
  const decision = verdict.is === 'open' ? state.asked?.decision : undefined;
  const give = useCallback(
    async (answer: Answer): Promise<void> => {
      const asked = session.state().asked?.decision.number;
      const why = await session.give(answer);
      setRefused(why === undefined || asked === undefined ? undefined : { asked, why });
    },
    [session],
  );
  const refusal = refused?.asked === decision?.number ? refused?.why : undefined;
  const play = useMemo<MatchPage>(
    () => ({
      session,
      state,
      seat,
      view,
      told: state.told,
      give: (answer) => void give(answer),
      ...(decision && { decision }),
      ...(refusal !== undefined && { refusal }),
    }),
    [session, state, seat, view, give, decision, refusal],
  );
  return { play, verdict };
}
