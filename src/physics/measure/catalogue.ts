// What the pieces are made of. Sizes, masses and frictions were tuned by experiment (docs/physics.md):
// change one only with a measurement.
import type { PieceKind } from '../table';
import { aboutUp, type Quat, type Vec3 } from './quaternion';

/** Half sizes along x (front to back), y (up) and z (side to side), from the middle of the piece. */
export type BoxPart = {
  readonly shape: 'box';
  readonly half: Vec3;
  readonly centre: Vec3;
  readonly turn?: Quat;
  readonly mass: number;
};
export type RoundPart = {
  readonly shape: 'cylinder' | 'ball';
  readonly radius: number;
  readonly halfHeight: number;
  readonly mass: number;
};
export type Part = BoxPart | RoundPart;

export type Make = {
  readonly parts: readonly Part[];
  /** From the table to the middle, when standing. */
  readonly standingLift: number;
  readonly friction: number;
  readonly restitution: number;
  readonly angularDamping?: number;
  /** Lies on the table without a body: felt, but pushing nothing. */
  readonly flatZone?: true;
};

const ORIGIN: Vec3 = [0, 0, 0];

const box = (
  length: number,
  height: number,
  width: number,
  mass: number,
  centre: Vec3 = ORIGIN,
): BoxPart => ({
  shape: 'box',
  half: [length / 2, height / 2, width / 2],
  centre,
  mass,
});

const cylinder = (radius: number, height: number, mass: number): RoundPart => ({
  shape: 'cylinder',
  radius,
  halfHeight: height / 2,
  mass,
});

/** A round foot that comes to rest: a true cylinder on its side rolls for ever. */
const octagon = (radius: number, height: number, mass: number, centre: Vec3 = ORIGIN): BoxPart[] =>
  [0, 45, 90, 135].map((angle) => ({
    ...box(0.924 * 2 * radius, height, 0.383 * 2 * radius, mass / 4, centre),
    turn: aboutUp(angle),
  }));

const FIGURE_HEIGHT = 3.7;
export const FIGURE_WIDTH = 2.1;
const FOOT_VOLUME = 1.2 * 0.4 * FIGURE_WIDTH;
const BODY_VOLUME = 1.0 * 3.3 * 1.9;
const FIGURE_DENSITY = 6 / (FOOT_VOLUME + BODY_VOLUME);

const figure: Make = {
  parts: [
    box(1.2, 0.4, FIGURE_WIDTH, FOOT_VOLUME * FIGURE_DENSITY, [0, 0.2 - FIGURE_HEIGHT / 2, 0]),
    box(1.0, 3.3, 1.9, BODY_VOLUME * FIGURE_DENSITY, [0, 2.05 - FIGURE_HEIGHT / 2, 0]),
  ],
  standingLift: FIGURE_HEIGHT / 2,
  friction: 0.4,
  restitution: 0.1,
};

const block = (length: number, height: number, width: number, mass: number): Make => ({
  parts: [box(length, height, width, mass)],
  standingLift: height / 2,
  friction: 0.4,
  restitution: 0.1,
});

const LAMP_HEIGHT = 14;

export const PIECES: Readonly<Record<PieceKind, Make>> = {
  survivor: figure,
  zombie: figure,
  barrel: {
    parts: octagon(1.5, 4, 5),
    standingLift: 2,
    friction: 0.4,
    restitution: 0.1,
    angularDamping: 1,
  },
  box: block(2, 2, 2, 4),
  lamp: {
    parts: [
      ...octagon(1.2, 0.6, 9, [0, 0.3 - LAMP_HEIGHT / 2, 0]),
      box(0.5, 13.4, 0.5, 3, [0, 7.3 - LAMP_HEIGHT / 2, 0]),
    ],
    standingLift: LAMP_HEIGHT / 2,
    friction: 0.4,
    restitution: 0.1,
    angularDamping: 1,
  },
  car: block(11, 5, 3, 40),
  truck: block(14, 8, 3, 40),
  iceCreamTruck: block(12, 7, 3, 40),
  barricade: block(3, 0.6, 4.8, 6),
  flare: {
    parts: [cylinder(1, 0.3, 1)],
    standingLift: 0.15,
    friction: 0.4,
    restitution: 0.2,
    angularDamping: 4,
  },
  acid: { ...block(6, 0.1, 6, 1), flatZone: true },
};

const DISC_RADIUS = 1.25;
const BULLET_RADIUS = 0.7;

/** What is flicked and taken off the table again. */
export const PROJECTILES = {
  disc: {
    parts: [cylinder(DISC_RADIUS, 0.7, 3)],
    standingLift: 0.35,
    friction: 0.2,
    restitution: 0.2,
    angularDamping: 4,
  },
  bullet: {
    parts: [cylinder(BULLET_RADIUS, 0.7, 2)],
    standingLift: 0.35,
    friction: 0.2,
    restitution: 0.2,
    angularDamping: 4,
  },
  pellet: {
    parts: [{ shape: 'ball', radius: 0.35, halfHeight: 0.35, mass: 1.2 }],
    standingLift: 0.35,
    friction: 0.2,
    restitution: 0.2,
    angularDamping: 20,
  },
  bat: { parts: [box(6, 0.6, 1, 4)], standingLift: 0.3, friction: 0.2, restitution: 0.2 },
  knife: { parts: [box(3, 1.2, 0.4, 1.5)], standingLift: 0.6, friction: 0.2, restitution: 0.2 },
} as const satisfies Record<string, Make>;

/** "Next to" is a gap of one disc at most (R022). */
export const DISC_DIAMETER = 2 * DISC_RADIUS;
export const BULLET_DIAMETER = 2 * BULLET_RADIUS;

export const TABLE_FRICTION = 0.2;
export const GRAVITY = 981;
