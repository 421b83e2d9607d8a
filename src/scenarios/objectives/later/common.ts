// What the sheets of S7 to S10 share.
import type { Sheet } from '../../sheet';
import type { Clause } from '../clause';
import { OVERRUN } from '../common';
import type { LaterReason } from './reasons';

export type LaterClause = Clause<LaterReason>;
/** The part of a sheet that is about winning; maps and rules come with the scenario. */
export type LaterObjectives = Pick<Sheet, 'bases'> & { readonly clauses: readonly LaterClause[] };

/** A main side without living survivors has lost; both at once is a draw (A166, R368). */
export const GONE: readonly LaterClause[] = [
  {
    reason: 'allGone',
    when: 'always',
    if: {
      all: [
        { atMost: 0, of: { survivors: 'mine' } },
        { atMost: 0, of: { survivors: 'theirs' } },
      ],
    },
    so: 'draw',
  },
  {
    reason: 'rivalsGone',
    when: 'always',
    if: { atMost: 0, of: { survivors: 'mine' } },
    so: 'loses',
  },
];

/** At the skull more survivors win, else one more round, three at most, then a draw; a dump too short there is one too (R354, R370, A130). */
export const MORE_AT_SKULL: readonly LaterClause[] = [
  {
    reason: 'moreAtSkull',
    when: 'skull',
    if: { atLeast: 1, of: { lead: { survivors: 'mine' } } },
    so: 'wins',
  },
  { reason: 'equalAtSkull', when: 'skull', so: { moreRounds: 3 } },
  { reason: 'equalAtSkull', when: 'skull', so: 'draw' },
  {
    reason: 'overrunWhenEqual',
    when: 'dumpTooShort',
    if: { atLeast: 1, of: { extraRounds: true } },
    so: 'draw',
  },
  OVERRUN,
];
