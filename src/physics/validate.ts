// The border of the table: nothing that is not in order reaches the engine.
import { startBlocker } from './measure/spots';
import type { Launch } from './launch';
import {
  BAT_STRUCK,
  FARTHEST,
  FLARE_HEIGHT,
  MOST_PIECES,
  PELLET_COUNT,
  ROUGHNESS,
  SPEEDS,
  TOWER_SLOTS,
  type Range,
} from './limits';
import {
  fixedObstacles,
  obstaclesOverlap,
  pieceObstacles,
  type Obstacle,
} from './measure/obstacles';
import { sizeOf } from './measure/quaternion';
import { PIECE_KINDS, STRUCTURE_KINDS, type Pose, type Spot, type Table } from './table';

/** Says which field is wrong and why; the table and every later call are untouched. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly field: string;
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
  }
}

export function validateTable(table: Table): void {
  const { structures, dump, town } = table.layout;
  structures.forEach((structure, index) => {
    const field = `layout.structures[${index}]`;
    requireId(`${field}.id`, structure.id);
    requireOneOf(`${field}.kind`, structure.kind, STRUCTURE_KINDS);
    requireSpot(field, structure);
  });
  if (dump) requireSpot('layout.dump', dump);
  if (town) {
    requireNumber('layout.town.width', town.width, [60, FARTHEST]);
    requireNumber('layout.town.height', town.height, [60, FARTHEST]);
  }
  if (table.roughness !== undefined) requireNumber('roughness', table.roughness, ROUGHNESS);
  if (table.pieces.length > MOST_PIECES)
    throw new TableError('pieces', `at most ${MOST_PIECES}, got ${table.pieces.length}`);
  table.pieces.forEach((piece, index) => {
    const field = `pieces[${index}]`;
    requireId(`${field}.id`, piece.id);
    requireOneOf(`${field}.kind`, piece.kind, PIECE_KINDS);
    requirePose(`${field}.pose`, piece.pose);
  });
  const owners = [
    ...structures.map(({ id }) => id),
    ...table.pieces.map(({ id }) => id),
    'dump',
    'tower',
  ];
  requireUnique('pieces', owners);
}

export function validateLaunch(table: Table, launch: Launch): void {
  if (launch.kind === 'settle') return;
  if (launch.kind === 'rush') {
    requireSpot('launch.tower', launch.tower);
    requireSeed(launch.seed);
    requireNumber('launch.zombies.length', launch.zombies.length, [1, TOWER_SLOTS]);
    launch.zombies.forEach(({ id, slot }, index) => {
      requireId(`launch.zombies[${index}].id`, id);
      requireWhole(`launch.zombies[${index}].slot`, slot, [1, TOWER_SLOTS]);
    });
    requireUnique('launch.zombies', [
      ...launch.zombies.map(({ id }) => id),
      ...table.pieces.map(({ id }) => id),
    ]);
    requireUnique(
      'launch.zombies',
      launch.zombies.map(({ slot }) => `slot ${slot}`),
    );
    return;
  }
  if (!(launch.kind in SPEEDS))
    throw new TableError('launch.kind', `unknown: ${describe(launch.kind)}`);
  requireNumber('launch.speed', launch.speed, SPEEDS[launch.kind]);
  requireNumber('launch.direction', launch.direction, [-3600, 3600]);
  if (launch.kind === 'figure') {
    const piece = table.pieces.find(({ id }) => id === launch.piece);
    if (!piece)
      throw new TableError('launch.piece', `no piece is called ${describe(launch.piece)}`);
    if (piece.kind !== 'survivor' && piece.kind !== 'zombie')
      throw new TableError('launch.piece', 'only figures can be pushed');
    return;
  }
  requireNumber('launch.at.x', launch.at?.x, [-FARTHEST, FARTHEST]);
  requireNumber('launch.at.y', launch.at?.y, [-FARTHEST, FARTHEST]);
  if (launch.kind === 'sniper') requireNumber('launch.aim', launch.aim, [-3600, 3600]);
  if (launch.kind === 'bat') {
    requireNumber('launch.axis', launch.axis, [-3600, 3600]);
    requireNumber('launch.struck', launch.struck, BAT_STRUCK);
  }
  if (launch.kind === 'pellets') {
    requireWhole('launch.count', launch.count, PELLET_COUNT);
    requireSeed(launch.seed);
  }
  if (launch.kind === 'flare') {
    requireNumber('launch.height', launch.height, FLARE_HEIGHT);
    requireSeed(launch.seed);
  }
}

/** Deeper than any heap of zombies presses into itself, in cm. */
const MISTAKE = 0.2;

/**
 * Pieces may rest against each other and press a little; two in one place are a mistake. What is flicked
 * needs a place to start from. Expects a table and a launch that passed the checks above.
 */
export function validateRoom(table: Table, launch: Launch): void {
  const fixed = fixedObstacles(table);
  const pieces = pieceObstacles(table);
  pieces.forEach((piece, index) => {
    const clashes = (one: Obstacle): boolean => obstaclesOverlap(piece, one, MISTAKE);
    const other = fixed.find(clashes) ?? pieces.slice(index + 1).find(clashes);
    if (other) throw new TableError('pieces', `${piece.id} overlaps ${other.id}`);
  });
  const blocker = startBlocker(table, launch);
  if (blocker !== undefined) throw new TableError('launch.at', `is taken by ${blocker}`);
}

function requireSpot(field: string, spot: Spot): void {
  requireNumber(`${field}.x`, spot.x, [-FARTHEST, FARTHEST]);
  requireNumber(`${field}.y`, spot.y, [-FARTHEST, FARTHEST]);
  requireNumber(`${field}.facing`, spot.facing, [-3600, 3600]);
}

function requirePose(field: string, pose: Pose): void {
  requireNumber(`${field}.x`, pose.x, [-FARTHEST, FARTHEST]);
  requireNumber(`${field}.y`, pose.y, [-FARTHEST, FARTHEST]);
  requireNumber(`${field}.lift`, pose.lift, [0, 100]);
  pose.turn.forEach((part, index) => requireNumber(`${field}.turn[${index}]`, part, [-1, 1]));
  if (pose.turn.length !== 4 || Math.abs(sizeOf(pose.turn) - 1) > 0.01) {
    throw new TableError(`${field}.turn`, 'is not a rotation');
  }
}

function requireNumber(field: string, value: unknown, [least, most]: Range): void {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TableError(field, `must be a number, got ${describe(value)}`);
  if (value < least || value > most)
    throw new TableError(field, `must be between ${least} and ${most}, got ${value}`);
}

function requireWhole(field: string, value: number, range: Range): void {
  requireNumber(field, value, range);
  if (!Number.isInteger(value)) throw new TableError(field, `must be a whole number, got ${value}`);
}

const requireSeed = (seed: number): void => requireWhole('launch.seed', seed, [0, 0xffffffff]);

function requireId(field: string, id: unknown): void {
  if (typeof id !== 'string' || id === '')
    throw new TableError(field, `must be a name, got ${describe(id)}`);
}

function requireOneOf(field: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) throw new TableError(field, `unknown: ${describe(value)}`);
}

function requireUnique(field: string, ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) throw new TableError(field, `two are called ${id}`);
    seen.add(id);
  }
}

const describe = (value: unknown): string =>
  typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value);
