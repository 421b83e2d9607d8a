// Whole matches played by a random hand on the real table: no exception, no dead end, no broken promise, no
// secret told. `npm test` plays a few of each scenario; RANDOM_MATCHES=200 plays as many as you like.
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog, writeLog } from '../../src/match/log';
import { command, hashOf, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/match/players/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/ids';
import { viewFor } from '../../src/scenarios/view';
import { brokenPromises } from '../../src/match/invariants';

beforeAll(loadEngine);

const MATCHES = Number(process.env['RANDOM_MATCHES'] ?? 4);
const MOST_STEPS = 20_000;

/** Faces that a seat sees although nothing allows it. */
function leaks(game: Game, seat: string): string[] {
  const view = viewFor(game, seat);
  const team = game.seats.find(({ id }) => id === seat)?.team;
  const text = JSON.stringify(view);
  const hidden = Object.entries(game.markers).filter(([id, { faceUp, place }]) => {
    const own = place.on === 'board' && game.survivors[place.survivor]?.team === team;
    return !faceUp && !own && !game.peeks.some((peek) => peek.seat === seat && peek.marker === id);
  });
  return [
    ...hidden
      .filter(([id]) => view.markers[id]?.type !== undefined)
      .map(([id]) => `the face of ${id}`),
    ...(text.includes(`"random":${game.random}`) ? ['the generator'] : []),
    ...(text.includes('"agenda"') || text.includes('"draw"') ? ['the order of a deck'] : []),
  ];
}

describe.each(SCENARIO_IDS)('%s', (scenario) => {
  test(`${MATCHES} random matches come to a proper end`, { timeout: 60_000 * MATCHES }, () => {
    for (let seed = 1; seed <= MATCHES; seed += 1) {
      const random = seededRandom(seed);
      let match = startMatch(plainPlan(scenario, seed));
      let steps = 0;
      const where = (): string => `${scenario} seed ${seed} step ${steps}`;
      for (; !match.game.result; steps += 1) {
        if (steps > MOST_STEPS) throw new Error(`${where()}: no end`);
        const state = waitsFor(match);
        const isStuck = state.for === 'decision' && state.decision.options.length === 0;
        expect(isStuck, where()).toBe(false);
        const step =
          state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
        if (!step.ok) continue;
        match = step.match;
        expect(brokenPromises(match.game), where()).toEqual([]);
        for (const { id } of match.game.seats) expect(leaks(match.game, id), where()).toEqual([]);
      }
      expect(match.game.result.reason).not.toBe('');
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
