// Where on the screen the aiming happens, for what is written beside it. Changes with every move, so no store.
import type { Vec2 } from '../../physics/table';

export const fingerAt: {
  /** The pointer that holds the piece. */
  pointer: Vec2 | undefined;
  /** The piece that is aimed without being held. */
  piece: () => Vec2 | undefined;
} = { pointer: undefined, piece: () => undefined };
