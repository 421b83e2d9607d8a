// Spaces of a board. Two of what a power stacks lie on one of them, and leave it one by one (R250, R254, A155).
import { POWERS } from './catalogue/powers';
import type { MarkerType } from './catalogue/markers';
import type { SurvivorId } from './catalogue/survivors';
import type { Survivor } from './game';

/** What is carried; a face that is not known is no part of a stack. */
export type Carried = readonly (MarkerType | undefined)[];

const STACK = 2;

/** How many spaces these take; the survivor marker lies beside the board (A36). */
export function spacesFilled(
  id: SurvivorId,
  { power }: Pick<Survivor, 'power'>,
  carried: Carried,
): number {
  const stacks = power === 'up' ? POWERS[id].stacks : undefined;
  const filling = carried.filter((type) => type !== 'survivor');
  const stacked = filling.filter((type) => type !== undefined && type === stacks).length;
  return filling.length - stacked + Math.ceil(stacked / STACK);
}
