// How far somebody has turned the table by hand, and how far gone to it or away: for whoever teaches it.
import { create } from 'zustand';
import type { Orbit } from './orbit';

export type Looked = {
  /** Degrees, there and back added up. */
  readonly turned: number;
  /** Doublings and halvings of the distance, added up. */
  readonly zoomed: number;
};

const NOTHING: Looked = { turned: 0, zoomed: 0 };

export const useLooked = create<Looked>(() => NOTHING);
export const forgetLooked = (): void => useLooked.setState(NOTHING);

export const noteLooked = (
  before: Pick<Orbit, 'yaw' | 'distance'>,
  { yaw, distance }: Pick<Orbit, 'yaw' | 'distance'>,
): void =>
  useLooked.setState(({ turned, zoomed }) => ({
    turned: turned + Math.abs(yaw - before.yaw),
    zoomed: zoomed + Math.abs(Math.log2(distance / before.distance)),
  }));
