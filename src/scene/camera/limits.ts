// Where an eye over a town may be: the table is all that it sees, from as far as the town fills the window and as near as a
// figure fills a third of it.
import { PIECES } from '../../physics/measure/catalogue';
import { BEYOND } from '../art/wood';
import { lowestPitch } from './edges';
import type { Bounds } from './orbit';
import { FLATTEST } from './duel-view';
import { aboveView, type Ground, type Lens } from './views';

const FIGURE = { height: 2 * PIECES.survivor.standingLift, depth: 2.1 } as const;
const THIRD = 1 / 3;

/** A figure stands upright: seen from above it is as high in the picture as its foot is deep. */
export function nearestTo(pitch: number, { fov }: Pick<Lens, 'fov'>): number {
  const tilt = (pitch * Math.PI) / 180;
  const seen = FIGURE.height * Math.cos(tilt) + FIGURE.depth * Math.sin(tilt);
  return seen / (2 * Math.tan((fov * Math.PI) / 360) * THIRD);
}

export const limitsOf = (ground: Ground, lens: Lens): Bounds => ({
  ...ground,
  farthest: aboveView(ground, lens).distance,
  nearest: (pitch) => nearestTo(pitch, lens),
  lowest: (distance) => lowestPitch(distance, lens, BEYOND),
});

/** Of a duel: the room ends where its walls stand, and an eye may be as low as that of a fighter. */
export const laneLimitsOf = (ground: Ground, lens: Lens): Bounds => ({
  ...ground,
  farthest: aboveView(ground, lens).distance,
  nearest: (pitch) => nearestTo(pitch, lens),
  flattest: FLATTEST,
});
