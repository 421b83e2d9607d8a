// The 6 objectives of an exposed traitor, who is a team of one (R278, 4.3).
import type { MarkerType } from '../catalogue/markers';
import type { Clause, Test } from './clause';

const pair = (type: MarkerType): Test => ({ atLeast: 2, of: { markers: [type], heldBy: 'me' } });

export const TRAITOR_OBJECTIVES = [
  {
    reason: 'newGroup',
    when: { entering: 'indoors' },
    // Exactly one; whoever lies counts, another exile does not (R287, A186).
    if: {
      all: [
        { atLeast: 1, of: { survivors: 'theirs', where: 'withMe' } },
        { atMost: 1, of: { survivors: 'theirs', where: 'withMe' } },
      ],
    },
    so: 'joins',
  },
  { reason: 'loneWolf', when: 'endOfGame', if: { atLeast: 2, of: { life: 'me' } }, so: 'wins' },
  {
    reason: 'scorchedEarth',
    when: { entering: { base: 'former' } },
    if: { atLeast: 1, of: { markers: ['fuel'], heldBy: 'me' } },
    so: 'wins',
  },
  {
    reason: 'grudge',
    when: 'endOfGame',
    if: { atMost: 0, of: { survivors: 'accuser' } },
    so: 'wins',
  },
  {
    reason: 'hoarder',
    when: 'endOfRound',
    if: {
      all: [
        { any: [pair('food'), pair('fuel'), pair('medicine')] },
        { atMost: 0, of: { survivors: 'all', where: 'withMe' } },
      ],
    },
    so: 'wins',
  },
  // Lying ones too; those indoors do not count.
  {
    reason: 'piedPiper',
    when: 'endOfRound',
    if: { atLeast: 8, of: { zombies: 'street' } },
    so: 'wins',
  },
] as const satisfies readonly Clause<string>[];

export type TraitorName = (typeof TRAITOR_OBJECTIVES)[number]['reason'];
