// A press that does not travel is a tap; two of them close together are a double tap.
import { distance } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';

type Touch = { readonly id: number; readonly at: Vec2; readonly time: number };

const TRAVEL = 8;
const LONGEST = 500;
const BETWEEN = 350;
const APART = 40;

export class Taps {
  private readonly pressed = new Map<number, Touch>();
  private last: Touch | undefined;

  down(touch: Touch): void {
    // With a second finger neither of them taps.
    if (this.pressed.size > 0) this.pressed.clear();
    else this.pressed.set(touch.id, touch);
  }

  up(touch: Touch): { readonly at: Vec2; readonly isDouble: boolean } | undefined {
    const began = this.pressed.get(touch.id);
    this.pressed.delete(touch.id);
    if (!began || distance(began.at, touch.at) > TRAVEL || touch.time - began.time > LONGEST)
      return undefined;
    const { last } = this;
    const isDouble =
      last !== undefined && touch.time - last.time < BETWEEN && distance(last.at, touch.at) < APART;
    this.last = isDouble ? undefined : touch;
    return { at: touch.at, isDouble };
  }

  /** It has not travelled, and no other finger has come. */
  isStill({ id, at }: Pick<Touch, 'id' | 'at'>): boolean {
    const began = this.pressed.get(id);
    return began !== undefined && distance(began.at, at) <= TRAVEL;
  }

  forget(id: number): void {
    this.pressed.delete(id);
  }
}
