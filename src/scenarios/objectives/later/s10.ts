// S10: Only one group will survive. Kill them all, or carry two fuel into their colony (R363, R364, R368–R370).
import { GONE, MORE_AT_SKULL } from '../common';
import type { LaterObjectives } from './common';

export const s10Objectives: LaterObjectives = {
  bases: { a: 'rv', b: 'hospital' },
  clauses: [
    ...GONE,
    {
      reason: 'colonyEntered',
      // Carried through the door; what is picked up inside is too late (A191).
      when: { entering: { base: 'theirs' } },
      if: { atLeast: 2, of: { markers: ['fuel'], heldBy: 'one' } },
      so: 'wins',
    },
    ...MORE_AT_SKULL,
  ],
};
