// A finger or a mouse button on the picture.
import type { Vec2 } from '../../physics/table';

export type Press = {
  readonly id: number;
  /** In pixels of the canvas. */
  readonly at: Vec2;
  /** In ms. */
  readonly time: number;
  readonly isMain: boolean;
  readonly shift: boolean;
};
