// Two things touched in one step: which came first? The flight is taken from before the step and flown on
// freely, past things as they were before the step.
import RAPIER from '@dimforge/rapier3d-compat';
import { shapeOf } from './cast';
import type { Make } from './measure/catalogue';
import { overlapDepth } from './measure/overlap';
import { multiply, normalise, type Quat } from './measure/quaternion';
import { boxesOf, type Box } from './measure/solid';
import { STEPS_PER_SECOND } from './measure/time';
import type { Pose } from './table';

export type Motion = {
  readonly at: RAPIER.Vector3;
  readonly turn: RAPIER.Quaternion;
  readonly velocity: RAPIER.Vector3;
  readonly spin: RAPIER.Vector3;
};

export const motionOf = (body: RAPIER.RigidBody): Motion => ({
  at: body.translation(),
  turn: body.rotation(),
  velocity: body.linvel(),
  spin: body.angvel(),
});

/** A straight flight is flown on from the launch; a turning one from just before the step. */
const STRAIGHT_HORIZON = 10;
const SPUN_HORIZON = 3 / STEPS_PER_SECOND;
const SAMPLES = 600;
/** Slower than this, in rad/s, a piece flies straight. */
const SPINNING = 0.5;
const LIFT = 0.01;

export const isSpinning = ({ spin }: Motion): boolean => Math.abs(spin.y) > SPINNING;

/** Seconds until a piece in this motion meets one of the boxes; below zero when they meet already. */
export function timeToTouch(make: Make, motion: Motion, targets: readonly Box[]): number {
  const time = isSpinning(motion) ? spunTime : straightTime;
  return Math.min(...targets.map((target) => time(make, motion, target)));
}

function straightTime(
  make: Make,
  { at, turn, velocity }: Motion,
  { centre, half, turn: [x, y, z, w] }: Box,
): number {
  const [part] = make.parts;
  if (!part) return STRAIGHT_HORIZON;
  const still = { x: 0, y: 0, z: 0 };
  const place = { x: centre[0], y: centre[1], z: centre[2] };
  const lifted = { x: at.x, y: at.y + LIFT, z: at.z };
  const flat = { x: velocity.x, y: 0, z: velocity.z };
  const target = new RAPIER.Cuboid(...half);
  const hit = target.castShape(
    place,
    { x, y, z, w },
    still,
    shapeOf(part),
    lifted,
    turn,
    flat,
    0,
    STRAIGHT_HORIZON,
    true,
  );
  return hit?.time_of_impact ?? STRAIGHT_HORIZON;
}

/** A turning bat has no straight cast: fly it on in small steps until the boxes meet. */
function spunTime(make: Make, { at, turn, velocity, spin }: Motion, target: Box): number {
  const start: Quat = [turn.x, turn.y, turn.z, turn.w];
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const time = (SPUN_HORIZON * sample) / SAMPLES;
    const pose: Pose = {
      x: at.x + velocity.x * time,
      y: -(at.z + velocity.z * time),
      lift: at.y,
      turn: normalise(multiply([0, (spin.y * time) / 2, 0, 1], start)),
    };
    const depth = Math.max(...boxesOf(make, pose).map((box) => overlapDepth(box, target)));
    if (depth > 0) return sample === 0 ? -depth : time;
  }
  return SPUN_HORIZON;
}
