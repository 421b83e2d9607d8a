// Whether a test holds for somebody.
import { amountOf } from './amounts';
import { isAlive, whoIs, type Standpoint } from './board';
import type { Count, Test } from './clause';

export function holds(test: Test, from: Standpoint): boolean {
  if ('of' in test) return isMet(test, amountOf(test.of, from));
  if ('all' in test) return test.all.every((one) => holds(one, from));
  if ('any' in test) return test.any.some((one) => holds(one, from));
  if ('not' in test) return !holds(test.not, from);
  if ('someone' in test)
    return whoIs(test.someone, from).some(
      (one) => isAlive(from.board, one) && holds(test.is, { ...from, one }),
    );
  const { side, outcome } = from;
  if (outcome?.end !== 'won' || side === undefined) return false;
  return (outcome.side === side) === (test.won === 'mine');
}

export const isMet = (count: Count, have: number): boolean =>
  'atLeast' in count ? have >= count.atLeast : have <= count.atMost;
