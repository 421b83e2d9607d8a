// From which side a show is followed: from where the eye is, or, if something would hide where it ends, from beside that.
import type { Box } from '../../physics/measure/solid';
import type { Vec2 } from '../../physics/table';
import { isCovered } from './cover';
import type { FollowTarget } from './follow';
import { yawLooking, type Orbit } from './orbit';
import { projectorAt } from './projector';
import { FOLLOW } from './views';

/** Degrees, the least first. */
const TURNS = [0, -30, 30, -60, 60, -90, 90, -120, 120, 150, -150, 180] as const;
/** A rush has two front sides. */
const RUSH_TURNS = [0, -2 * FOLLOW.rushSide, -35, 30, -100, 60, 90, -130, 120, 180] as const;
/** Of a figure that stands there, and of one that lies. */
const LIFTS = [2.6, 0.8] as const;
const LENS = { fov: 34, aspect: 1 } as const;
/** Whoever it ends on is worth more than where it began. */
const END = 3;

export function followYaw(
  { x, z, facing, end }: Readonly<FollowTarget>,
  now: Orbit,
  covers: readonly Box[],
): number {
  const isRush = facing !== undefined;
  const usual = isRush ? yawLooking(facing + 180 + FOLLOW.rushSide) : now.yaw;
  if (!end) return usual;
  const pitch = isRush ? FOLLOW.rushPitch : FOLLOW.pitch;
  const hidden = (at: Vec2, yaw: number): number => {
    const { eye } = projectorAt({ ...at, yaw, pitch, distance: FOLLOW.least }, LENS);
    return LIFTS.filter((lift) => isCovered(covers, eye, [at.x, lift, -at.y])).length;
  };
  let [best, least] = [usual, Infinity];
  for (const turn of isRush ? RUSH_TURNS : TURNS) {
    const yaw = usual + turn;
    const cost = END * hidden(end, yaw) + (isRush ? hidden({ x, y: -z }, yaw) : 0);
    if (cost < least) [best, least] = [yaw, cost];
  }
  return best;
}
