// Now and then two zombies fall asleep inside each other on their way out of the tower. A table must be
// able to take its own rest again, so such a pair is drawn apart.
import { OVERLAP_TOLERANCE } from './measure/overlap';
import { PIECES } from './measure/catalogue';
import {
  fixedObstacles,
  obstaclesOverlap,
  pieceObstacle,
  pieceObstacles,
} from './measure/obstacles';
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
  const onTable = new Map(settled.map((one) => [one.id, one]));
  const pieces = (without: string): Piece[] =>
    [...onTable.values()].flatMap(({ id, pose }) => {
      const kind = kindOf(id);
      return kind && id !== without ? [{ id, kind, pose }] : [];
    });
  const fixed = fixedObstacles(table);
  for (const resting of settled) {
    const kind = kindOf(resting.id);
    if (!kind || !resting.moved) continue;
    const others: Table = { ...table, pieces: pieces(resting.id) };
    const own = pieceObstacle(resting.id, PIECES[kind], resting.pose);
    const clash = [...fixed, ...pieceObstacles(others)].some((one) =>
      obstaclesOverlap(own, one, OVERLAP_MISTAKE / 2),
    );
    if (!clash) continue;
    const options = { pressing: OVERLAP_TOLERANCE };
    const pose = nearestFreePose(others, PIECES[kind], resting.pose, options);
    if (pose) onTable.set(resting.id, { ...resting, pose });
  }
  return [...onTable.values()];
}
