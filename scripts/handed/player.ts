// The modelled player: pulls as steadily as its hand allows, and lets go when the line crosses what is meant.

import { pullOfStrength } from '../../src/match/hand/pull';
import { STEADINESS, type HandKind } from '../../src/match/hand/steadiness';
import type { sway } from '../../src/match/hand/sway';
import type { FlickKind } from '../../src/physics/launch';
import { SPEEDS } from '../../src/physics/measure/limits';
import { quantiseAngle } from '../../src/physics/measure/quantise';
import type { Random } from '../../src/physics/measure/random';
import { add, length, scale } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import type { Frame } from '../../src/scene/hand/frame';
import { fromPull, type Numbers } from '../../src/scene/hand/strength';

/** Seconds: how far off its moment a finger is (standard deviation), how long it waits for one, and how long it looks first. */
export const PLAYER = { timing: 0.08, patience: 3, look: 0.5, step: 1 / 120 } as const;

export type Sway = typeof sway;
/** Of a steady hand. */
export const NO_SWAY: Sway = () => 0;

export type Attempt = {
  readonly hand: HandKind;
  readonly launch: FlickKind;
  readonly strength: number;
  /** On the glass: straight away from what is meant. */
  readonly away: Vec2;
  readonly full: number;
  readonly frame: Frame;
};

export type LetGo = { readonly numbers: Numbers; readonly held: number };

const normal = (random: Random, deviation: number): number =>
  deviation *
  Math.sqrt(-2 * Math.log(Math.max(1e-9, random.next()))) *
  Math.cos(2 * Math.PI * random.next());

/** When the line first crosses what is meant, after a look; at the end of patience otherwise. A steady line lies on it at once. */
function crossing(at: (held: number) => number): number {
  const { look, patience, step } = PLAYER;
  for (let held = look; held < patience; held += step)
    if (at(held) === 0 || at(held) * at(held + step) < 0) return held;
  return patience;
}

export function letGo(random: Random, attempt: Attempt, breath: Sway): LetGo {
  const { hand, launch, strength, away, full, frame } = attempt;
  const along = scale(away, 1 / length(away));
  const across = { x: -along.y, y: along.x };
  const phase = random.next();
  const swayed = (held: number): number => breath(held, strength, launch, phase);
  const held = Math.max(0, crossing(swayed) + normal(random, PLAYER.timing));
  const steadiness = STEADINESS[hand];
  const pull = add(
    scale(along, pullOfStrength(strength, full) + normal(random, steadiness.along)),
    scale(across, normal(random, steadiness.across)),
  );
  const { direction, speed } = fromPull(pull, { frame, full }, SPEEDS[launch]);
  return { numbers: { direction: quantiseAngle(direction + swayed(held)), speed }, held };
}
