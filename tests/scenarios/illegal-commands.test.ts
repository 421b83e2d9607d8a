// Nothing illegal gets through the door, at any moment of any match, and the state is untouched.
import { optionId } from '../../src/scenarios/decisions';
import { changeSurvivor, changeTurn } from '../../src/scenarios/change';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { answer, applyOutcome, type Awaiting } from '../../src/scenarios/apply';
import type { Command, FlickNumbers } from '../../src/scenarios/decisions';
import type { Game } from '../../src/scenarios/game';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { fresh, give, place, putInside, session, turnOfSurvivor, whyNot } from './support/game';
import { outcome } from './support/outcome';

beforeAll(loadEngine);

type Asked = Extract<Awaiting, { for: 'decision' }>;

/** Some decisions of a match, each with the match at that moment. */
function moments(
  scenario: ScenarioId,
  seed: number,
  steps: number,
): { match: Match; state: Asked }[] {
  const random = seededRandom(seed);
  let match = startMatch(plainPlan(scenario, seed));
  const found: { match: Match; state: Asked }[] = [];
  for (let step = 0; step < steps && !match.game.result; step += 1) {
    const state = waitsFor(match);
    if (state.for === 'decision') found.push({ match, state });
    const next =
      state.for === 'decision' ? command(match, randomCommand(state, random)) : runTable(match);
    if (next.ok) match = next.match;
  }
  return found;
}

function refused(game: Game, given: Command): string {
  const before = JSON.stringify(game);
  const applied = answer(game, given);
  expect(applied.ok, JSON.stringify(given)).toBe(false);
  expect(JSON.stringify(game)).toBe(before);
  return applied.ok ? '' : applied.reason;
}

const strange = fc.oneof(
  fc.constantFrom(
    '',
    'flick ',
    '__proto__',
    'constructor',
    'use:cannon',
    'take school marker-99',
    'end now',
  ),
  fc.string(),
);
const broken = fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 1e9, undefined);

test.each(SCENARIO_IDS)(
  '%s: the wrong seat, a stale answer, an unknown choice or broken numbers are refused',
  (scenario) => {
    const all = moments(scenario, 3, 60);
    expect(all.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.nat(all.length - 1), strange, broken, (index, choice, bad) => {
        const moment = all[index];
        if (!moment) return;
        const { seat, decision } = moment.state;
        const { game } = moment.match;
        const [option] = decision.options;
        const right = { seat, number: decision.number, choice: option?.id ?? optionId('') };
        expect(refused(game, { ...right, seat: 'nobody' })).toBe('notYourTurn');
        expect(refused(game, { ...right, number: decision.number - 1 })).toBe('staleAnswer');
        const other = optionId(choice);
        if (!decision.options.some(({ id }) => id === other))
          refused(game, { ...right, choice: other });
        const flick = decision.options.find((one) => one.flick);
        if (!flick || bad === undefined) return;
        expect(refused(game, { ...right, choice: flick.id })).toBe('flickNeedsNumbers');
        const flicked = { direction: 0, speed: 1000, axis: 0, struck: 1 };
        const wrong: Partial<FlickNumbers>[] = [
          { speed: bad },
          { direction: bad === -1 ? Number.NaN : bad },
        ];
        if (flick.flick?.launch === 'bat') wrong.push({ struck: bad });
        for (const numbers of wrong)
          refused(game, { ...right, choice: flick.id, flick: { ...flicked, ...numbers } });
      }),
      { numRuns: 60, seed: 5 },
    );
  },
);

test('an outcome that nobody waits for is refused', () => {
  expect(applyOutcome(fresh(), outcome({}))).toEqual({ ok: false, reason: 'noTableRunAwaited' });
});

test('a survivor that has acted, or died, is refused with the reason', () => {
  const game = fresh();
  changeSurvivor(game, 'john', { backpack: 'night' });
  expect(whyNot(session(game), 'john')).toBe('notAvailable');
  expect(() => session(game).choose('john')).toThrow('notAvailable');
});

test('a third action is refused', () => {
  const after = turnOfSurvivor(fresh(), 'john');
  const game = structuredClone(after.game);
  if (game.turn) changeTurn(game, { actionsLeft: 0 });
  expect(() => session(game).choose('move')).toThrow('a question from chooseAction');
});

test('taking in the street is refused with the reason', () => {
  const at = turnOfSurvivor(fresh(), 'john');
  expect(whyNot(at, 'takeDrop')).toBe('notInTheStreet');
  expect(() => at.choose('takeDrop')).toThrow('notInTheStreet');
});

test('firing from a building with a zombie inside is refused with the reason', () => {
  const game = fresh({ scenario: 's2' });
  putInside(game, 'rosa', 'school');
  // A standing one would have to be fought first; a lying one still bars the door.
  putInside(game, 'zombie-1', 'school', true);
  const at = turnOfSurvivor(game, 'rosa');
  expect(whyNot(at, 'use:rifle')).toBe('zombieInside');
});

test('a weapon that nobody gave is not offered', () => {
  const game = fresh();
  expect(() => turnOfSurvivor(game, 'john').choose('use:sniper')).toThrow('unknownChoice');
  give(game, 'john', 'sniper');
  expect(() => turnOfSurvivor(game, 'john').choose('use:sniper')).not.toThrow();
});

test('point-blank without a lying zombie near is refused with the reason', () => {
  const game = fresh();
  place(game, 'zombie-1', { x: 60, y: 60 });
  expect(whyNot(turnOfSurvivor(game, 'john'), 'pointBlank')).toBe('noLyingZombieNear');
});
