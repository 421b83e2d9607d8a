// Ten marks for ten players: each its own shape and its own colour, so that neither is needed alone.
import type { SeatId } from '../../scenarios/ids';

/** In the order in which they are given out; those that are like the signs of the teams come last. */
export const MARK_IDS = [
  'circle',
  'diamond',
  'star',
  'hexagon',
  'cross',
  'heart',
  'drop',
  'moon',
  'square',
  'triangle',
] as const;
export type MarkId = (typeof MARK_IDS)[number];

export type MarkLook = { readonly colour: string; readonly path: string };

/** Shapes in a square of 24. */
export const MARKS: Readonly<Record<MarkId, MarkLook>> = {
  circle: { colour: '#f29a2e', path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  square: { colour: '#3c78c8', path: 'M3 3h18v18H3z' },
  triangle: { colour: '#b3372f', path: 'M12 2 23 21H1z' },
  diamond: { colour: '#2e8f6b', path: 'M12 1 23 12 12 23 1 12z' },
  star: {
    colour: '#e3c12b',
    path: 'M12 1l3.200 7.300 7.800.700-5.900 5.200 1.800 7.800-6.900-4-6.900 4 1.800-7.800L1 9l7.800-.700z',
  },
  hexagon: { colour: '#7a4fa3', path: 'M6 2h12l5 10-5 10H6L1 12z' },
  cross: { colour: '#8a5a2b', path: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z' },
  heart: {
    colour: '#d4628a',
    path: 'M12 22 2.500 12A6 6 0 0 1 12 5.500 6 6 0 0 1 21.500 12z',
  },
  drop: {
    colour: '#3fa7c4',
    path: 'M12 1c5 7 7.500 10 7.500 14a7.500 7.500 0 0 1-15 0C4.500 11 7 8 12 1z',
  },
  moon: { colour: '#5b6675', path: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z' },
};

/** A seat is named after its mark, so the mark travels with every save; older seats get one by their number. */
export function markOf(seat: SeatId): MarkId {
  const own = MARK_IDS.find((id) => id === seat);
  const number = Number(/(\d+)$/.exec(seat)?.[1] ?? 1);
  return own ?? MARK_IDS[(number - 1) % MARK_IDS.length] ?? 'circle';
}
