// Tags are for figures that are not known by their own faces, being too small or seen from the edge of their card, and
// give way to whatever is done.
import type { Vec3 } from '../../physics/measure/quaternion';
import { FOV } from '../camera/lens';

export type Seen = {
  /** From the eye to what is looked at, in cm. */
  readonly distance: number;
  /** Of the window, in pixels. */
  readonly height: number;
  readonly isAiming: boolean;
  /** A run is shown. */
  readonly isShowing: boolean;
};

/** Of a figure, in cm. */
const TALL = 3.7;
/** A figure so high, in pixels, is known by its own face. */
const KNOWN = 40;
/** The share of a card's width that has to be seen. */
const BROAD = 0.3;

/** How high a figure looks in the middle of the picture. */
export const figurePixels = ({ distance, height }: Pick<Seen, 'distance' | 'height'>): number =>
  (TALL * height) / (2 * Math.tan((FOV * Math.PI) / 360) * distance);

/** Who has a tag: everybody, those who show the edge of their card, or nobody. */
export function taggedIn(seen: Seen): 'all' | 'edges' | 'none' {
  if (seen.isAiming || seen.isShowing) return 'none';
  return figurePixels(seen) < KNOWN ? 'all' : 'edges';
}

/** Whether an eye sees next to nothing of the card's face: `front` is where it looks, `toEye` where the eye is. */
export function isEdgeOn(front: Vec3, toEye: Vec3): boolean {
  const long = Math.hypot(...toEye);
  const along = front.reduce((sum, value, axis) => sum + value * (toEye[axis] ?? 0), 0);
  return Math.abs(along) < BROAD * long;
}
