// What a seat may see that its rivals must not, and whose eyes the screen is drawn for.
import type { Decision } from '../../../scenarios/decisions';
import type { MarkerId, SeatId } from '../../../scenarios/ids';
import { hasRivals } from '../../../scenarios/queries';
import { SPECTATOR, type SeatView } from '../../../scenarios/view';

/** Face-down markers whose face this seat may see, and its rivals may not. */
export function secretsOf(view: SeatView): MarkerId[] {
  if (!hasRivals(view)) return [];
  return Object.entries(view.markers)
    .filter(([, marker]) => !marker.faceUp && marker.type !== undefined)
    .map(([id]) => id);
}

/** Whether this seat has looked at a marker that still lies face down for others. */
export function knowsAlone(view: SeatView, id: MarkerId): boolean {
  const marker = view.markers[id];
  if (!marker || marker.faceUp || view.seats.length < 2) return false;
  const team = view.seats.find((one) => one.id === view.seat)?.team;
  // What a team carries all of it knows (R330).
  const isOwn =
    hasRivals(view) &&
    marker.place.on === 'board' &&
    view.survivors[marker.place.survivor]?.team === team;
  return !isOwn && view.peeked.includes(id);
}

type Asked = { readonly seat: SeatId; readonly decision: Decision };
type ViewOf = (seat: SeatId) => SeatView;

/** Whether the question is nobody else's business, or one of its answers names a marker that is a secret of the seat. */
function showsSecret(viewOf: ViewOf, { seat, decision }: Asked): boolean {
  const { kind, about, options } = decision;
  // Nobody learns an answer before the last one is in (A138).
  if (kind === 'vote') return true;
  // Chosen blind: no face is named, not even to whoever knows it (R225).
  if (kind === 'steal') return false;
  const named = new Set([about, ...options.map((option) => option.about)]);
  return secretsOf(viewOf(seat)).some((id) => named.has(id));
}

/** For whom and for which question a curtain was lifted: of several who are asked at once, each lifts its own. */
export type Lifted = { readonly seat: SeatId; readonly number: number };

export type Eyes = {
  readonly eyes: SeatId;
  /** Who has to take the screen, behind a curtain, before the question is shown. */
  readonly handTo?: SeatId;
};

/** Among rivals everybody looks on, but for a question that shows a secret: it is lifted for the asked seat alone. */
export function eyesOn(
  viewOf: ViewOf,
  asked: Asked | undefined,
  last: SeatId,
  lifted: Lifted | undefined,
): Eyes {
  if (!hasRivals(viewOf(SPECTATOR))) return { eyes: asked?.seat ?? last };
  if (!asked || !showsSecret(viewOf, asked)) return { eyes: SPECTATOR };
  const isLifted = asked.seat === lifted?.seat && asked.decision.number === lifted.number;
  if (isLifted) return { eyes: asked.seat };
  return { eyes: SPECTATOR, handTo: asked.seat };
}
