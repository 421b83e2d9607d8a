// Who goes on knowing a face-down marker (A125): whoever carried it, or looked at it.
import type { GameState } from '../game';
import type { MarkerId, SeatId, TeamId } from '../ids';
import { markerOf } from '../queries';

/** The seat has seen the face; it stays known to it while the marker lies face down. */
export function learn(game: GameState, seat: SeatId, marker: MarkerId): void {
  if (game.peeks.some((one) => one.seat === seat && one.marker === marker)) return;
  game.peeks.push({ seat, marker });
}

/** A team gives a marker out of its hands, and everybody in it goes on knowing what it is. */
export function remember(game: GameState, team: TeamId, marker: MarkerId): void {
  if (markerOf(game, marker).faceUp) return;
  for (const seat of game.seats) if (seat.team === team) learn(game, seat.id, marker);
}
