import { useThree, type RootState } from '@react-three/fiber';
import { useEffect } from 'react';
import { InstancedMesh, Material, Mesh, Raycaster, Vector3, type Object3D } from 'three';
import { PATH } from '../hand/aim/FullPath';
import { pixelOf } from '../camera/ground';
import type { Rig } from '../camera/rig';
import { useHand } from '../hand/hand';
import { exposeTestHook } from '../test-hook';
import { pieceBody } from '../pieces';
import { BURNING } from '../town/FlareLight';
import { tokenName } from '../town/Token';

/** Lets browser tests look where a player looks. */
export function TableReporter({ rig }: { readonly rig: Rig }) {
  const get = useThree((state) => state.get);
  useEffect(
    () =>
      exposeTestHook({
        project: (x, y, lift) => {
          const { camera, size } = get();
          const at = pixelOf(camera, size, { x, y }, lift);
          return { x: at.x + size.left, y: at.y + size.top };
        },
        camera: () => ({ ...rig.now }),
        hand: () => useHand.getState().grasp.phase,
        aim: () => useHand.getState().aiming?.direction,
        path: () => {
          const dots = get().scene.getObjectByName(PATH);
          return dots instanceof InstancedMesh ? dots.count : 0;
        },
        flareAt: () => {
          const flare = get().scene.getObjectByName(BURNING);
          return flare && { x: flare.position.x, y: -flare.position.z };
        },
        markerAt: (id) => markerAt(get(), id),
        shownAt: (id) => {
          const body = pieceBody(id);
          return body && { x: body.position.x, y: -body.position.z, lift: body.position.y };
        },
      }),
    [get, rig],
  );
  return null;
}

/** A ray from the eye to its middle meets it before any other card, wood or snow; light and falling flakes hide nothing. */
function markerAt({ scene, camera }: Pick<RootState, 'scene' | 'camera'>, id: string) {
  const token = scene.getObjectByName(tokenName(id));
  if (!token) return undefined;
  const at = token.getWorldPosition(new Vector3());
  const ray = new Raycaster(camera.position, at.clone().sub(camera.position).normalize());
  ray.camera = camera;
  const first = ray.intersectObject(scene, true).find(({ object }) => isSolid(object));
  return { x: at.x, y: -at.z, lift: at.y, isInSight: first?.object === token };
}

const isSolid = (object: Object3D): boolean =>
  object instanceof Mesh && object.material instanceof Material && !object.material.transparent;
