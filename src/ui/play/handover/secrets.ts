// What a seat sees that others must not: decides whether the table is handed over behind a curtain.
import type { Game } from '../../../scenarios/game';
import type { MarkerId, SeatId } from '../../../scenarios/ids';
import { viewFor } from '../../../scenarios/view';

/** Eyes that see nobody's secrets. */
export const NOBODY: SeatId = '';

/** Face-down markers whose face this seat may see. */
export function secretsOf(game: Game, seat: SeatId): MarkerId[] {
  return Object.entries(viewFor(game, seat).markers)
    .filter(([, marker]) => !marker.faceUp && marker.type !== undefined)
    .map(([id]) => id);
}

/** Whether whoever looks now would see something that is not theirs. */
export function needsCurtain(game: Game, from: SeatId, to: SeatId): boolean {
  if (from === to || game.seats.length < 2) return false;
  const known = new Set(secretsOf(game, from));
  return secretsOf(game, to).some((id) => !known.has(id));
}
