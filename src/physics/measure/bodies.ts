// How what is launched begins: bodies with their first pose and velocity.
import { PIECES, PROJECTILES, GRAVITY, type Make } from './catalogue';
import { by } from './order';
import { standingPoseOf } from './pose';
import { quantisePose } from './quantise';
import { aboutSide, aboutUp, multiply, rotate, type Vec3 } from './quaternion';
import { seededRandom } from './random';
import { heading, sinDegrees } from './trig';
import { fromLocal } from './structure';
import type { BatLaunch, FlareLaunch, PelletsLaunch, RushLaunch } from '../launch';
import type { Pose, Vec2 } from '../table';
import { slotPose } from './tower';

export type Body = {
  readonly id: string;
  readonly make: Make;
  readonly pose: Pose;
  /** cm/s and rad/s, in the engine's axes. */
  readonly velocity: Vec3;
  readonly spin: Vec3;
};

const STILL: Vec3 = [0, 0, 0];

export const velocityOf = (direction: number, millimetresPerSecond: number): Vec3 => {
  const { x, y } = heading(direction);
  return [(x * millimetresPerSecond) / 10, 0, (-y * millimetresPerSecond) / 10];
};

export function projectile(
  id: string,
  kind: keyof typeof PROJECTILES,
  at: Vec2,
  facing: number,
  velocity: Vec3,
  spin = STILL,
): Body {
  const make = PROJECTILES[kind];
  return { id, make, pose: standingPoseOf(make, { ...at, facing }), velocity, spin };
}

/** The outermost pellets leave so many degrees aside, and each strays by so many. */
export const FAN = 6;
export const STRAY = 2;
export const PELLET_GAP = 0.85;

/** Staggered in two rows and fanned a little, so that no two shots are the same (R171). */
export function pellets({ at, direction, speed, count, seed }: PelletsLaunch): Body[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const across = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    const place = fromLocal(
      { ...at, facing: direction },
      { ahead: index % 2 === 0 ? 0 : 0.8, left: -across * ((count - 1) / 2) * PELLET_GAP },
    );
    const angle = direction - across * FAN + random.between(-STRAY, STRAY);
    return projectile(
      `pellet-${index + 1}`,
      'pellet',
      place,
      direction,
      velocityOf(angle, speed * random.between(0.92, 1)),
    );
  });
}

/** A blow at a point off the middle gives part of its speed to the spin. */
export function bat({ at, axis, struck, direction, speed }: BatLaunch): Body {
  const [{ half, mass }] = PROJECTILES.bat.parts;
  const inertia = (mass * (4 * half[0] * half[0] + 4 * half[2] * half[2])) / 12;
  const lever = -struck * sinDegrees(direction - axis);
  const push = speed / (1 + (mass * lever * lever) / inertia);
  const turning = (lever * mass * (push / 10)) / inertia;
  return projectile('bat', 'bat', at, axis, velocityOf(direction, push), [0, turning, 0]);
}

/** How high the thumb is that flips it, in cm. */
export const FLARE_LIFT = 1.5;

/** Flipped backward over the thumb; how fast it turns is luck, so which face it shows is too. */
export function flare({ at, direction, speed, height, seed }: FlareLaunch): Body {
  const random = seededRandom(seed);
  const rise = Math.sqrt(2 * GRAVITY * height);
  const [x, , z] = velocityOf(direction, speed);
  const [sx, sy, sz] = rotate(aboutUp(direction), [0, 0, 1]);
  const spin = random.between(20, 60);
  const tilted = multiply(aboutUp(direction), aboutSide(random.between(-8, 8)));
  return {
    id: 'flare',
    make: PIECES.flare,
    pose: quantisePose({ ...at, lift: FLARE_LIFT, turn: tilted }),
    velocity: [x, rise, z],
    spin: [sx * spin, sy * spin, sz * spin],
  };
}

/**
 * What a zombie gets from the trapdoor, in cm/s and rad/s. The harder some are thrown down, the farther they
 * slide, and the farther away a survivor has something to fear (docs/physics.md).
 */
const JOLT = { down: [25, 260], sideways: [-20, 20], spin: [-6, 6] } as const;

/** The strut is pulled: every zombie drops with a jolt of its own. */
export function rush({ tower, zombies, seed }: RushLaunch): Body[] {
  const random = seededRandom(seed);
  return zombies.toSorted(by(({ slot }) => slot)).map(({ id, slot }) => {
    const down = -random.between(...JOLT.down);
    const sideways = random.between(...JOLT.sideways);
    const turning = (): number => random.between(...JOLT.spin);
    const spin: Vec3 = [turning(), turning(), turning()];
    const [x, , z] = rotate(aboutUp(tower.facing), [0, 0, sideways]);
    return {
      id,
      make: PIECES.zombie,
      pose: quantisePose(slotPose(tower, slot)),
      velocity: [x, down, z],
      spin,
    };
  });
}
