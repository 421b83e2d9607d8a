// What a shot at the practice table is noted as: with what, how far, and whether it did what one wants.
import { GRAVITY, PIECES, TABLE_FRICTION } from '../../physics/measure/catalogue';
import { by } from '../../physics/measure/order';
import { isStanding } from '../../physics/measure/pose';
import { directionOf, normalDegrees } from '../../physics/measure/trig';
import { distance, subtract } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { FlickNumbers } from '../../scenarios/decisions';
import { isGood } from '../spread/results';
import { takenResult } from '../spread/tries';
import type { ExerciseKind, Flying } from './exercise';
import type { Taken } from './shoot';

/** What is aimed: a weapon, or what else is flicked. A rush is not. */
export type Aimed = Exclude<ExerciseKind, 'shot' | 'rush'> | Flying;

export type Note = { readonly with: Aimed; readonly cm: number; readonly hit: boolean };

/** Farther beside the line than this nobody aims at it. */
const WIDE = 25;

/**
 * A weapon is noted with how far the standing figure is that it was aimed at, and not at all where it was aimed at
 * nothing; a move with how far its strength would have carried it, whatever was in its way; a flare, or a figure itself, with how far it went.
 */
export function noteOf(taken: Taken): Note | undefined {
  const { exercise } = taken.shot;
  if (exercise.of === 'rush') return undefined;
  const found = takenResult(taken);
  if (!found || found.result === 'noRoom') return undefined;
  const { offer, numbers, end, result } = found;
  const hit = isGood(result);
  switch (exercise.of) {
    case 'disc':
    case 'throwOut':
      return { with: exercise.of, cm: carries(numbers), hit };
    case 'pitch':
    case 'flare':
      return end && { with: exercise.of, cm: distance(offer.at, end), hit };
    case 'shot':
    case 'bat':
    case 'duel': {
      const cm = aimedAt(taken, numbers.from ?? offer.at, numbers);
      const what = exercise.of === 'shot' ? exercise.weapon : exercise.of;
      return cm === undefined ? undefined : { with: what, cm, hit };
    }
  }
}

/** v² = 2µgs, in cm for a speed in mm/s. */
const carries = ({ speed }: FlickNumbers): number =>
  (speed / 10) ** 2 / (2 * TABLE_FRICTION * GRAVITY);

/** How far the standing figure is that lies nearest to the line. */
function aimedAt(
  { run, shot }: Taken,
  from: Vec2,
  { direction }: FlickNumbers,
): number | undefined {
  const { survivor } = shot.exercise;
  const [nearest] = run.table.pieces
    .filter(
      ({ id, kind, pose }) => id !== survivor && PIECES[kind] === PIECES.zombie && isStanding(pose),
    )
    .map(({ id, pose }) => ({
      id,
      cm: distance(from, pose),
      off: Math.abs(normalDegrees(directionOf(subtract(pose, from)) - direction)),
    }))
    .filter(({ off }) => off <= WIDE)
    .toSorted(
      by(
        ({ off }) => off,
        ({ cm }) => cm,
        ({ id }) => id,
      ),
    );
  return nearest?.cm;
}
