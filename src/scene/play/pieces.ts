// The bodies of the picture by id: Town puts them where `shown` says, a playback moves them in between.
import type { Object3D } from 'three';

const drawn = new Map<string, Object3D>();

/** Returns what takes it away again; a newer body of the same id stays. */
export function registerPiece(id: string, body: Object3D): () => void {
  drawn.set(id, body);
  return () => {
    if (drawn.get(id) === body) drawn.delete(id);
  };
}

/** The body of a piece, a figure indoors, a projectile or a part ('trapdoor', 'strut', 'tower'). */
export const pieceBody = (id: string): Object3D | undefined => drawn.get(id);

export const pieceBodies: ReadonlyMap<string, Object3D> = drawn;
