// What the page leaves of the window to the table, and how large things have to be in it.
import { fullPullOf, type WindowSize } from '../../match/hand/pull';
import type { Layout } from '../../physics/table';
import type { Lens } from './views';
import type { Insets } from './wish';

/** Vertical field of view in degrees: long enough that a table looks like a table. */
export const FOV = 34;
/** A duel is looked at as through a long lens: eighty centimetres away a figure is still a figure. */
export const LANE_FOV = 10;

export const fovOf = ({ town }: Pick<Layout, 'town'>): number => (town ? FOV : LANE_FOV);

/** So high a figure that acts is drawn at least, in CSS pixels: at arm's length, and in a hand. */
export const leastFigure = ({ width, height }: WindowSize): number =>
  Math.min(width, height) < 600 ? 40 : 64;

/** However much the page covers, so much is left to the table. */
const LEAST_FREE = 0.3;

export function lensOf(
  size: WindowSize,
  { top, right, bottom, left }: Insets,
  fov: number = FOV,
): Lens {
  const { width, height } = size;
  const half = height / 2;
  return {
    fov,
    aspect: width / height,
    free: [
      Math.max(LEAST_FREE, 1 - (left + right) / width),
      Math.max(LEAST_FREE, 1 - (top + bottom) / height),
    ],
    below: 1 + (bottom - top) / height,
    aside: (left - right) / width,
    pull: fullPullOf(size) / half,
    figure: leastFigure(size) / half,
  };
}
