// Now and then two zombies fall asleep inside each other on their way out of the tower. A table must be
// able to take its own rest again, so such a pair is drawn apart.
import { OVERLAP_TOLERANCE } from './measure/overlap';
import { PIECES } from './measure/catalogue';
import { fixedObstacles, obstacleOf, obstaclesOverlap, type Obstacle } from './measure/obstacles';
import { nearestFreePose } from './measure/spots';
import type { Resting } from './recording';
import type { Piece, Table } from './table';
import { OVERLAP_MISTAKE } from './validate';

/** Whatever was launched and does not stay on the table has no kind and is left alone. */
export function separate(
  table: Table,
  settled: readonly Resting[],
  kindOf: (id: string) => Piece['kind'] | undefined,
): readonly Resting[] {
  const movers = settled.filter(({ id, moved }) => moved && kindOf(id) !== undefined);
  if (movers.length === 0) return settled;
  const onTable = new Map(settled.map((one) => [one.id, one]));
  const obstacles = new Map<string, Obstacle>();
  const note = ({ id, pose }: Resting, kind: Piece['kind']): Obstacle => {
    const obstacle = obstacleOf({ id, kind, pose });
    obstacles.set(id, obstacle);
    return obstacle;
  };
  for (const resting of settled) {
    const kind = kindOf(resting.id);
    if (kind) note(resting, kind);
  }
  const fixed = fixedObstacles(table);
  for (const resting of movers) {
    const kind = kindOf(resting.id);
    const own = obstacles.get(resting.id);
    if (!kind || !own) continue;
    const clashes = (one: Obstacle): boolean =>
      one.id !== own.id && obstaclesOverlap(own, one, OVERLAP_MISTAKE / 2);
    if (!fixed.some(clashes) && ![...obstacles.values()].some(clashes)) continue;
    const pieces = [...onTable.values()].flatMap(({ id, pose }): Piece[] => {
      const other = kindOf(id);
      return other && id !== resting.id ? [{ id, kind: other, pose }] : [];
    });
    const options = { pressing: OVERLAP_TOLERANCE };
    const pose = nearestFreePose({ ...table, pieces }, PIECES[kind], resting.pose, options);
    if (!pose) continue;
    const moved = { ...resting, pose };
    onTable.set(resting.id, moved);
    note(moved, kind);
  }
  return [...onTable.values()];
}
