// The view of a duel: low over the shoulder of whoever has its go, and all of the others large and uncovered.
import type { Spot, Vec2 } from '../../physics/table';
import { yawLooking, type Orbit } from './orbit';
import { projectorAt, type Projector } from './projector';
import { MARGIN, type Lens } from './views';

/** No eye of a fighter is lower. */
export const FLATTEST = 3.5;

/** A standing figure with its head, and half its width. */
const TALL = 3.7;
const HALF = 1.05;
/** What lies ready beside a figure and the ring around it, and what is around anybody else. */
const BESIDE = 5;
const AROUND = 1.6;
/** Above a head, in cm: nobody's hair touches the rim. */
const OVER = 0.4;

/** Whoever acts takes no more of the window's height than this: the picture is that of the others. */
const LARGEST = 0.3;
const FARTHEST = 420;
const HALVINGS = 9;
const ROUNDS = 5;
/** Closer than this, in cm, nobody sees a difference. */
const ENOUGH = 0.05;

/** Straight along the lane, or past one shoulder. */
const TURNS = [0, 3, -3, 5, -5] as const;
const PITCHES = [3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 21, 24, 28] as const;
/** What a share of somebody covered, a share of the lines, a degree aside and a degree up cost against the size of who is farthest. */
const COST = { covered: 0.5, line: 0.04, turn: 0.0008, pitch: 0.003 } as const;
/** Of two that are as good the first one stays: the eye does not change shoulders for a breath. */
const BETTER = 0.0003;
/** From what lies beside whoever acts to the others, in shares of the way: as far as nobody may stand in it. */
const LINE = [0.12, 0.25, 0.4, 0.55, 0.67] as const;
/** How far beside a figure the middle of a bullet lies. */
const START = 2.6;

type Fighters = {
  readonly figure: Spot;
  /** Side by side with whoever acts, and on the other side. */
  readonly own: readonly Vec2[];
  readonly others: readonly Vec2[];
};

export function duelView(figure: Spot, fighters: readonly Vec2[], lens: Lens): Orbit {
  const sides = sidesOf(figure, fighters);
  let best: { readonly orbit: Orbit; readonly worth: number } | undefined;
  for (const turn of TURNS)
    for (const pitch of PITCHES) {
      const orbit = nearestThatFits(sides, yawLooking(figure.facing + turn), pitch, lens);
      if (!orbit) continue;
      const project = projectorAt(orbit, lens);
      const worth =
        Math.min(...sides.others.map((at) => heightOf(at, project))) / 2 -
        coveredOf(sides, project) * COST.covered -
        hiddenOf(sides, project) * COST.line -
        Math.abs(turn) * COST.turn -
        pitch * COST.pitch;
      if (!best || worth > best.worth + BETTER) best = { orbit, worth };
    }
  return (
    best?.orbit ?? { ...figure, yaw: yawLooking(figure.facing), pitch: 28, distance: FARTHEST }
  );
}

/** Whoever stands level with the one who acts is on its side. */
function sidesOf(figure: Spot, fighters: readonly Vec2[]): Fighters {
  const ahead = (at: Vec2): number =>
    (at.x - figure.x) * Math.cos((figure.facing * Math.PI) / 180) +
    (at.y - figure.y) * Math.sin((figure.facing * Math.PI) / 180);
  const others = fighters.filter((at) => ahead(at) > HALF);
  return {
    figure,
    own: fighters.filter((at) => ahead(at) <= HALF),
    // Nobody is left over there: there is still an end to look at.
    others: others.length > 0 ? others : [figure],
  };
}

const heightOf = (at: Vec2, project: Projector): number => project(at, TALL).y - project(at, 0).y;

/** Nearer by halves, until whoever acts would be too large or something leaves the picture. */
function nearestThatFits(
  sides: Fighters,
  yaw: number,
  pitch: number,
  lens: Lens,
): Orbit | undefined {
  let [near, far] = [0, FARTHEST];
  let found: Orbit | undefined;
  for (let half = 0; half < HALVINGS; half += 1) {
    const distance = (near + far) / 2;
    const orbit = framedAt(sides, { yaw, pitch, distance }, lens);
    if (orbit && fits(sides, orbit, lens)) {
      found = orbit;
      far = distance;
    } else near = distance;
  }
  return found;
}

/** Whoever acts as low in the picture as the page and a full pull leave room; all of them in the middle of its width. */
function framedAt(
  { figure, own, others }: Fighters,
  { yaw, pitch, distance }: Pick<Orbit, 'yaw' | 'pitch' | 'distance'>,
  lens: Lens,
): Orbit | undefined {
  const [turn, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const tan = Math.tan((lens.fov * Math.PI) / 360);
  const low = lowestFoot(lens);
  const steep = low * tan * Math.cos(tilt) - Math.sin(tilt);
  if (steep >= 0) return undefined;
  const nearer = (low * tan * distance) / steep;
  const across = { x: Math.cos(turn), y: Math.sin(turn) };
  const towards = { x: Math.sin(turn), y: -Math.cos(turn) };
  const foot = figure.x * towards.x + figure.y * towards.y - nearer;
  let aside = figure.x * across.x + figure.y * across.y;
  let orbit: Orbit | undefined;
  const reached = [
    ...reach(figure, BESIDE),
    ...[...own, ...others].flatMap((one) => reach(one, AROUND)),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = {
      x: across.x * aside + towards.x * foot,
      y: across.y * aside + towards.y * foot,
    };
    orbit = { ...at, yaw, pitch, distance };
    const project = projectorAt(orbit, lens);
    const xs = reached.map((one) => project(one, 0).x);
    const off = ((Math.max(...xs) + Math.min(...xs)) / 2) * tan * lens.aspect * distance;
    if (Math.abs(off) < ENOUGH) break;
    aside += off;
  }
  return orbit;
}

/** The hand needs room below the piece, but may pull over the panels, which get out of the way. */
const lowestFoot = ({ free, below, pull }: Lens): number =>
  Math.max(-free[1] * MARGIN, pull - below);

/** To both sides of it, as the lane lies. */
const reach = ({ x, y }: Vec2, by: number): Vec2[] => [
  { x, y: y - by },
  { x, y: y + by },
];

function fits({ figure, own, others }: Fighters, orbit: Orbit, lens: Lens): boolean {
  const project = projectorAt(orbit, lens);
  const [width, height] = [lens.free[0] * MARGIN, lens.free[1] * MARGIN];
  const isIn = (at: Vec2, lift: number): boolean => {
    const { x, y, isAhead } = project(at, lift);
    return isAhead && Math.abs(x) <= width && y <= height && y >= -height - 1e-6;
  };
  return (
    heightOf(figure, project) / 2 <= LARGEST &&
    reach(figure, BESIDE).every((at) => isIn(at, 0)) &&
    [...own, ...others].every((one) =>
      reach(one, AROUND).every((at) => isIn(at, TALL + OVER) && isIn(at, 0)),
    )
  );
}

/** How much of the others is hidden behind whoever stands on this side: the sum of their shares. */
function coveredOf({ own, others }: Fighters, project: Projector): number {
  const boxes = own.map((at) => boxOf(at, project));
  let covered = 0;
  for (const other of others) {
    const box = boxOf(other, project);
    const size = (box.east - box.west) * (box.north - box.south);
    for (const one of boxes) {
      const width = Math.min(box.east, one.east) - Math.max(box.west, one.west);
      const height = Math.min(box.north, one.north) - Math.max(box.south, one.south);
      if (width > 0 && height > 0) covered += (width * height) / size;
    }
  }
  return covered;
}

/** Which share of the lines along which somebody may shoot is hidden behind whoever stands on this side. */
function hiddenOf({ figure, own, others }: Fighters, project: Projector): number {
  const boxes = own.map((at) => boxOf(at, project));
  let [hidden, all] = [0, 0];
  for (const from of reach(figure, START))
    for (const to of others)
      for (const share of LINE) {
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        const { x, y } = project(at, 0.5);
        all += 1;
        if (boxes.some((b) => x > b.west && x < b.east && y > b.south && y < b.north)) hidden += 1;
      }
  return hidden / all;
}

function boxOf(at: Vec2, project: Projector) {
  const [left, right] = reach(at, HALF).map((one) => project(one, 0));
  const xs = [left?.x ?? 0, right?.x ?? 0];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: project(at, 0).y,
    north: project(at, TALL + OVER).y,
  };
}
