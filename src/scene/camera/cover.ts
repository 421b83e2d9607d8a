// What stands between an eye and a place: façades, lamps, vehicles, the tower. Figures hide nothing for long.
import { PIECES } from '../../physics/measure/catalogue';
import { once } from '../../physics/measure/once';
import { conjugate, rotate, type Vec3 } from '../../physics/measure/quaternion';
import { boxesOf, fixedBoxes, type Box } from '../../physics/measure/solid';
import type { Layout, Piece } from '../../physics/table';

export type Covers = { readonly layout: Layout; readonly pieces: readonly Piece[] };

/** Lower than this nothing hides a figure from an eye that looks down on it. */
const LOWEST = 2.5;

export const coversOf = once(({ layout, pieces }: Covers): readonly Box[] =>
  [
    ...fixedBoxes(layout),
    ...pieces
      .filter(({ kind }) => kind !== 'survivor' && kind !== 'zombie')
      .flatMap(({ kind, pose }) => boxesOf(PIECES[kind], pose)),
  ].filter(({ centre, half }) => centre[1] + Math.max(...half) > LOWEST),
);

/** In the engine's axes: east, up, south. */
export const isCovered = (boxes: readonly Box[], eye: Vec3, place: Vec3): boolean =>
  boxes.some((box) => crosses(box, eye, place));

/** Slab by slab, in the box's own frame; what only ends at the box is not behind it. */
function crosses({ centre, half, turn }: Box, from: Vec3, to: Vec3): boolean {
  const back = conjugate(turn);
  const start = rotate(back, [from[0] - centre[0], from[1] - centre[1], from[2] - centre[2]]);
  const end = rotate(back, [to[0] - centre[0], to[1] - centre[1], to[2] - centre[2]]);
  let [enter, leave] = [0, 0.999];
  for (const axis of [0, 1, 2] as const) {
    const way = end[axis] - start[axis];
    const size = half[axis];
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(start[axis]) > size) return false;
      continue;
    }
    const [one, other] = [(-size - start[axis]) / way, (size - start[axis]) / way];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
    if (enter > leave) return false;
  }
  return true;
}
