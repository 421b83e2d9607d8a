// S8: Strength in numbers. Three survivors more than the others, or more at the skull (R344, R353, R354).
import { GONE, MORE_AT_SKULL } from '../common';
import type { LaterObjectives } from './common';

export const s8Objectives: LaterObjectives = {
  clauses: [
    ...GONE,
    {
      reason: 'threeAhead',
      when: 'always',
      if: { atLeast: 3, of: { lead: { survivors: 'mine' } } },
      so: 'wins',
    },
    ...MORE_AT_SKULL,
  ],
};
