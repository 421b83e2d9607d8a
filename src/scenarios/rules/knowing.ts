// Who goes on knowing a face-down marker (A125): whoever carried it, or looked at it.
import { change } from '../change';
import type { Draft } from '../game';
import type { MarkerId, SeatId, TeamId } from '../ids';
import { markerOf } from '../queries';

/** The seat has seen the face; it stays known to it while the marker lies face down. */
export function learn(game: Draft, seat: SeatId, marker: MarkerId): void {
  if (game.peeks.some((one) => one.seat === seat && one.marker === marker)) return;
  change(game, { peeks: [...game.peeks, { seat, marker }] });
}

/** A team gives a marker out of its hands, and everybody in it goes on knowing what it is. */
export function remember(game: Draft, team: TeamId, marker: MarkerId): void {
  if (markerOf(game, marker).faceUp) return;
  for (const seat of game.seats) if (seat.team === team) learn(game, seat.id, marker);
}
