// Whether the dump will hold out: a question, not a move.
import type { SeatView } from './view';
import { zombiesAt } from './queries';

export type Shortage = {
  /** The round before which the horde cannot come in full. */
  readonly round: number;
  readonly missing: number;
};

/** If nobody kills another zombie: when the dump has too few for a horde, and the game is lost (R153, A128). */
export function dumpShortage(view: SeatView): Shortage | undefined {
  const { number, half, marker } = view.round;
  // While a horde is coming out, the next one is that of the round after.
  const first = view.hordeComes ? 2 : 1;
  let left = zombiesAt(view, 'dump').length;
  for (let ahead = first; ahead < marker + first - 1; ahead += 1) {
    const coming = (half === 'day') === (ahead % 2 === 0) ? 'day' : 'night';
    left -= view.invasion[coming];
    if (left < 0) return { round: number + ahead, missing: -left };
  }
  return undefined;
}
