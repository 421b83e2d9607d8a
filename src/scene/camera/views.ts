// The views that the game suggests: the whole town from above, a house, a shot on its way. A turn has `framing.ts`, a duel `duel-view.ts`.
import { Vector3 } from 'three';
import { FACADE, fromLocal, LIMIT_ARM } from '../../physics/measure/structure';
import type { Layout, Structure, Vec2 } from '../../physics/table';
import { largestFit } from './fit';
import type { FollowTarget } from './follow';
import { yawLooking, type Bounds, type Mutable, type Orbit } from './orbit';

/** What the page leaves of the window to the table, as shares of its width and height. */
export type Lens = {
  readonly fov: number;
  readonly aspect: number;
  readonly free: readonly [across: number, up: number];
  /** The window below the middle of what is left, as a share of half its height: room for a pull. */
  readonly below: number;
  /** How far right of the window's middle that is, as a share of half its width. */
  readonly aside: number;
  /** The longest pull of a hand, as a share of half the window's height. */
  readonly pull: number;
  /** The least height of a figure that acts, as a share of half the window's height. */
  readonly figure: number;
};

export type Ground = Pick<Bounds, 'west' | 'south' | 'east' | 'north'>;

/** The town, or in a duel the strip of table that its fighters need. */
export function groundOf(layout: Layout, pieces: readonly { readonly pose: Vec2 }[]): Ground {
  if (layout.town) return { west: 0, south: 0, east: layout.town.width, north: layout.town.height };
  const xs = pieces.map(({ pose }) => pose.x);
  const ys = pieces.map(({ pose }) => pose.y);
  const room = 8;
  return {
    west: Math.min(...xs, 0) - room,
    south: Math.min(...ys, 0) - room,
    east: Math.max(...xs, 0) + room,
    north: Math.max(...ys, 0) + room,
  };
}

const middleOf = ({ west, south, east, north }: Ground): Vec2 => ({
  x: (west + east) / 2,
  y: (south + north) / 2,
});

/** The whole ground in the picture; a tall window sees its long side upright. */
export function aboveView(ground: Ground, { fov, aspect, free }: Lens): Orbit {
  const [width, depth] = [ground.east - ground.west, ground.north - ground.south];
  const window = (aspect * free[0]) / free[1];
  const isUpright = window < 1 ? width > depth : depth > width;
  const yaw = isUpright ? -90 : 0;
  // What stands along the far edge must not lose its roof.
  const isFar = (px: number, py: number): boolean =>
    isUpright ? px === ground.east : py === ground.north;
  const corners = [ground.west, ground.east].flatMap((px) =>
    [ground.south, ground.north].flatMap((py) =>
      [0, isFar(px, py) ? FACADE.top : LIMIT_ARM.height].map((lift) => new Vector3(px, lift, -py)),
    ),
  );
  const { x, y } = middleOf(ground);
  const fit = largestFit(corners, new Vector3(x, 0, -y), { yaw, fov, aspect }, ABOVE, fillOf(free));
  return orbitOf(yaw, fit);
}

/** Low enough that façades are still faces. */
const ABOVE = [54, 58, 62] as const;
export const MARGIN = 0.97;

const fillOf = ([across, up]: Lens['free']): [number, number] => [across * MARGIN, up * MARGIN];

const orbitOf = (
  yaw: number,
  { target, pitch, distance }: ReturnType<typeof largestFit>,
): Orbit => ({
  x: target.x,
  y: -target.z,
  yaw,
  pitch,
  distance,
});

const HOUSE = { ahead: 4, distance: 58, pitch: 32 } as const;

/** A building from the street: who is inside, what lies there, and the door. */
export function houseView(structure: Structure, lens: Lens): Orbit {
  return {
    ...fromLocal(structure, { ahead: HOUSE.ahead, left: 0 }),
    yaw: yawLooking(structure.facing + 180),
    pitch: HOUSE.pitch,
    distance: wider(HOUSE.distance, lens),
  };
}

/** A narrow window sees as much across from farther away. */
const wider = (distance: number, { aspect, free }: Lens): number =>
  distance * Math.max(1, 0.66 / (aspect * free[0]));

export const FOLLOW = { pitch: 38, least: 42, rushPitch: 30, rushSide: 35 } as const;

/** With the shot, from the side that `clear-side.ts` has found. Written into a place that is kept. */
export function followView(
  shot: Readonly<FollowTarget>,
  yaw: number,
  { fov, aspect }: Lens,
  into: Mutable<Orbit>,
): Orbit {
  const tan = Math.tan((fov * Math.PI) / 360) * Math.min(1, aspect);
  into.x = shot.x;
  into.y = -shot.z;
  into.distance = Math.max(FOLLOW.least, shot.radius / tan);
  into.yaw = yaw;
  into.pitch = shot.facing === undefined ? FOLLOW.pitch : FOLLOW.rushPitch;
  return into;
}
