// The view of a turn: whoever acts, room for a full pull, and what it can act on, from the side that shows most of it.
import type { Box } from '../../physics/measure/solid';
import { add, clamp, scale, subtract } from '../../physics/measure/vector';
import type { Spot, Vec2 } from '../../physics/table';
import { isCovered } from './cover';
import type { Interest } from './interest';
import { yawLooking, type Orbit } from './orbit';
import { projectorAt, type Projected } from './projector';
import { MARGIN, type Ground, type Lens } from './views';

/** Whoever acts, as high as it stands. */
export const FIGURE_TOP = 4;
/** As the eye sees a figure: its chest, for what hides it. */
const CHEST = 2;
/** What is flicked lies on the table. */
const LINE_TOP = 0.5;
/** What a disc would run into. */
const LOW = 1;
/** The first two thirds of a flick of middling strength, in cm. */
const LINE = [5, 10, 15, 20] as const;

const YAWS = Array.from({ length: 24 }, (_, index) => index * 15);
const PITCHES = [28, 34, 42, 50, 58] as const;
/** The hand is surest there: seen from higher up a slip of the finger turns the shot more. */
const USUAL_PITCH = 34;
/** Nearer than this one sees a figure and no table. */
const NEAREST = 46;
/** A figure would be a dot. */
const FARTHEST = 200;
/** A goal across the town is seen at the price of a smaller figure, but of one that is still a figure. */
const SMALLER = 0.6;
const ROUNDS = 8;
/** Closer than this, in cm, nobody sees a difference. */
const ENOUGH = 0.3;

/** What each thing in the picture is worth; a degree of turning costs, so that the view goes where the figure looks. */
const WORTH = {
  figure: 20,
  interest: 6,
  line: 9,
  perDegree: 0.022,
  perCentimetre: 0.03,
  steep: 0.02,
  /** Away from the middle of the picture, and in its upper half: whoever acts stands before what it acts on. */
  aside: 2,
  far: 4,
} as const;
/** A figure's ring, and what its hand grips around it. */
const AROUND = 3.5;

export type Scene = {
  readonly figure: Spot;
  /** The nearest first. */
  readonly interests: readonly Interest[];
  readonly covers: readonly Box[];
  readonly ground: Ground;
};

type Point = { readonly at: Vec2; readonly lift: number };

export function framedView(scene: Scene, lens: Lens): Orbit {
  const facing = lookOf(scene);
  const line = lineOf({ ...scene, figure: { ...scene.figure, facing } });
  let best: { readonly orbit: Orbit; readonly worth: number } | undefined;
  for (const turn of YAWS)
    for (const pitch of PITCHES) {
      const orbit = mostThatFits(scene, line, yawLooking(facing + turn), pitch, lens);
      if (!orbit) continue;
      const worth = worthOf(scene, line, orbit, lens, Math.min(turn, 360 - turn));
      if (!best || worth > best.worth) best = { orbit, worth };
    }
  // With nothing else in the picture there is always room.
  return best?.orbit ?? { ...scene.figure, yaw: yawLooking(facing), pitch: 42, distance: NEAREST };
}

/** Where it looks; toward the town where that leads out of it. */
function lookOf({ figure, ground }: Scene): number {
  const angle = (figure.facing * Math.PI) / 180;
  const seen = { x: figure.x + Math.cos(angle) * 25, y: figure.y + Math.sin(angle) * 25 };
  const { west, east, south, north } = ground;
  if (seen.x > west && seen.x < east && seen.y > south && seen.y < north) return figure.facing;
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  return (Math.atan2(middle.y - figure.y, middle.x - figure.x) * 180) / Math.PI;
}

/** All of them, else all but the farthest, and so on; else another one alone, none. */
function mostThatFits(
  scene: Scene,
  line: readonly Vec2[],
  yaw: number,
  pitch: number,
  lens: Lens,
): Orbit | undefined {
  const { figure, interests } = scene;
  const fewer = interests.map((_, index) => interests.slice(0, interests.length - index));
  const alone = interests.slice(1).map((one) => [one]);
  const own: Point[] = [
    { at: figure, lift: FIGURE_TOP },
    ...ringAbout(figure, AROUND),
    ...line.slice(-1).map((at) => ({ at, lift: 0 })),
  ];
  for (const wanted of [...fewer, ...alone, []]) {
    const points = wanted.flatMap(({ at, top, around = 0 }) => [
      { at, lift: 0 },
      { at, lift: top },
      ...(around > 0 ? ringAbout(at, around) : []),
    ]);
    const orbit = fitted(scene, [...own, ...points], yaw, pitch, lens);
    if (orbit) return orbit;
  }
  return undefined;
}

const ringAbout = ({ x, y }: Vec2, around: number): Point[] =>
  [-around, around].flatMap((by) => [
    { at: { x: x + by, y }, lift: 0 },
    { at: { x, y: y + by }, lift: 0 },
  ]);

/** How far the middle of the picture and the eye have to be for all this; nothing where the figure would be too small. */
function fitted(
  { figure, ground, interests }: Scene,
  points: readonly Point[],
  yaw: number,
  pitch: number,
  lens: Lens,
): Orbit | undefined {
  let orbit: Orbit = { x: figure.x, y: figure.y, yaw, pitch, distance: 62 };
  const slant = Math.sin((pitch * Math.PI) / 180);
  for (let round = 0; round < ROUNDS; round += 1) {
    const projector = projectorAt(orbit, lens);
    const box = boxOf(
      points.map(({ at, lift }) => projector(at, lift)),
      projector(figure, 0),
      lens,
    );
    const [width, height] = [lens.free[0] * MARGIN * 2, lens.free[1] * MARGIN * 2];
    const share = Math.max((box.east - box.west) / width, (box.north - box.south) / height);
    const half = orbit.distance * Math.tan((lens.fov * Math.PI) / 360);
    const right = ((box.east + box.west) / 2) * half * lens.aspect;
    const away = (((box.north + box.south) / 2) * half) / slant;
    const distance = clamp(orbit.distance * share, NEAREST, FARTHEST);
    const isDone = Math.abs(right) + Math.abs(away) + Math.abs(distance - orbit.distance) < ENOUGH;
    orbit = shifted(orbit, right, away, distance, ground);
    if (isDone || distance === FARTHEST) break;
  }
  const projector = projectorAt(orbit, lens);
  const isSeen = points.every(({ at, lift }) => isInPicture(projector(at, lift), lens));
  const least = interests.some(({ kind }) => kind === 'goal') ? SMALLER : 1;
  const isLarge = heightOf(figure, projector) >= lens.figure * least;
  return isSeen && isLarge && hasRoomToPull(projector(figure, 0), lens) ? orbit : undefined;
}

type Edges = { west: number; east: number; south: number; north: number };

/** Of everything that has to be seen; whoever acts needs room below for the hand. */
function boxOf(points: readonly Projected[], foot: Projected, lens: Lens): Edges {
  const xs = [foot, ...points].map(({ x }) => x);
  const low = foot.y - Math.max(0, lens.pull - lens.below * MARGIN + lens.free[1] * MARGIN);
  const ys = [low, ...points.map(({ y }) => y)];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

function shifted(
  { x, y, yaw, pitch }: Orbit,
  right: number,
  away: number,
  distance: number,
  { west, east, south, north }: Ground,
): Orbit {
  const angle = (yaw * Math.PI) / 180;
  const across = { x: Math.cos(angle), y: Math.sin(angle) };
  const ahead = { x: -Math.sin(angle), y: Math.cos(angle) };
  const at = add({ x, y }, add(scale(across, right), scale(ahead, away)));
  return { x: clamp(at.x, west, east), y: clamp(at.y, south, north), yaw, pitch, distance };
}

export const isInPicture = ({ x, y, isAhead }: Projected, { free }: Lens): boolean =>
  isAhead && Math.abs(x) <= free[0] + 1e-6 && Math.abs(y) <= free[1] + 1e-6;

const hasRoomToPull = ({ y }: Projected, { below, pull }: Lens): boolean =>
  y - pull >= -below - 1e-6;

/** As a share of half the window's height. */
export const heightOf = (figure: Vec2, projector: (at: Vec2, lift: number) => Projected): number =>
  projector(figure, FIGURE_TOP).y - projector(figure, 0).y;

function worthOf(
  scene: Scene,
  line: readonly Vec2[],
  orbit: Orbit,
  lens: Lens,
  turned: number,
): number {
  const { figure, interests, covers } = scene;
  const projector = projectorAt(orbit, lens);
  const isSeen = (at: Vec2, lift: number): boolean =>
    isInPicture(projector(at, lift), lens) &&
    !isCovered(covers, projector.eye, [at.x, lift, -at.y]);
  const seen = interests.filter(({ at, top }) => isSeen(at, top / 2));
  const free = line.filter((at) => isSeen(at, LINE_TOP)).length / Math.max(1, line.length);
  const { x, y } = projector(figure, 0);
  const [aside, far] = [Math.abs(x) / lens.free[0], y / lens.free[1]];
  return (
    (isSeen(figure, CHEST) ? WORTH.figure : 0) -
    aside * WORTH.aside -
    Math.max(0, far) * WORTH.far +
    seen.length * WORTH.interest +
    free * WORTH.line -
    turned * WORTH.perDegree -
    Math.abs(orbit.distance - 62) * WORTH.perCentimetre -
    Math.abs(orbit.pitch - USUAL_PITCH) * WORTH.steep
  );
}

/** Toward what is nearest, or where it looks, until something stands in the way. */
export function lineOf({ figure, interests, covers }: Omit<Scene, 'ground'>): Vec2[] {
  const [first] = interests;
  const angle = (figure.facing * Math.PI) / 180;
  const way = first ? subtract(first.at, figure) : { x: Math.cos(angle), y: Math.sin(angle) };
  const size = Math.sqrt(way.x * way.x + way.y * way.y) || 1;
  const reach = first ? size : Infinity;
  const from = [figure.x, LOW, -figure.y] as const;
  const line = LINE.filter((far) => far < reach).map((far) => add(figure, scale(way, far / size)));
  const end = line.findIndex(({ x, y }) => isCovered(covers, from, [x, LOW, -y]));
  return end < 0 ? line : line.slice(0, end);
}
