// States share what rules replace and never change inside. Frozen, a state that is changed after it was
// handed out throws, and so does anything that two states share.
import { beforeAll, expect, test } from 'vitest';
import { command, hashOf, runTable, startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { SCENARIO_IDS } from '../../src/scenarios/list';

beforeAll(loadEngine);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

test.each(SCENARIO_IDS)(
  '%s: no step changes a state that went before',
  { timeout: 60_000 },
  (id) => {
    const random = seededRandom(5);
    let match = startMatch(plainPlan(id, 5));
    for (let steps = 0; steps < 120 && !match.game.result; steps += 1) {
      freeze(match.game);
      const before = hashOf(match.game);
      const state = waitsFor(match);
      const step =
        state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
      expect(hashOf(match.game)).toBe(before);
      if (step.ok) match = step.match;
    }
  },
);
