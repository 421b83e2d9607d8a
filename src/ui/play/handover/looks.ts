// What a seat has just looked at: shown to it, and to nobody else, before anything else is asked.
import type { Told } from '../../../match/session';
import type { MarkerId, SeatId } from '../../../scenarios/ids';

export type Look = {
  /** The entry of the log it came of: no two looks share one. */
  readonly entry: number;
  readonly seat: SeatId;
  readonly markers: readonly MarkerId[];
};

/** The look that the last answer led to, if any. */
export function lookIn(told: readonly Told[]): Look | undefined {
  const since = told.findLast(({ of }) => of !== 'table')?.entry ?? 0;
  for (const { entry, events } of told.toReversed()) {
    if (entry < since) break;
    const peeked = events.findLast((event) => event.kind === 'peeked');
    if (peeked && peeked.markers.length > 0)
      return { entry, seat: peeked.seat, markers: peeked.markers };
  }
  return undefined;
}
