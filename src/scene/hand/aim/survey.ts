// Which aim of a breath is to be found out next. A breath carries the aim over the same ways again and again, and faster
// than a run is computed: so they are asked about before the aim comes there, roughly first and then finely.
import type { FirstTouch } from '../../../physics/aim';
import { quantiseAngle } from '../../../physics/measure/quantise';
import type { FlickKind } from '../../../physics/launch';
import type { Aiming } from '../aiming';
import type { Arc } from '../breathe';
import { withNumbers } from '../hand';
import { recalled } from './memory';
import type { Judged } from './forecast';

/** Between two aims, in degrees: the whole way first, then where it is still open. */
const STEPS = [1, 0.5, 0.25];
/** A shell spreads wider than these by itself, and takes many tries. */
const STEPS_OF_SHELL = [2];
/** What flies straight: that it meets nothing is told by its first line. */
const STRAIGHT: readonly FlickKind[] = ['bullet', 'sniper', 'knife'];

export class Survey {
  private readonly touchesOf: (aiming: Aiming) => readonly FirstTouch[] | undefined;
  private meant: Aiming | undefined;
  private readonly on = new Map<number, Candidate>();

  constructor(touchesOf: (aiming: Aiming) => readonly FirstTouch[] | undefined) {
    this.touchesOf = touchesOf;
  }

  /** Nothing when all of it is known. */
  next(known: readonly Judged[], meant: Aiming, arc: Arc): Aiming | undefined {
    if (this.meant !== meant) this.on.clear();
    this.meant = meant;
    const { launch } = meant.offer;
    const steps = launch === 'pellets' ? STEPS_OF_SHELL : STEPS;
    for (const step of steps)
      for (const offset of onTheWay(arc, step)) {
        const { aiming, touches } = this.candidate(meant, offset);
        if (STRAIGHT.includes(launch) && touches?.[0]?.other === undefined) continue;
        if (!recalled(known, aiming, touches)) return aiming;
      }
    return undefined;
  }

  private candidate(meant: Aiming, offset: number): Candidate {
    const before = this.on.get(offset);
    if (before) return before;
    const direction = quantiseAngle(meant.direction + offset);
    const aiming = withNumbers(meant, { direction, speed: meant.speed });
    const made = { aiming, touches: this.touchesOf(aiming) };
    this.on.set(offset, made);
    return made;
  }
}

type Candidate = {
  readonly aiming: Aiming;
  readonly touches: readonly FirstTouch[] | undefined;
};

/** Those ahead first, then those after the turn. */
export function onTheWay({ sway, toLeft, widest }: Arc, step: number): number[] {
  const most = Math.floor(widest / step);
  const side = toLeft ? 1 : -1;
  const turn = widest * side;
  const far = (offset: number): number =>
    (offset - sway) * side >= 0
      ? Math.abs(offset - sway)
      : Math.abs(turn - sway) + Math.abs(turn - offset);
  return Array.from({ length: 2 * most + 1 }, (_, index) => (index - most) * step).toSorted(
    (a, b) => far(a) - far(b) || a - b,
  );
}
