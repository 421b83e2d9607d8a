// What every part of the page of a match may know and do.
import type { Reason } from '../../scenarios/reasons';
import { createContext, useContext } from 'react';
import type { Answer, Session, SessionState, Told } from '../../match/session';
import type { Decision } from '../../scenarios/decisions';
import type { Game } from '../../scenarios/game';
import type { SeatId } from '../../scenarios/ids';
import type { GameView } from '../../scenarios/view';

export type Play = {
  readonly session: Session;
  readonly state: SessionState;
  /** What lies on the table for whoever looks at it. */
  readonly game: Game;
  /** Who was asked last. */
  readonly seat: SeatId;
  /** Whose eyes are on the screen; nobody's while rivals look on. */
  readonly viewer: SeatId;
  /** What these eyes may know of it. */
  readonly view: GameView;
  /** What is asked now; nothing while a run is shown or behind a curtain. */
  readonly decision?: Decision;
  /** What happened so far, without what is still being shown. */
  readonly told: readonly Told[];
  readonly give: (answer: Answer) => void;
  /** Why the last answer was not accepted. */
  readonly refusal?: Reason;
};

export const PlayContext = createContext<Play | undefined>(undefined);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no match around this part of the page.');
  return play;
}
