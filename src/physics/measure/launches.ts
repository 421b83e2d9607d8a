// Everything that can be flicked, a row each: how hard, with which numbers of the hand, and what flies.
// The border of the table, its grid, the rulebook's door, the players and the hand all read these rows.
import type {
  FlickKind,
  HandNumberName,
  HandNumbers,
  LaidOf,
  Launch,
  FlickLaunch,
  LaunchOf,
  NumberOf,
  Push,
} from '../launch';
import type { Vec2 } from '../table';
import { bat, flare, pellets, projectile, rush, velocityOf, type Body } from './bodies';
import type { PROJECTILES } from './catalogue';
import type { Range } from './range';
import { cosDegrees } from './trig';

/** Any angle; a hand may turn a piece round ten times, not for ever. */
export const TURN: Range = [-3600, 3600];

export type HandNumber = {
  readonly unit: 'degrees' | 'cm';
  readonly range: Range;
  /** What a plain flick has; degrees are counted from its direction. */
  readonly plain: number;
  /** What a hand begins with, where that is not plain. */
  readonly first?: number;
  /** It follows the direction and may be left out; a hand slips by so many degrees. */
  readonly slip?: number;
};

type Row<Kind extends FlickKind> = {
  /** How hard a finger can push, in mm/s. Measured: docs/physics.md. */
  readonly speed: Range;
  readonly numbers: { readonly [Name in NumberOf<Kind>]: HandNumber };
  /** What it has from the table and the rules. */
  readonly laid: { readonly [Field in keyof LaidOf<Kind>]: true };
  /** Stays on the table all the way, so that one can say ahead what it touches first. */
  readonly slides: boolean;
  /** Bodies that come with it; a pushed figure is already on the table. */
  readonly bodies: (launch: LaunchOf<Kind>) => Body[];
};

/** One piece that goes where it is pushed. */
const straight =
  (kind: keyof typeof PROJECTILES) =>
  ({ at, direction, speed }: Push & { readonly at: Vec2 }): Body[] => [
    projectile(kind, kind, at, direction, velocityOf(direction, speed)),
  ];

export const LAUNCHES: { readonly [Kind in FlickKind]: Row<Kind> } = {
  disc: {
    speed: [100, 2200],
    numbers: {},
    laid: { at: true },
    slides: true,
    bodies: straight('disc'),
  },
  bullet: {
    speed: [300, 3500],
    numbers: {},
    laid: { at: true },
    slides: true,
    bodies: straight('bullet'),
  },
  knife: {
    speed: [300, 3500],
    numbers: {},
    laid: { at: true },
    slides: true,
    bodies: straight('knife'),
  },
  sniper: {
    speed: [300, 3500],
    numbers: { aim: { unit: 'degrees', range: TURN, plain: 0, slip: 5 } },
    laid: { at: true },
    slides: true,
    bodies: ({ at, direction, speed, aim }) => {
      const along = Math.max(0, cosDegrees(aim - direction)) * speed;
      return straight('bullet')({ at, direction, speed: along });
    },
  },
  pellets: {
    speed: [500, 4000],
    numbers: {},
    laid: { at: true, count: true, seed: true },
    slides: true,
    bodies: pellets,
  },
  bat: {
    speed: [100, 4000],
    numbers: {
      // It lies across its flight, the thick end on the left.
      axis: { unit: 'degrees', range: TURN, plain: 90 },
      // To the very end of the handle; a hand begins off the middle, so that it sweeps instead of sliding flat.
      struck: { unit: 'cm', range: [0, 2.8], plain: 0, first: 1.2 },
    },
    laid: { at: true },
    slides: true,
    bodies: (launch) => [bat(launch)],
  },
  figure: {
    speed: [100, 2500],
    numbers: {},
    laid: { piece: true },
    slides: true,
    bodies: () => [],
  },
  flare: {
    speed: [0, 1500],
    numbers: { height: { unit: 'cm', range: [2, 30], plain: 12 } },
    laid: { at: true, seed: true },
    slides: false,
    bodies: (launch) => [flare(launch)],
  },
};

/** The numbers that a launch of this kind needs, in the order of its row. */
export const numbersOf = (kind: FlickKind): readonly (readonly [HandNumberName, HandNumber])[] =>
  Object.entries(LAUNCHES[kind].numbers) as [HandNumberName, HandNumber][];

/** All that a hand may ever be asked for, besides direction and speed. */
export const HAND_NUMBERS: readonly HandNumberName[] = [
  ...new Set(
    (Object.keys(LAUNCHES) as FlickKind[]).flatMap((kind) => numbersOf(kind).map(([name]) => name)),
  ),
];

/** A value for each of those numbers; one without a value is left out. */
export const eachNumber = (
  kind: FlickKind,
  valueOf: (number: HandNumber, name: HandNumberName) => number | undefined,
): HandNumbers =>
  Object.fromEntries(
    numbersOf(kind).flatMap(([name, number]) => {
      const value = valueOf(number, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Whether a hand has given all that are needed, each within its range. */
export const hasNumbers = (kind: FlickKind, given: HandNumbers): boolean =>
  numbersOf(kind).every(([name, { range, plain, slip }]) => {
    const value = given[name] ?? (slip === undefined ? Number.NaN : plain);
    return Number.isFinite(value) && value >= range[0] && value <= range[1];
  });

/** The launch of a kind from what lies there and the numbers of a hand; a number that is missing is plain. */
export function launchFor<Kind extends FlickKind>(
  kind: Kind,
  given: Push & HandNumbers & LaidOf<Kind>,
): LaunchOf<Kind> {
  const { direction, speed } = given;
  const laid = Object.entries(given).filter(([field]) => field in LAUNCHES[kind].laid);
  const numbers = eachNumber(
    kind,
    ({ unit, plain }, name) => given[name] ?? (unit === 'degrees' ? direction + plain : plain),
  );
  // The types of a row's `laid` and `numbers` see to it that nothing is left out.
  return { kind, direction, speed, ...Object.fromEntries(laid), ...numbers } as LaunchOf<Kind>;
}

/** Everything that comes onto the table with a launch. */
export function launchedBodies(launch: Launch): Body[] {
  if (launch.kind === 'rush') return rush(launch);
  return launch.kind === 'settle' ? [] : bodiesOf(launch.kind, launch);
}

const bodiesOf = <Kind extends FlickKind>(kind: Kind, launch: LaunchOf<Kind>): Body[] =>
  LAUNCHES[kind].bodies(launch);

/** The piece on the table that a launch pushes, if it pushes one. */
export const pushedPiece = (launch: Launch): string | undefined =>
  'piece' in launch ? launch.piece : undefined;

/** A finger did it. */
export const isFlicked = (launch: Launch): launch is FlickLaunch =>
  launch.kind !== 'rush' && launch.kind !== 'settle';
