// Where in the window the aiming happens, for what is written beside it. Changes with every move, so no store.
import type { Vec2 } from '../../physics/table';

type Finds = () => Vec2 | undefined;
/** The pixel that shows a place of the table, so many centimetres over it. */
export type Pixel = (at: Vec2, lift?: number) => Vec2;
const NOWHERE: Finds = () => undefined;

export class Finger {
  /** The pointer that holds the piece, or was the last to do so. */
  pointer: Vec2 | undefined;
  /** Absent while there is no camera. */
  pixel: Pixel | undefined;
  private find = NOWHERE;

  /** The piece that is aimed, also without being held. */
  piece(): Vec2 | undefined {
    return this.find();
  }

  /** Whoever knows the camera tells where the piece is and where all else is, until what is returned is called. */
  finds(piece: Finds, pixel?: Pixel): () => void {
    this.find = piece;
    this.pixel = pixel;
    return () => {
      if (this.find !== piece) return;
      this.find = NOWHERE;
      this.pixel = undefined;
    };
  }
}
