// A hand that trusts nobody: matches in which people are accused, exposed and wronged.
import { beforeAll, expect, test } from 'vitest';
import { suspiciousCommand } from '../../src/bots/suspicious';
import { linedUpPlan } from '../../src/match/plan';
import { startMatch } from '../../src/match/match';
import { tryOut } from '../../src/match/trial';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';

beforeAll(loadEngine);

test('accuses, and votes, without a fault', { timeout: 120_000 }, () => {
  const random = seededRandom(3);
  const { tally, failure } = tryOut(
    () => startMatch(linedUpPlan('s9', 3, 4)),
    (match, state) => suspiciousCommand(match, state, random),
    60,
  );
  expect(failure).toBeUndefined();
  expect(tally.accusations).toBeGreaterThan(0);
  expect(tally.exiles + tally.wronged).toBeGreaterThan(0);
});
