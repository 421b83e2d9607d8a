// Questions about a match that more than one part of the page asks.
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { SeatView } from '../../scenarios/view';

export const survivorIn = (
  view: SeatView,
  id: string | undefined,
): SeatView['survivors'][SurvivorId] | undefined =>
  isSurvivorId(id) ? view.survivors[id] : undefined;

export const seatName = (view: SeatView, seat: string): string =>
  view.seats.find(({ id }) => id === seat)?.name ?? seat;
