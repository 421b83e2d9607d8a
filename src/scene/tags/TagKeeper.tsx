import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { Vector3, type Camera, type Object3D } from 'three';
import { pixelOf } from '../camera/ground';
import type { Rig } from '../camera/rig';
import { useCamera } from '../camera/wish';
import { useHand } from '../hand/hand';
import { isAimed } from '../hand/machine';
import { pieceBody, pieceChanges } from '../pieces';
import type { TagBoard } from './board';
import { placeTags } from './place';
import type { FigureTag } from './tags';
import { isEdgeOn, taggedIn } from './visible';

/** From the middle of the body, in cm: over the head, and under the feet, of who stands and of who lies. */
const HEAD = { standing: 2.2, lying: 1.1 } as const;
const FOOT = { standing: -1.85, lying: -0.5 } as const;

type Props = {
  readonly rig: Rig;
  readonly tags: readonly FigureTag[];
  readonly board: TagBoard;
  readonly isShowing: boolean;
};

/** Puts the tags where their figures are. Only in frames that are drawn anyway, and only when something has moved. */
export function TagKeeper({ rig, tags, board, isShowing }: Props) {
  const ids = useMemo(() => tags.map(({ id, lying }) => `${id}${lying ? '-' : ''}`).join(), [tags]);
  useFrame(({ camera, size }) => {
    const { aiming, grasp, steered } = useHand.getState();
    const isAiming = aiming !== undefined && (isAimed(grasp) || steered);
    const { distance } = rig.now;
    const tagged = taggedIn({ distance, height: size.height, isAiming, isShowing });
    if (tagged === 'none') {
      if (board.isNew(tagged)) board.put(new Map());
      return;
    }
    const { insets } = useCamera.getState();
    const { top, right, bottom, left } = insets;
    // Also while the picture slides from under a panel: the eye rests then, and its window moves.
    const { matrixWorld, projectionMatrix } = camera;
    const eye = `${matrixWorld.elements.join()} ${projectionMatrix.elements.join()}`;
    if (!board.isNew(`${tagged} ${eye} ${pieceChanges()} ${size.width} ${size.height} ${top} ${right} ${bottom} ${left} ${ids}`)) return; // prettier-ignore
    const wanted = tags.flatMap((tag) => {
      const body = pieceBody(tag.id);
      if (!body?.visible) return [];
      if (tagged === 'edges' && (tag.lying || !showsEdge(body, camera))) return [];
      const { x, y, z } = body.position;
      const posture = tag.lying ? 'lying' : 'standing';
      const pixel = (lift: number) => pixelOf(camera, size, { x, y: -z }, y + lift);
      return [{ ...tag, at: pixel(HEAD[posture]), foot: pixel(FOOT[posture]) }];
    });
    board.put(
      placeTags(wanted, { left, top, right: size.width - right, bottom: size.height - bottom }),
    );
  });
  return null;
}

const front = new Vector3();
const toEye = new Vector3();

function showsEdge(body: Object3D, camera: Camera): boolean {
  front.set(1, 0, 0).applyQuaternion(body.quaternion);
  toEye.copy(camera.position).sub(body.position);
  return isEdgeOn([front.x, front.y, front.z], [toEye.x, toEye.y, toEye.z]);
}
