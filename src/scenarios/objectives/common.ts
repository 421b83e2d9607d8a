// Clauses that many sheets share.
import type { MarkerType } from '../catalogue/markers';
import type { Clause, Count, PartName } from './clause';

/** More zombies are due than the dump holds (R153); everybody loses (A59). */
export const OVERRUN: Clause = { reason: 'overrun', when: 'dumpTooShort', so: 'loses' };

/** Nobody is left who could ever act (A86). */
export const NOBODY_LEFT: Clause = {
  reason: 'nobodyLeft',
  when: 'always',
  if: { atMost: 0, of: { survivors: 'all', are: 'able' } },
  so: 'loses',
};

/** R155. */
export const tooManyDead = (many: number): Clause => ({
  reason: 'tooManyDead',
  when: 'always',
  if: { atLeast: many, of: { survivors: 'all', are: 'dead' }, part: 'deaths' },
  so: 'loses',
});

/** Dropped there, not carried by somebody inside (A33). */
export const inRv = (type: MarkerType, atLeast: number, part: PartName): Count => ({
  atLeast,
  of: { markers: [type], in: { structure: 'rv' } },
  part,
});

/** A main side without living survivors has lost; both at once is a draw (A166, R368). */
export const GONE: readonly Clause[] = [
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
export const MORE_AT_SKULL: readonly Clause[] = [
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
