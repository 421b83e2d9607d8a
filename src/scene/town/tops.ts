// How high something lies that came to rest at a point: on the mat, the dump, a support or the roof of a car.
import type { TableView } from '../../match/table-view';
import { PIECES } from '../../physics/measure/catalogue';
import { conjugate, rotate } from '../../physics/measure/quaternion';
import { boxesOf, fixedBoxes, type Box } from '../../physics/measure/solid';
import type { Vec2 } from '../../physics/table';

/** Nothing rests on what is higher: it is a wall. */
const HIGHEST = 10;

export function topAt({ layout, pieces }: Pick<TableView, 'layout' | 'pieces'>, at: Vec2): number {
  const things = pieces.filter(({ kind }) => kind !== 'survivor' && kind !== 'zombie');
  const boxes = [
    ...fixedBoxes(layout),
    ...things.flatMap(({ kind, pose }) => boxesOf(PIECES[kind], pose)),
  ];
  const tops = boxes
    .filter((box) => isOver(box, at))
    .map(({ centre, half }) => centre[1] + half[1]);
  return Math.max(0, ...tops.filter((top) => top < HIGHEST));
}

function isOver({ centre, half, turn }: Box, { x, y }: Vec2): boolean {
  const [ahead, , aside] = rotate(conjugate(turn), [x - centre[0], 0, -y - centre[2]]);
  return Math.abs(ahead) <= half[0] && Math.abs(aside) <= half[2];
}
