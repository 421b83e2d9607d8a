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
