// Questions about a match that more than one part of the page asks.
import type { LocalSession, SeatSession } from '../../match/seat-session';
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { SeatView } from '../../scenarios/view';

export const survivorIn = (
  view: SeatView,
  id: string | undefined,
): SeatView['survivors'][SurvivorId] | undefined =>
  isSurvivorId(id) ? view.survivors[id] : undefined;

export const seatName = (view: SeatView, seat: string): string =>
  view.seats.find(({ id }) => id === seat)?.name ?? seat;

const isLocal = (session: SeatSession): session is LocalSession => 'written' in session;

/** A whole match of this device, which can be taken along and begun anew; a practice table is none. */
export const localOf = (session: SeatSession): LocalSession | undefined =>
  isLocal(session) ? session : undefined;
