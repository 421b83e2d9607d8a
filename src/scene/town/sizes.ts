import { PIECES, type Make } from '../../physics/measure/catalogue';
import { once } from '../../physics/measure/once';
import type { PieceKind } from '../../physics/table';
import type { Footprint } from './use-registered';

/** The box around all parts of a piece, half sizes. */
export const halfSizes = once(({ parts }: Make): Footprint => {
  const reach = (axis: 0 | 1 | 2): number =>
    Math.max(
      ...parts.map((part) =>
        part.shape === 'box'
          ? part.half[axis] + Math.abs(part.centre[axis])
          : axis === 1
            ? part.halfHeight
            : part.radius,
      ),
    );
  return [reach(0), reach(1), reach(2)];
});

export const sizeOf = (kind: PieceKind): Footprint => halfSizes(PIECES[kind]);
