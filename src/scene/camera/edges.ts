// What the corners of the window look at, and how low an eye may look so that they look at the table.
import type { Vec2 } from '../../physics/table';
import type { Orbit } from './orbit';
import type { Lens } from './views';

type Looking = Pick<Lens, 'fov' | 'aspect'>;

/** From the middle of what the page leaves free, as shares of half the window's width and height. */
export type Edges = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
};

export const edgesOf = ({ below, aside }: Pick<Lens, 'below' | 'aside'>): Edges => ({
  west: -1 - aside,
  east: 1 - aside,
  south: -below,
  north: 2 - below,
});

/** How far ahead of the middle of the picture, and how far aside, a point of the window looks at the table; none above the horizon. */
function reachOf(
  { pitch, distance }: Pick<Orbit, 'pitch' | 'distance'>,
  { fov, aspect }: Looking,
  x: number,
  y: number,
): { readonly ahead: number; readonly aside: number } | undefined {
  const tilt = (pitch * Math.PI) / 180;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const tan = Math.tan((fov * Math.PI) / 360);
  const falls = sin - y * tan * cos;
  if (falls <= 1e-6) return undefined;
  const far = (distance * sin) / falls;
  return { ahead: far * (cos + y * tan * sin) - distance * cos, aside: far * x * tan * aspect };
}

/** The place of the table that a point of the window shows. */
export function placeUnder(orbit: Orbit, lens: Looking, x: number, y: number): Vec2 | undefined {
  const reach = reachOf(orbit, lens, x, y);
  if (!reach) return undefined;
  const turn = (orbit.yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return {
    x: orbit.x + reach.aside * cos - reach.ahead * sin,
    y: orbit.y + reach.aside * sin + reach.ahead * cos,
  };
}

/** Halved so often, the rest of a right angle is nothing. */
const HALVINGS = 14;

/** The lowest pitch from which both upper corners of the window show what lies within `room` of the middle of the picture. */
export function lowestPitch(distance: number, lens: Lens, room: number): number {
  const { west, east, north } = edgesOf(lens);
  const isOn = (pitch: number): boolean =>
    [west, east].every((x) => {
      const reach = reachOf({ pitch, distance }, lens, x, north);
      return reach !== undefined && Math.hypot(reach.ahead, reach.aside) <= room;
    });
  let [low, high] = [0, 90];
  for (let half = 0; half < HALVINGS; half += 1) {
    const middle = (low + high) / 2;
    if (isOn(middle)) high = middle;
    else low = middle;
  }
  return high;
}
