// What every part of the page of a match may know and do.
import type { Reason } from '../../scenarios/reasons';
import { createContext, useContext } from 'react';
import type { SeatSession } from '../../match/seat-session';
import type { Answer, Told } from '../../match/session';
import type { Stage, StagedState } from '../../match/stage/staged-session';
import type { Decision } from '../../scenarios/decisions';
import type { SeatId } from '../../scenarios/ids';
import type { SeatView } from '../../scenarios/view';

export type MatchPage = {
  readonly session: SeatSession;
  readonly state: StagedState;
  /** Where its moments are staged one after the other; a practice table has none. */
  readonly stage?: Stage | undefined;
  /** Who was asked last. */
  readonly seat: SeatId;
  /** What the eyes on the screen may know; nobody's eyes while rivals look on. */
  readonly view: SeatView;
  /** What is asked now; nothing while a run is shown or behind a curtain. */
  readonly decision?: Decision;
  /** What happened so far, without what is still being shown. */
  readonly told: readonly Told[];
  readonly give: (answer: Answer) => void;
  /** Why the last answer was not accepted. */
  readonly refusal?: Reason;
};

export const PlayContext = createContext<MatchPage | undefined>(undefined);

export function usePlay(): MatchPage {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no match around this part of the page.');
  return play;
}
