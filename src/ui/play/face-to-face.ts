// A tablet lying flat between two teams: the page is turned to whoever is asked, if that team sits at the other side.
import type { SeatId } from '../../scenarios/ids';
import type { SeatPlan } from '../../scenarios/setup';

export type Sides = readonly Pick<SeatPlan, 'id' | 'team'>[];

/** Somebody sits at the other side. */
export const hasTwoSides = (seats: Sides): boolean => seats.some(({ team }) => team === 'b');

/** Team B sits there, whoever of it has been banished since included. */
export const isAcross = (seats: Sides, seat: SeatId): boolean =>
  seats.find(({ id }) => id === seat)?.team === 'b';
