// The bodies of the picture by id: Town puts them where `shown` says, a playback moves them in between.
import type { Object3D, Quaternion, Vector3 } from 'three';

const drawn = new Map<string, Object3D>();
const lastSeen = new WeakMap<Object3D, Seen>();
let changes = 0;

type Seen = {
  readonly position: Vector3;
  readonly quaternion: Quaternion;
  readonly scale: Vector3;
  visible: boolean;
  raised: unknown;
  /** What is offered to the hand turns with the aim, by its parent. */
  parentTurn: number | undefined;
};

/** Returns what takes it away again; a newer body of the same id stays. */
export function registerPiece(id: string, body: Object3D): () => void {
  drawn.set(id, body);
  body.matrixAutoUpdate = false;
  lastSeen.delete(body);
  return () => {
    if (drawn.get(id) === body) drawn.delete(id);
    changes += 1;
  };
}

/** The body of a piece, a figure indoors, a projectile or a part ('trapdoor', 'strut', 'tower'). */
export const pieceBody = (id: string): Object3D | undefined => drawn.get(id);

export const pieceBodies: ReadonlyMap<string, Object3D> = drawn;

/** Another number whenever a body has moved, come or gone: what follows the bodies can rest while it stays the same. */
export const pieceChanges = (): number => changes;

/** Once a frame, after whoever moves bodies: only those that have moved make their matrices anew. */
export function noticeMoves(): void {
  for (const body of drawn.values()) {
    const { position, quaternion, scale, visible, parent } = body;
    const raised: unknown = body.userData['raised'];
    const parentTurn = parent?.rotation.y;
    const seen = lastSeen.get(body);
    const isPlaced =
      seen !== undefined &&
      seen.position.equals(position) &&
      seen.quaternion.equals(quaternion) &&
      seen.scale.equals(scale);
    const isSame =
      isPlaced &&
      seen.visible === visible &&
      seen.raised === raised &&
      seen.parentTurn === parentTurn;
    if (isSame) continue;
    changes += 1;
    if (!isPlaced) body.updateMatrix();
    if (!seen) {
      lastSeen.set(body, {
        position: position.clone(),
        quaternion: quaternion.clone(),
        scale: scale.clone(),
        visible,
        raised,
        parentTurn,
      });
      continue;
    }
    seen.position.copy(position);
    seen.quaternion.copy(quaternion);
    seen.scale.copy(scale);
    Object.assign(seen, { visible, raised, parentTurn });
  }
}
