// What a seat may see that its rivals must not, and whose eyes the screen is drawn for.
import type { Decision } from '../../../scenarios/decisions';
import type { Game } from '../../../scenarios/game';
import type { MarkerId, SeatId } from '../../../scenarios/ids';
import { viewFor } from '../../../scenarios/view';

/** Eyes that see nobody's secrets. */
export const NOBODY: SeatId = '';

/** Only between teams something is kept from somebody at the same screen. */
export const hasRivals = ({ seats }: Game): boolean =>
  new Set(seats.map(({ team }) => team)).size > 1;

/** Face-down markers whose face this seat may see, and its rivals may not. */
export function secretsOf(game: Game, seat: SeatId): MarkerId[] {
  if (!hasRivals(game)) return [];
  return Object.entries(viewFor(game, seat).markers)
    .filter(([, marker]) => !marker.faceUp && marker.type !== undefined)
    .map(([id]) => id);
}

/** Whether this seat has looked at a marker that still lies face down for others. */
export function knowsAlone(game: Game, seat: SeatId, id: MarkerId): boolean {
  const marker = game.markers[id];
  if (!marker || marker.faceUp || game.seats.length < 2) return false;
  const team = game.seats.find((one) => one.id === seat)?.team;
  // What a team carries all of it knows (R330).
  const isOwn =
    hasRivals(game) &&
    marker.place.on === 'board' &&
    game.survivors[marker.place.survivor]?.team === team;
  return !isOwn && game.peeks.some((peek) => peek.seat === seat && peek.marker === id);
}

type Asked = { readonly seat: SeatId; readonly decision: Decision };

/** Whether the question or one of its answers names a marker that is a secret of the seat. */
function showsSecret(game: Game, { seat, decision }: Asked): boolean {
  const { kind, about, options } = decision;
  // Chosen blind: no face is named, not even to whoever knows it (R225).
  if (kind === 'steal') return false;
  const named = new Set([about, ...options.map((option) => option.about)]);
  return secretsOf(game, seat).some((id) => named.has(id));
}

export type Eyes = {
  readonly eyes: SeatId;
  /** Who has to take the screen, behind a curtain, before the question is shown. */
  readonly handTo?: SeatId;
};

/** Among rivals everybody looks on, but for a question that shows a secret: it is lifted for the asked seat alone. */
export function eyesOn(
  game: Game,
  asked: Asked | undefined,
  last: SeatId,
  lifted: number | undefined,
): Eyes {
  if (!hasRivals(game)) return { eyes: asked?.seat ?? last };
  if (!asked || !showsSecret(game, asked)) return { eyes: NOBODY };
  if (asked.decision.number === lifted) return { eyes: asked.seat };
  return { eyes: NOBODY, handTo: asked.seat };
}
