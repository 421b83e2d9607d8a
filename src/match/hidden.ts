// What is hidden from a seat, what it is asked, and where two things that it gets to see part.
import { awaiting } from '../scenarios/apply';
import type { Decision } from '../scenarios/decisions';
import type { Game } from '../scenarios/game';
import type { MarkerId, SeatId } from '../scenarios/ids';
import { heldBy, inPlay, markerIds, markerOf } from '../scenarios/queries';
import { isRecord } from './border';

/** Face down, not looked at by this seat, and not in the hands of its team. */
export function hiddenFrom(game: Game, seat: SeatId): ReadonlySet<MarkerId> {
  if (game.result) return new Set();
  const team = game.seats.find(({ id }) => id === seat)?.team;
  const own = new Set(inPlay(game, team).flatMap((id) => heldBy(game, id)));
  const peeked = new Set(
    game.peeks.filter((peek) => peek.seat === seat).map(({ marker }) => marker),
  );
  return new Set(
    markerIds(game).filter((id) => !markerOf(game, id).faceUp && !own.has(id) && !peeked.has(id)),
  );
}

/** The question, if this seat is one of those who may answer it. */
export function askedOf(game: Game, seat: SeatId): Decision | undefined {
  const state = awaiting(game);
  return state.for === 'decision' && state.seats.includes(seat) ? state.decision : undefined;
}

/** Where two values part, with the way to it. */
export function differences(what: string, a: unknown, b: unknown): string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (!isRecord(a) || !isRecord(b)) return [what];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.flatMap((key) => differences(`${what}, ${key}`, a[key], b[key]));
}
