// The inside of the zombie tower: six slots over a steep ramp that ends in a flat toe at the mouth.
import type { Pose, Spot } from '../table';
import { aboutSide, aboutUp, multiply } from './quaternion';
import type { Box } from './solid';
import { fromLocal, TOWER } from './structure';
import { cosDegrees, sinDegrees } from './trig';

const WALL = 0.4;
const MOUTH_HEIGHT = 5.5;
const LIP = 0.8;
const TOE = { length: 3, slope: 20 } as const;
const RAMP_SLOPE = 50;
/** The back row hangs higher: it falls after the front row, and slides out over it rather than into it. */
const SLOT = { ahead: -4.5, frontLift: 15, backLift: 17, pitch: 2.7, rowDepth: 1.6 } as const;

export const TOWER_MATERIAL = { friction: 0.05, restitution: 0.2 } as const;

/** A box in the tower's own frame, tilted down toward the mouth. */
function part(
  mouth: Spot,
  ahead: number,
  lift: number,
  left: number,
  depth: number,
  height: number,
  width: number,
  slope = 0,
): Box {
  const { x, y } = fromLocal(mouth, { ahead, left });
  return {
    centre: [x, lift, -y],
    half: [depth / 2, height / 2, width / 2],
    turn: multiply(aboutUp(mouth.facing), aboutSide(-slope)),
  };
}

/** A slide whose upper face runs down to (`toAhead`, `toLift`); the box hangs below that face. */
function slide(mouth: Spot, toAhead: number, toLift: number, run: number, slope: number): Box {
  const along = { ahead: cosDegrees(slope), lift: -sinDegrees(slope) };
  const down = { ahead: -sinDegrees(slope), lift: -cosDegrees(slope) };
  const ahead = toAhead - (along.ahead * run) / 2 + (down.ahead * WALL) / 2;
  const lift = toLift - (along.lift * run) / 2 + (down.lift * WALL) / 2;
  return part(mouth, ahead, lift, 0, run, WALL, TOWER.width, slope);
}

export function towerBoxes(mouth: Spot): Box[] {
  const { width, depth, height } = TOWER;
  const toeTop = {
    ahead: -TOE.length * cosDegrees(TOE.slope),
    lift: LIP + TOE.length * sinDegrees(TOE.slope),
  };
  const rampRun = (depth + toeTop.ahead) / cosDegrees(RAMP_SLOPE);
  return [
    part(mouth, -depth / 2, height / 2, width / 2 - WALL / 2, depth, height, WALL),
    part(mouth, -depth / 2, height / 2, WALL / 2 - width / 2, depth, height, WALL),
    part(mouth, WALL / 2 - depth, height / 2, 0, WALL, height, width),
    part(mouth, -WALL / 2, (MOUTH_HEIGHT + height) / 2, 0, WALL, height - MOUTH_HEIGHT, width),
    slide(mouth, 0, LIP, TOE.length, TOE.slope),
    slide(mouth, toeTop.ahead, toeTop.lift, rampRun, RAMP_SLOPE),
  ];
}

/** Slots 1 to 3 lie in the front row from left to right, 4 to 6 behind them. */
export function slotPose(mouth: Spot, slot: number): Pose {
  const inFront = slot <= 3;
  const column = 1 - ((slot - 1) % 3);
  const { x, y } = fromLocal(mouth, {
    ahead: SLOT.ahead + (inFront ? 0.5 : -0.5) * SLOT.rowDepth,
    left: column * SLOT.pitch,
  });
  const lift = inFront ? SLOT.frontLift : SLOT.backLift;
  return { x, y, lift, turn: aboutUp(mouth.facing) };
}
