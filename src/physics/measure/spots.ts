// Where there is room for a piece.
import type { Launch } from '../launch';
import type { Pose, Table, Vec2 } from '../table';
import { BULLET_DIAMETER, FIGURE_WIDTH, type Make } from './catalogue';
import { launchedBodies } from './launches';
import { inTheWay, pieceObstacle } from './obstacles';
import { facingOf } from './pose';
import { quantiseLength } from './quantise';
import { UPRIGHT } from './quaternion';
import { fromLocal, isInTown } from './structure';
import { heading } from './trig';

export type RoomOptions = {
  /** Pieces that do not count as obstacles. */
  readonly ignore?: readonly string[];
  /** How deep it may press into its neighbours, in cm: nothing, unless it lay there before. */
  readonly pressing?: number;
  /** Where to look, when not just anywhere. */
  readonly within?: (place: Vec2) => boolean;
};

/** Whether a piece in this pose would stand clear of all pieces and structures, inside town. */
export function isFree(
  table: Table,
  make: Make,
  pose: Pose,
  { ignore = [], pressing = 0, within }: RoomOptions = {},
): boolean {
  if (!isInTown(table.layout, pose) || within?.(pose) === false) return false;
  return inTheWay(table, pieceObstacle('', make, pose), pressing, ignore) === undefined;
}

const RING_STEP = 0.5;
const FARTHEST_RING = 60;
const DIRECTIONS = 24;

/** The free pose nearest to a wanted one, turned the same way: itself, or found on widening rings around it. */
export function nearestFreePose(
  table: Table,
  make: Make,
  wanted: Pose,
  options: RoomOptions = {},
): Pose | undefined {
  if (isFree(table, make, wanted, options)) return wanted;
  for (let radius = RING_STEP; radius <= FARTHEST_RING; radius += RING_STEP) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const { x, y } = heading((360 / DIRECTIONS) * turn);
      const pose = {
        ...wanted,
        x: quantiseLength(wanted.x + x * radius),
        y: quantiseLength(wanted.y + y * radius),
      };
      if (isFree(table, make, pose, options)) return pose;
    }
  }
  return undefined;
}

/** What stands where a launch would start. */
export function startBlocker(table: Table, launch: Launch): string | undefined {
  if (launch.kind === 'rush') return undefined;
  for (const { id, make, pose } of launchedBodies(launch)) {
    // A round piece fits or does not fit whichever way it is going to fly.
    const isRound = make.parts.every(({ shape }) => shape !== 'box');
    const start = pieceObstacle(id, make, isRound ? { ...pose, turn: UPRIGHT } : pose);
    const blocker = inTheWay(table, start);
    if (blocker) return blocker.id;
  }
  return undefined;
}

export type Side = 'left' | 'right';

/** Beside a figure, one bullet's width away from it (R071, R106): where a projectile of this width starts. */
export function spotBeside(figure: Pose, side: Side, projectileWidth: number): Vec2 {
  const away = FIGURE_WIDTH / 2 + BULLET_DIAMETER + projectileWidth / 2;
  const { x, y } = fromLocal(
    { x: figure.x, y: figure.y, facing: facingOf(figure) },
    { ahead: 0, left: side === 'left' ? away : -away },
  );
  return { x: quantiseLength(x), y: quantiseLength(y) };
}
