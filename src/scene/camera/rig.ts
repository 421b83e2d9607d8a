// The camera's own state: where it is, where it wants to be. One per table; the frame loop moves it.
import { noteLooked } from './looked';
import { limitInto, nearTurn, type Bounds, type Mutable, type Orbit } from './orbit';
import { approach, isThere, settle, stillMotion, type Motion } from './smooth';

const START: Orbit = { x: 60, y: 45, yaw: 0, pitch: 58, distance: 150 };
/** About how long a flight to a suggested view takes, in seconds. */
export const FLIGHT = 0.9;
const BY_HAND = 0.12;

export class Rig {
  readonly now: Motion = { ...START };
  private cuts = false;
  private frozen = false;
  private wake: () => void = () => {};
  private readonly speed = stillMotion();
  private readonly goal: Mutable<Orbit> = { ...START };
  private bounds: Bounds = { west: 0, south: 0, east: 120, north: 90, farthest: 400 };
  private seconds = FLIGHT;
  private placed = false;

  setBounds(bounds: Bounds): void {
    this.bounds = bounds;
  }

  /** Cuts instead of flights. */
  setCuts(cuts: boolean): void {
    this.cuts = cuts;
  }

  /** How a frame is asked for. */
  onWake(wake: () => void): void {
    this.wake = wake;
  }

  /** While a piece is aimed nothing moves the camera. */
  freeze(frozen: boolean): void {
    this.frozen = frozen;
  }

  get isFrozen(): boolean {
    return this.frozen;
  }

  /** Where it will be. */
  get goesTo(): Orbit {
    return this.goal;
  }

  /** To a suggested view; the first one is where it starts. */
  fly(goal: Orbit, seconds = FLIGHT): void {
    limitInto(goal, this.bounds, this.goal);
    this.goal.yaw = nearTurn(goal.yaw, this.now.yaw);
    this.seconds = seconds;
    if (!this.placed) settle(this.now, this.speed, this.goal);
    this.placed = true;
    // Whoever follows what stands still asks again with every frame: that alone is no reason for another.
    if (!isThere(this.now, this.goal)) this.wake();
  }

  /** There at once: another table is no flight away. */
  cut(goal: Orbit): void {
    this.placed = false;
    this.fly(goal);
    this.wake();
  }

  /** By hand: at once, from where it is going. */
  change(how: (orbit: Orbit) => Orbit): void {
    if (this.frozen) return;
    const { yaw, distance } = this.seconds === BY_HAND ? this.goal : this.now;
    limitInto(
      how(this.seconds === BY_HAND ? { ...this.goal } : { ...this.now }),
      this.bounds,
      this.goal,
    );
    noteLooked({ yaw, distance }, this.goal);
    this.seconds = BY_HAND;
    this.wake();
  }

  /** One frame; whether another is needed. */
  step(delta: number): boolean {
    if (this.frozen) return false;
    if (this.cuts) {
      settle(this.now, this.speed, this.goal);
      return false;
    }
    return approach(this.now, this.speed, this.goal, this.seconds, Math.min(delta, 0.1));
  }
}
