// Matches that begin one step before the rarer rules: no exception, no dead end, no broken promise, no secret
// told. `npm run simulate -- --staged` plays more of them, and to the end.
import { beforeAll, expect, test } from 'vitest';
import { eagerCommand } from '../../src/bots/eager';
import { STAGINGS, stagedMatch, stagingOf, stagingsFor } from '../../src/match/staging/start';
import { NOTHING_YET, sum } from '../../src/match/tally';
import { tryOut } from '../../src/match/trial';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';

beforeAll(loadEngine);

/** Each staging so many times, in the scenarios that it is meant for by turns. */
const MATCHES = 4;
/** Enough for what was staged, and for the end of the round. */
const STEPS = 40;

let sums = NOTHING_YET;

test.each(STAGINGS)('$name is played on', { timeout: 60_000 }, ({ name, scenarios }) => {
  for (let turn = 0; turn < MATCHES; turn += 1) {
    const scenario = scenarios[turn % scenarios.length] ?? 's1';
    const list = stagingsFor(scenario);
    const seed = list.findIndex((one) => one.name === name) + turn * list.length;
    expect(stagingOf(scenario, seed).name).toBe(name);
    const random = seededRandom(seed);
    const { tally, failure } = tryOut(
      () => stagedMatch(scenario, seed),
      (now, state) => eagerCommand(now, state, random),
      STEPS,
    );
    expect(failure, `${scenario} ${name} seed ${seed}`).toBeUndefined();
    sums = sum(sums, tally);
  }
});

test('none of the rarer rules was left out', () => {
  const never = Object.entries(sums).filter(([, count]) => count === 0);
  expect(never).toEqual([]);
});
