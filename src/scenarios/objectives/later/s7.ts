// S7: Taking over the town. All the fuel or all the food in the own camp (R336–R342).
import type { Amount } from '../clause';
import { GONE, OVERRUN } from '../common';
import type { LaterObjectives } from './common';

const GOODS = ['fuel', 'food'] as const;
/** What lies in a camp counts for its owner, whoever laid it there (A163); then what its people carry (R341, R342, A103). */
const MOST_GOODS: readonly Amount[] = [
  { markers: GOODS, in: { base: 'mine' } },
  { markers: GOODS, heldBy: 'mine' },
];

export const s7Objectives: LaterObjectives = {
  bases: { a: 'rv', b: 'gasStation' },
  clauses: [
    ...GONE,
    {
      reason: 'campFull',
      when: 'endOfRound',
      if: {
        any: [
          { atLeast: 3, of: { markers: ['fuel'], in: { base: 'mine' } } },
          { atLeast: 4, of: { markers: ['food'], in: { base: 'mine' } } },
        ],
      },
      so: 'wins',
      // Both complete: as at the skull (A129).
      tie: MOST_GOODS,
    },
    { reason: 'campAhead', when: 'skull', so: 'wins', tie: MOST_GOODS },
    OVERRUN,
  ],
};
