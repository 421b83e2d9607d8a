// A question mark on a round plate, for whoever waits and is nobody's yet.
import { CircleGeometry, PlaneGeometry, RingGeometry, type BufferGeometry } from 'three';
import { WHITE } from '../../art/pieces/sheet';
import { SIGNS } from '../../signs/colours';
import { merged, tinted } from '../part';

const RADIUS = 1.25;

/** Looks along +z: it is turned to the camera. */
export function waitingSignBody(): BufferGeometry {
  const at = (part: BufferGeometry, x: number, y: number, z: number, color: string) =>
    tinted(part.translate(x, y, z), color, WHITE);
  return merged([
    at(new CircleGeometry(RADIUS, 36), 0, 0, 0, SIGNS.light),
    at(new CircleGeometry(RADIUS - 0.16, 36), 0, 0, 0.01, SIGNS.ink),
    // Three quarters of a ring, its stem, and the dot.
    at(new RingGeometry(0.26, 0.5, 24, 1, -Math.PI / 2, Math.PI * 1.5), 0, 0.36, 0.02, SIGNS.light),
    at(new PlaneGeometry(0.24, 0.36), 0, -0.3, 0.02, SIGNS.light),
    at(new CircleGeometry(0.17, 16), 0, -0.72, 0.02, SIGNS.light),
  ]);
}
