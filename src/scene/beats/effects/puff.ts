// A puff of snow: some soft flakes that always face the eye, in one draw call.
import {
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Vector3,
  type Camera,
  type Object3D,
} from 'three';
import { glowTexture } from '../../art/glow';
import { blend, nightfall } from '../../art/nightfall';
import { flakeAt, type Flake } from './curves';

const FLAKES = 14;
const plate = new PlaneGeometry(1, 1);
let snow: MeshBasicMaterial | undefined;
const snowPaint = (): MeshBasicMaterial =>
  (snow ??= new MeshBasicMaterial({
    map: glowTexture(),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  }));

export type Puff = {
  readonly object: Object3D;
  readonly draw: (share: number, strength: number, camera: Camera) => void;
  readonly dispose: () => void;
};

const flake: Flake = { x: 0, y: 0, z: 0, size: 0 };
const matrix = new Matrix4();
const place = new Vector3();
const size = new Vector3();

export function newPuff(): Puff {
  const paint = snowPaint();
  const mesh = new InstancedMesh(plate, paint, FLAKES);
  mesh.frustumCulled = false;
  mesh.renderOrder = 22;
  mesh.visible = false;
  return {
    object: mesh,
    draw: (share, strength, camera) => {
      mesh.visible = share > 0 && share < 1;
      if (!mesh.visible) return;
      // Snow in the air is a little bluer than the snow under it, and darker at night.
      const light = blend(1, 0.62, nightfall());
      paint.color.setRGB(0.93 * light, 0.97 * light, light);
      for (let index = 0; index < FLAKES; index += 1) {
        flakeAt(index, share, strength, flake);
        matrix.compose(
          place.set(flake.x, flake.y, flake.z),
          camera.quaternion,
          size.setScalar(Math.max(0.001, flake.size)),
        );
        mesh.setMatrixAt(index, matrix);
      }
      mesh.instanceMatrix.needsUpdate = true;
    },
    dispose: () => mesh.dispose(),
  };
}
