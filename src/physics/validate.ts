// The border of the table: nothing that is not in order reaches the engine.
import { startBlocker } from './measure/spots';
import type { HandNumbers, Laid, Launch, Push, RushLaunch } from './launch';
import { launchedBodies, LAUNCHES, numbersOf, TURN } from './measure/launches';
import { FARTHEST, MOST_PIECES, PELLET_COUNT, ROUGHNESS, TOWER_SLOTS } from './measure/limits';
import {
  fixedObstacles,
  obstaclesOverlap,
  pieceObstacles,
  type Obstacle,
} from './measure/obstacles';
import { once } from './measure/once';
import type { Range } from './measure/range';
import {
  describe,
  requireId,
  requireList,
  requireNumber,
  requireObject,
  requireOneOf,
  requireSeed,
  requireUnique,
  requireWhole,
  TableError,
} from './require';
import { sizeOf } from './measure/quaternion';
import { PIECES, type Make } from './measure/catalogue';
import { lowestPoint } from './measure/pose';
import {
  PIECE_KINDS,
  STRUCTURE_KINDS,
  type Layout,
  type Piece,
  type PieceKind,
  type Pose,
  type Spot,
  type Table,
} from './table';

const PLACE: Range = [-FARTHEST, FARTHEST];
const HIGHEST = 100;
const FIXED_NAMES = ['dump', 'tower', 'limit-sw', 'limit-se', 'limit-ne', 'limit-nw'];

export function validateTable(table: Table): void {
  requireObject('table', table);
  requireObject('layout', table.layout);
  validateLayout(table.layout);
  if (table.roughness !== undefined) requireNumber('roughness', table.roughness, ROUGHNESS);
  requireList('pieces', table.pieces);
  if (table.pieces.length > MOST_PIECES) {
    throw new TableError('pieces', `at most ${MOST_PIECES}, got ${table.pieces.length}`);
  }
  table.pieces.forEach((piece, index) => {
    if (piece && isKnown(piece)) return;
    const field = `pieces[${index}]`;
    requireObject(field, piece);
    requireId(`${field}.id`, piece.id);
    requireOneOf(`${field}.kind`, piece.kind, PIECE_KINDS);
    requirePose(`${field}.pose`, piece.pose, piece.kind);
  });
  requireUnique('pieces', namesOf(table));
}

/** A layout stays the same for a whole match. */
const validateLayout = once(({ structures, dump, town }: Layout): void => {
  requireList('layout.structures', structures);
  structures.forEach((structure, index) => {
    const field = `layout.structures[${index}]`;
    requireSpot(field, structure);
    requireId(`${field}.id`, structure.id);
    requireOneOf(`${field}.kind`, structure.kind, STRUCTURE_KINDS);
  });
  if (dump !== undefined) requireSpot('layout.dump', dump);
  if (town !== undefined) {
    requireObject('layout.town', town);
    requireNumber('layout.town.width', town.width, [60, FARTHEST]);
    requireNumber('layout.town.height', town.height, [60, FARTHEST]);
  }
});

/** Every name in use, those of fixed parts included: a contact names one thing only. */
const namesOf = ({ layout, pieces }: Table): string[] => [
  ...layout.structures.map(({ id }) => id),
  ...pieces.map(({ id }) => id),
  ...FIXED_NAMES,
];

export function validateLaunch(table: Table, launch: Launch): void {
  requireObject('launch', launch);
  if (launch.kind === 'settle') return;
  if (launch.kind === 'rush') {
    validateRush(launch);
    requireUnique('launch.zombies', [...launch.zombies.map(({ id }) => id), ...namesOf(table)]);
    return;
  }
  if (typeof launch.kind !== 'string' || !Object.hasOwn(LAUNCHES, launch.kind)) {
    throw new TableError('launch.kind', `unknown: ${describe(launch.kind)}`);
  }
  const { speed, laid } = LAUNCHES[launch.kind];
  const given: Push & HandNumbers = launch;
  requireNumber('launch.speed', launch.speed, speed);
  requireNumber('launch.direction', launch.direction, TURN);
  for (const [field, check] of Object.entries(LAID)) if (field in laid) check(launch, table);
  for (const [name, { range }] of numbersOf(launch.kind))
    requireNumber(`launch.${name}`, given[name], range);
  requireUnique('pieces', [...launchedBodies(launch).map(({ id }) => id), ...namesOf(table)]);
}

const LAID: Readonly<Record<keyof Laid, (launch: Partial<Laid>, table: Table) => void>> = {
  at: ({ at }) => {
    requireObject('launch.at', at);
    requireNumber('launch.at.x', at?.x, PLACE);
    requireNumber('launch.at.y', at?.y, PLACE);
  },
  piece: ({ piece }, { pieces }) => {
    const found = pieces.find(({ id }) => id === piece);
    if (!found) throw new TableError('launch.piece', `no piece is called ${describe(piece)}`);
    if (found.kind !== 'survivor' && found.kind !== 'zombie') {
      throw new TableError('launch.piece', 'only figures can be pushed');
    }
  },
  count: ({ count }) => requireWhole('launch.count', count, PELLET_COUNT),
  seed: ({ seed }) => requireSeed(seed),
};

function validateRush({ tower, seed, zombies }: RushLaunch): void {
  requireSpot('launch.tower', tower);
  requireSeed(seed);
  requireList('launch.zombies', zombies);
  requireNumber('launch.zombies.length', zombies.length, [1, TOWER_SLOTS]);
  zombies.forEach((zombie, index) => {
    const field = `launch.zombies[${index}]`;
    requireObject(field, zombie);
    requireId(`${field}.id`, zombie.id);
    requireWhole(`${field}.slot`, zombie.slot, [1, TOWER_SLOTS]);
  });
  requireUnique(
    'launch.zombies',
    zombies.map(({ slot }) => `slot ${slot}`),
  );
}

/** Deeper than any heap of zombies presses into itself, in cm. */
export const OVERLAP_MISTAKE = 0.2;

/**
 * Pieces may rest against each other and press a little; two in one place are a mistake. What is flicked
 * needs a place to start from. Expects a table and a launch that passed the checks above.
 */
export function validateRoom(table: Table, launch: Launch): void {
  const fixed = fixedObstacles(table);
  const pieces = pieceObstacles(table);
  for (const [index, piece] of pieces.entries()) {
    const other = clashing(piece, fixed, 0) ?? clashing(piece, pieces, index + 1);
    if (other) throw new TableError('pieces', `${piece.id} overlaps ${other.id}`);
  }
  const mistake = layoutMistake(fixed);
  if (mistake !== undefined) throw new TableError('layout', mistake);
  const blocker = startBlocker(table, launch);
  if (blocker !== undefined) throw new TableError('launch.at', `is taken by ${blocker}`);
}

function clashing(
  piece: Obstacle,
  others: readonly Obstacle[],
  from: number,
): Obstacle | undefined {
  for (let index = from; index < others.length; index += 1) {
    const other = others[index];
    if (other && obstaclesOverlap(piece, other, OVERLAP_MISTAKE)) return other;
  }
  return undefined;
}

const layoutMistake = once((fixed: readonly Obstacle[]): string | undefined => {
  for (const [index, box] of fixed.entries()) {
    const other = fixed
      .slice(index + 1)
      .find(
        (one) =>
          one.id !== box.id &&
          !isDump(one.id, box.id) &&
          obstaclesOverlap(box, one, OVERLAP_MISTAKE),
      );
    if (other) return `${box.id} overlaps ${other.id}`;
  }
  return undefined;
});

/** The tower stands on the dump. */
const isDump = (...ids: string[]): boolean => ids.includes('dump') && ids.includes('tower');

function requireSpot(field: string, spot: Spot): void {
  requireObject(field, spot);
  requireNumber(`${field}.x`, spot.x, PLACE);
  requireNumber(`${field}.y`, spot.y, PLACE);
  requireNumber(`${field}.facing`, spot.facing, TURN);
}

/** Poses found in order: a table is checked before every shot, and most of its pieces stay where they are. */
const inOrder = new WeakMap<Pose, Make>();
const isKnown = ({ id, kind, pose }: Piece): boolean =>
  typeof id === 'string' && id !== '' && inOrder.has(pose) && inOrder.get(pose) === PIECES[kind];

function requirePose(field: string, pose: Pose, kind: PieceKind): void {
  requireObject(field, pose);
  const make = PIECES[kind];
  requireNumber(`${field}.x`, pose.x, PLACE);
  requireNumber(`${field}.y`, pose.y, PLACE);
  requireList(`${field}.turn`, pose.turn);
  pose.turn.forEach((part, index) => requireNumber(`${field}.turn[${index}]`, part, [-1, 1]));
  if (pose.turn.length !== 4 || Math.abs(sizeOf(pose.turn) - 1) > 0.01) {
    throw new TableError(`${field}.turn`, 'is not a rotation');
  }
  const lowest = lowestPoint(make, pose.turn) - OVERLAP_MISTAKE;
  requireNumber(`${field}.lift`, pose.lift, [Math.max(0, lowest), HIGHEST]);
  inOrder.set(pose, make);
}
