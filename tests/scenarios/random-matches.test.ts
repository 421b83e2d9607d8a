// Whole matches played by a random hand on the real table: no exception, no dead end, no broken promise, no
// secret told. `npm test` plays a few of each scenario; RANDOM_MATCHES=200 plays as many as you like.
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog, writeLog } from '../../src/match/log';
import { command, hashOf, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { tryOut } from '../../src/match/trial';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';

beforeAll(loadEngine);

const MATCHES = Number(process.env['RANDOM_MATCHES'] ?? 4);

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  test(`${MATCHES} random matches come to a proper end`, { timeout: 60_000 * MATCHES }, () => {
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const random = seededRandom(seed);
      const { match, failure } = tryOut(
        () => startMatch(plainPlan(scenario, seed)),
        (_, state) => randomCommand(state, random),
      );
      expect(failure, `${scenario} seed ${seed}`).toBeUndefined();
      expect(match?.game.result?.reason).not.toBe('');
    }
  });

  test('a match read from its log is the same match', { timeout: 120_000 }, () => {
    const random = seededRandom(77);
    let match = startMatch(plainPlan(scenario, 77));
    for (let steps = 0; steps < 60 && !match.game.result; steps += 1) {
      const state = waitsFor(match);
      const step =
        state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
      if (step.ok) match = step.match;
    }
    const read = readLog(writeLog(match));
    expect(read.ok && hashOf(read.match.game)).toBe(hashOf(match.game));
    // The state itself, through JSON, has the same future.
    const copy: Match = { ...match, game: JSON.parse(JSON.stringify(match.game)) as Game };
    expect(hashOf(copy.game)).toBe(hashOf(match.game));
    expect(waitsFor(copy)).toEqual(waitsFor(match));
  });
});
