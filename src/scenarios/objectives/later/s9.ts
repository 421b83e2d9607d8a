// S9: Our home. B wants a stocked survivor in the School, A wants none there (R355, R356, R360, R361).
import { GONE, OVERRUN } from '../common';
import type { LaterObjectives } from './common';

export const s9Objectives: LaterObjectives = {
  bases: { a: 'school', b: 'rv' },
  clauses: [
    ...GONE,
    {
      reason: 'homeTaken',
      when: 'endOfRound',
      for: ['b'],
      // One and the same holds both; it may lie, and zombies do not matter (A192).
      if: {
        someone: 'mine',
        is: {
          all: [
            { atLeast: 1, of: { survivors: 'one', where: { structure: 'school' } } },
            { atLeast: 2, of: { markers: ['food', 'fuel', 'medicine'], heldBy: 'one' } },
          ],
        },
      },
      so: 'wins',
    },
    { reason: 'homeHeld', when: 'skull', for: ['a'], so: 'wins' },
    OVERRUN,
  ],
};
