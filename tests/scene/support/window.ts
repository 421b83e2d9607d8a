// A window on the table without a browser: the game's own camera, view and projection.
import { PerspectiveCamera, Vector3 } from 'three';
import { fullPullOf } from '../../../src/match/hand/pull';
import type { Layout, Spot, Vec2 } from '../../../src/physics/table';
import { pixelOf, tableUnder } from '../../../src/scene/camera/ground';
import { FOV } from '../../../src/scene/camera/lens';
import { eyeOf, type Orbit } from '../../../src/scene/camera/orbit';
import { behindView, groundOf } from '../../../src/scene/camera/views';

export type Size = { readonly width: number; readonly height: number };
export const DESKTOP: Size = { width: 1280, height: 720 };
export const PHONE: Size = { width: 390, height: 844 };

export function cameraAt(orbit: Orbit, { width, height }: Size): PerspectiveCamera {
  const camera = new PerspectiveCamera(FOV, width / height, 4, 1200);
  camera.position.copy(eyeOf(orbit, new Vector3()));
  camera.lookAt(orbit.x, 0, -orbit.y);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

export const lensOf = (size: Size) =>
  ({
    fov: FOV,
    aspect: size.width / size.height,
    free: [1, 1],
    below: 1,
    pull: fullPullOf(size) / (size.height / 2),
  }) as const;

/** From behind a figure, as the game suggests it. */
export function windowBehind(figure: Spot, layout: Layout, size: Size) {
  const orbit = behindView(figure, figure.facing, layout, groundOf(layout, []), lensOf(size));
  const camera = cameraAt(orbit, size);
  return {
    toPixel: (at: Vec2, lift = 0): Vec2 => pixelOf(camera, size, at, lift),
    toTable: ({ x, y }: Vec2): Vec2 => {
      const point = tableUnder(camera, size, x, y);
      if (!point) throw new Error('That pixel shows no table.');
      return point;
    },
  };
}
