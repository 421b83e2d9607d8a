// A task of the day as plain data, and what a dealer of one kind of task is.
import type { Random } from '../../../physics/measure/random';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Exercise } from '../exercise';
import type { Goal } from '../goal';
import type { Setting } from '../setting';

/** What one does: each has a sentence of its own. */
export const TASK_KINDS = [
  'rifle',
  'ring',
  'knife',
  'door',
  'shotgun',
  'flare',
  'sniper',
  'bat',
  'friend',
  'out',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
/** Seeds of one kind are so far apart. */
export const KINDS = TASK_KINDS.length;

export type Dealt = {
  readonly kind: TaskKind;
  readonly setting: Setting;
  readonly exercise: Exercise;
  readonly goal: Goal;
};

/** One idea laid out in this town for this survivor; nothing where there was no room for it. */
export type Dealer = (
  town: Setting,
  survivor: SurvivorId,
  random: Random,
) => Omit<Dealt, 'kind'> | undefined;
