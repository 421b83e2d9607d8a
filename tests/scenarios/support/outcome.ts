// Hand-made outcomes of the table.
import type { Contact, Exit, Outcome, Passage, Resting } from '../../../src/physics/recording';
import { PROJECTILES } from '../../../src/physics/measure/catalogue';
import {
  isStanding,
  lyingPose,
  standingPose,
  standingPoseOf,
} from '../../../src/physics/measure/pose';
import type { Pose, Spot, Vec2 } from '../../../src/physics/table';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { must } from '../../../src/scenarios/queries';

export type Where = Vec2 & { readonly facing?: number; readonly lying?: true };

export const spotOf = ({ x, y, facing = 0 }: Where): Spot => ({ x, y, facing });
export const poseFor = (kind: 'survivor' | 'zombie', where: Where): Pose =>
  where.lying ? lyingPose(kind, spotOf(where)) : standingPose(kind, spotOf(where));

type Happening = {
  readonly rest?: readonly Resting[];
  readonly contacts?: readonly Contact[];
  readonly passages?: readonly Passage[];
  readonly exits?: readonly Exit[];
};
export const outcome = ({
  rest = [],
  contacts = [],
  passages = [],
  exits = [],
}: Happening): Outcome => ({
  rest,
  contacts,
  passages,
  exits,
  setAside: [],
  steps: 240,
  timedOut: false,
});

/** Came to rest standing, or lying. */
export const stood = (
  id: string,
  where: Where,
  kind: 'survivor' | 'zombie' = 'zombie',
): Resting => {
  const pose = poseFor(kind, where);
  return { id, pose, standing: isStanding(pose), moved: true };
};
export const fell = (id: string, where: Vec2, kind: 'survivor' | 'zombie' = 'zombie'): Resting =>
  stood(id, { ...where, lying: true }, kind);

/** A thing that was pushed somewhere, upright or tipped over. */
export function pushed(game: Draft, id: string, at: Vec2, tipped = false): Resting {
  const { kind } = must(game.things[id], id);
  const where = { ...at, facing: 0 };
  const pose = tipped ? lyingPose(kind, where) : standingPose(kind, where);
  return { id, pose, standing: !tipped, moved: true };
}

/** What was flicked stopped here, its line along `facing`. */
export const stopped = (id: keyof typeof PROJECTILES, { x, y, facing = 0 }: Where): Resting => ({
  id,
  pose: standingPoseOf(PROJECTILES[id], { x, y, facing }),
  standing: true,
  moved: true,
});

export const touch = (piece: string, other: string, more: Partial<Contact> = {}): Contact => ({
  step: 10,
  piece,
  other,
  impulse: 100,
  ...more,
});

export const through = (
  piece: string,
  structure: StructureId,
  from: Passage['from'],
  complete = true,
): Passage => ({ frame: 30, piece, structure, from, complete });

export const leftTown = (piece: string, at: Vec2, outAtRest = true): Exit => ({
  frame: 20,
  piece,
  at,
  outAtRest,
});

/** The speed, in mm/s, at which a disc or bullet slides so many cm. */
export const slide = (cm: number): number => Math.round(10 * Math.sqrt(2 * 0.2 * 981 * cm));
