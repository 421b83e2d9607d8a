// Distances and directions in words.
import type { CompassPoint } from '../../compass';

export const compass: Readonly<Record<CompassPoint, string>> = {
  e: 'east',
  ne: 'north-east',
  n: 'north',
  nw: 'north-west',
  w: 'west',
  sw: 'south-west',
  s: 'south',
  se: 'south-east',
};

export const where = {
  compass,
  onTable: (x: number, y: number): string =>
    `${x} cm from the west edge and ${y} cm from the south edge`,
  here: 'right here',
  /** “18 cm north-east, at 2 o’clock”. */
  away: (way: number, point: CompassPoint, hour: number | undefined): string =>
    `${way} cm ${compass[point]}${hour ? `, at ${hour} o’clock` : ''}`,
};
