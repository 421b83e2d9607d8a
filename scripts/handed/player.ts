// The modelled player: pulls as steadily as its hand allows, and lets go when the line crosses what is meant.

import { pullOfStrength } from '../../src/match/hand/pull';
import { STEADINESS, type HandKind } from '../../src/match/hand/steadiness';
import { crossing, normal, PLAYER, type Sway } from '../../src/match/hand/let-go';
import type { FlickKind } from '../../src/physics/launch';
import { SPEEDS } from '../../src/physics/measure/limits';
import { quantiseAngle } from '../../src/physics/measure/quantise';
import type { Random } from '../../src/physics/measure/random';
import { add, length, scale } from '../../src/physics/measure/vector';
import type { Vec2 } from '../../src/physics/table';
import type { Frame } from '../../src/scene/hand/frame';
import { fromPull, type Numbers } from '../../src/scene/hand/strength';

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
