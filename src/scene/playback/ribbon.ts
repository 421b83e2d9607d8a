// The way of a flicked piece as a flat ribbon on the table: one pair of corners a frame, so that it can be
// drawn as far as the piece has come.
import { BufferAttribute, BufferGeometry } from 'three';
import type { Track } from '../../physics/recording';
import { NUMBERS } from '../film/sample';

/** Over the mat, under everything that stands on it. */
const OVER_MAT = 0.09;
/** What slides has its middle lower than this; higher up it flies, and so does its ribbon. */
const SLIDES = 1.4;
export const INDICES_PER_FRAME = 6;

export function ribbonOf({ poses }: Track, width: number): BufferGeometry {
  const frames = poses.length / NUMBERS;
  const corners = new Float32Array(frames * 6);
  const shades = new Float32Array(frames * 8);
  let [sideX, sideY] = [0, 0];
  for (let frame = 0; frame < frames; frame += 1) {
    const at = frame * NUMBERS;
    const next = Math.min(frame + 1, frames - 1) * NUMBERS;
    const [x = 0, y = 0, lift = 0] = poses.subarray(at, at + 3);
    const [toX = 0, toY = 0] = poses.subarray(next, next + 2);
    const step = Math.hypot(toX - x, toY - y);
    // Where it stands still the ribbon keeps its direction.
    if (step > 1e-4) [sideX, sideY] = [-(toY - y) / step, (toX - x) / step];
    const along = frame / Math.max(1, frames - 1);
    const half = (width / 2) * (0.35 + 0.65 * along);
    const height = lift < SLIDES ? OVER_MAT : lift;
    corners.set([x + sideX * half, height, -(y + sideY * half)], frame * 6);
    corners.set([x - sideX * half, height, -(y - sideY * half)], frame * 6 + 3);
    const shade = 0.15 + 0.85 * along;
    shades.set([1, 1, 1, shade, 1, 1, 1, shade], frame * 8);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  geometry.setAttribute('color', new BufferAttribute(shades, 4));
  geometry.setIndex(indicesOf(frames));
  return geometry;
}

function indicesOf(frames: number): number[] {
  const indices: number[] = [];
  for (let a = 0; a < (frames - 1) * 2; a += 2) indices.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  return indices;
}
