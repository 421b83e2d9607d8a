// The page covers edges of the window: the picture slides to the middle of what is left.
import { PerspectiveCamera, type Camera } from 'three';
import { FOV } from './lens';
import type { Vec2 } from '../../physics/table';
import type { Insets } from './wish';

const SPEED = 9;
const SEEN = 0.3;
const NEAR = 4;
const FAR = 1200;
const STILL: Vec2 = { x: 0, y: 0 };

export class Shift {
  private x = 0;
  private y = 0;
  private fitted = false;
  private width = 0;
  private height = 0;
  private joltX = 0;
  private joltY = 0;

  /** One frame; whether another is needed. A jolt goes by itself. */
  step(
    camera: Camera,
    { width, height }: { readonly width: number; readonly height: number },
    insets: Insets,
    delta: number,
    cuts: boolean,
    { jolt = STILL, fov = FOV }: { readonly jolt?: Vec2; readonly fov?: number } = {},
  ): boolean {
    if (!(camera instanceof PerspectiveCamera)) return false;
    const goalX = (insets.right - insets.left) / 2;
    const goalY = (insets.bottom - insets.top) / 2;
    // Another lens looks at another table: nothing slides there.
    const isFirst = !this.fitted || camera.fov !== fov;
    if (isFirst) setLens(camera, fov);
    const share = cuts || isFirst ? 1 : 1 - Math.exp(-SPEED * Math.min(delta, 0.1));
    const x = near(this.x + (goalX - this.x) * share, goalX);
    const y = near(this.y + (goalY - this.y) * share, goalY);
    const isSame = x === this.x && y === this.y && width === this.width && height === this.height;
    const isStill = jolt.x === this.joltX && jolt.y === this.joltY;
    if (isFirst || !isSame || !isStill)
      camera.setViewOffset(width, height, x + jolt.x, y + jolt.y, width, height);
    this.joltX = jolt.x;
    this.joltY = jolt.y;
    this.fitted = true;
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
    return this.x !== goalX || this.y !== goalY;
  }
}

function setLens(camera: PerspectiveCamera, fov: number): void {
  camera.fov = fov;
  camera.near = NEAR;
  camera.far = FAR;
}

const near = (value: number, goal: number): number =>
  Math.abs(value - goal) < SEEN ? goal : value;
