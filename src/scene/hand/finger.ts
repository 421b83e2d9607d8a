// Where in the window the aiming happens, for what is written beside it. Changes with every move, so no store.
import type { Vec2 } from '../../physics/table';

type Finds = () => Vec2 | undefined;
const NOWHERE: Finds = () => undefined;

export class Finger {
  /** The pointer that holds the piece, or was the last to do so. */
  pointer: Vec2 | undefined;
  private find = NOWHERE;

  /** The piece that is aimed, also without being held. */
  piece(): Vec2 | undefined {
    return this.find();
  }

  /** Whoever knows the camera tells where the piece is, until what is returned is called. */
  finds(piece: Finds): () => void {
    this.find = piece;
    return () => {
      if (this.find === piece) this.find = NOWHERE;
    };
  }
}
