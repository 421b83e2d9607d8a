// "Practise from here" takes along what a seat may know and no more: of a game and its twin, in which all that is hidden
// from the seat is otherwise, it makes the same setting, byte for byte.
import { beforeAll, expect, test } from 'vitest';
import { suspiciousCommand } from '../../../src/bots/suspicious';
import { startMatch } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { settingOf } from '../../../src/match/practice/setting';
import { tryOut } from '../../../src/match/trial';
import { watchTwins } from '../../../src/match/twins/watch';
import { loadEngine } from '../../../src/physics/engine';
import { seededRandom } from '../../../src/physics/measure/random';

beforeAll(loadEngine);

const STEPS = 25;

test.each([['s6', 4]] as const)(
  '%s: twins are practised alike',
  { timeout: 60_000 },
  (scenario, players) => {
    const twins = watchTwins((view) => JSON.stringify(settingOf(view)));
    const random = seededRandom(3);
    const { failure } = tryOut(
      () => startMatch(plainPlan(scenario, 5, players)),
      (match, state) => suspiciousCommand(match, state, random),
      STEPS,
      twins.watch,
    );
    expect(failure).toBeUndefined();
    const { alike, otherwise } = twins.tally();
    expect(alike).toBeGreaterThan(STEPS);
    expect(otherwise).toBeGreaterThan(alike);
  },
);
