// Fingers and mouse that hold the camera: one turns it, two (or the right button) pan and zoom.
import type { Vec2 } from '../../physics/table';
import { panned, turned, zoomed, type Orbit } from './orbit';

type Held = { x: number; y: number; readonly pans: boolean };
type Change = (how: (orbit: Orbit) => Orbit) => void;

const TURN_PER_PIXEL = 0.28;
const TILT_PER_PIXEL = 0.22;
const WHEEL = 0.0012;

export class Steering {
  private readonly held = new Map<number, Held>();
  private readonly change: Change;
  /** Centimetres a pixel at the middle of the picture, for each centimetre of distance. */
  private scale = 0.001;

  constructor(change: Change) {
    this.change = change;
  }

  /** How high the window is, and what the lens takes in. */
  fit(height: number, fov: number): void {
    this.scale = (2 * Math.tan((fov * Math.PI) / 360)) / height;
  }

  get busy(): boolean {
    return this.held.size > 0;
  }

  down(id: number, at: Vec2, pans: boolean): void {
    this.held.set(id, { x: at.x, y: at.y, pans });
  }

  move(id: number, at: Vec2): void {
    const mine = this.held.get(id);
    if (!mine) return;
    const [dx, dy] = [at.x - mine.x, at.y - mine.y];
    if (this.held.size >= 2) this.pinch(id, mine, at);
    else if (mine.pans) this.pan(dx, dy);
    else this.change((orbit) => turned(orbit, -dx * TURN_PER_PIXEL, dy * TILT_PER_PIXEL));
    mine.x = at.x;
    mine.y = at.y;
  }

  up(id: number): void {
    this.held.delete(id);
  }

  clear(): void {
    this.held.clear();
  }

  wheel(delta: number): void {
    this.change((orbit) => zoomed(orbit, Math.exp(delta * WHEEL)));
  }

  private pan(dx: number, dy: number): void {
    const { scale } = this;
    this.change((orbit) => {
      const perPixel = orbit.distance * scale;
      const slant = Math.max(0.35, Math.sin((orbit.pitch * Math.PI) / 180));
      return panned(orbit, -dx * perPixel, (dy * perPixel) / slant);
    });
  }

  /** The spread of two fingers zooms, their middle pans. */
  private pinch(id: number, mine: Held, at: Vec2): void {
    const other = [...this.held].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(mine.x - other.x, mine.y - other.y);
    const after = Math.hypot(at.x - other.x, at.y - other.y);
    if (before > 4 && after > 4) this.change((orbit) => zoomed(orbit, before / after));
    this.pan((at.x - mine.x) / 2, (at.y - mine.y) / 2);
  }
}
