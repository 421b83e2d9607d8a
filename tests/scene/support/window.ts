// A window on the table without a browser: the game's own camera, view and projection.
import { PerspectiveCamera, Vector3 } from 'three';
import type { Layout, Spot, Vec2 } from '../../../src/physics/table';
import { pixelOf, tableUnder } from '../../../src/scene/camera/ground';
import { FOV, lensOf as lensFor } from '../../../src/scene/camera/lens';
import { eyeOf, type Orbit } from '../../../src/scene/camera/orbit';
import { groundOf, type Lens } from '../../../src/scene/camera/views';
import { coversOf } from '../../../src/scene/camera/cover';
import { framedView } from '../../../src/scene/camera/framing';

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

/** Of a window that nothing covers. */
export const lensOf = (size: Size) => lensFor(size, { top: 0, right: 0, bottom: 0, left: 0 });

/** The view of a figure that has nothing to act on. */
export const viewOfFigure = (figure: Spot, layout: Layout, lens: Lens): Orbit =>
  framedView(
    {
      figure,
      interests: [],
      covers: coversOf({ layout, pieces: [] }),
      ground: groundOf(layout, []),
    },
    lens,
  );

/** From where the game suggests it. */
export function windowBehind(figure: Spot, layout: Layout, size: Size) {
  const orbit = viewOfFigure(figure, layout, lensOf(size));
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
