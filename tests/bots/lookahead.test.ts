import { change, changeMarker, changeSurvivor } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import { optionId } from '../../src/scenarios/decisions';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { groundOf } from '../../src/bots/ground';
import { actionsToGo } from '../../src/bots/errands';
import { lookaheadPlayer } from '../../src/bots/lookahead';
import { evaluate } from '../../src/bots/evaluate';
import { linedUpPlan, plainPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { Game, Marker } from '../../src/scenarios/game';
import type { StructureId, TeamId } from '../../src/scenarios/ids';
import { scenarioOf, type ScenarioId } from '../../src/scenarios/list';
import { must } from '../../src/scenarios/queries';

beforeAll(loadEngine);

const gameOf = (scenario: ScenarioId): Game =>
  startMatch(linedUpPlan(scenario, 1, scenarioOf(scenario).secrets ? 3 : 1)).game;
const toGo = (game: Game, team: TeamId = 'together'): number =>
  actionsToGo(game, team, groundOf(game));

function withPlace(game: Game, id: SurvivorId, structure: StructureId): Game {
  const place = { in: 'building', structure, lying: false } as const;
  return changed(game, (one) => changeSurvivor(one, id, { place }));
}

/** The first marker of this type that is in play, somewhere else. */
function withMarker(game: Game, type: string, place: Marker['place']): Game {
  const [id] = must(
    Object.entries(game.markers).find(
      ([, one]) => one.type === type && one.place.on === 'structure',
    ),
    type,
  );
  return changed(game, (one) => changeMarker(one, id, { place }));
}

describe('what is still to be done', () => {
  test('S2: goods count less in hand than in a store, and nothing in the RV', () => {
    const game = gameOf('s2');
    const inHand = withMarker(game, 'food', { on: 'board', survivor: 'mike' });
    const home = withMarker(game, 'food', { on: 'structure', structure: 'rv' });
    expect(toGo(inHand)).toBeLessThan(toGo(game) - 1);
    expect(toGo(home)).toBeLessThan(toGo(inHand) - 1);
  });

  test('S3: the Hospital has to be cleared, and Anita to be led there', () => {
    const game = gameOf('s3');
    const led = changed(game, (one) =>
      changeSurvivor(one, 'anita', { role: 'rescued', escort: 'rosa' }),
    );
    const cleared = changed(led, (one) => change(one, { zombies: {} }));
    expect(toGo(led)).toBeLessThan(toGo(game));
    expect(toGo(cleared)).toBeLessThan(toGo(led) - 4);
    expect(toGo(withPlace(cleared, 'rosa', 'hospital'))).toBe(0);
  });

  test('S4: tiles bar the way', () => {
    const game = gameOf('s4');
    const things = Object.fromEntries(
      Object.entries(game.things).filter(([, { kind }]) => kind !== 'barricade'),
    );
    expect(toGo(changed(game, (one) => change(one, { things })))).toBeLessThan(toGo(game) - 2);
  });

  test('S5: lost survivors are to be found', () => {
    const game = gameOf('s5');
    expect(toGo(withMarker(game, 'survivor', { on: 'removed' }))).toBeLessThan(toGo(game) - 2);
  });

  test('S6: two of the own team wait in the RV, and who is there first has to be fought', () => {
    const game = gameOf('s6');
    const aboard = withPlace(game, 'anita', 'rv');
    expect(toGo(aboard, 'a')).toBeLessThan(toGo(game, 'a'));
    expect(toGo(aboard, 'b')).toBeGreaterThan(toGo(game, 'b'));
  });

  test('S7: where one kind of goods is in other hands, the other kind is the way', () => {
    const game = gameOf('s7');
    const taken = withMarker(game, 'fuel', { on: 'board', survivor: 'gabriel' });
    const withFood = withMarker(taken, 'food', { on: 'structure', structure: 'rv' });
    const withFuel = withMarker(taken, 'fuel', { on: 'structure', structure: 'rv' });
    expect(toGo(withFood, 'a')).toBeLessThan(toGo(taken, 'a') - 1);
    expect(toGo(withFood, 'a')).toBeLessThan(toGo(withFuel, 'a'));
  });

  test('S9: who is stocked counts less far from the School, and has won inside', () => {
    const game = gameOf('s9');
    const one = withMarker(game, 'food', { on: 'board', survivor: 'mike' });
    const two = withMarker(one, 'medicine', { on: 'board', survivor: 'mike' });
    expect(toGo(one, 'b')).toBeLessThan(toGo(game, 'b') - 0.5);
    expect(toGo(two, 'b')).toBeLessThan(toGo(one, 'b') - 1);
    expect(toGo(withPlace(two, 'mike', 'school'), 'b')).toBeLessThan(toGo(two, 'b') - 0.5);
    const apart = withMarker(one, 'medicine', { on: 'board', survivor: 'elijah' });
    expect(toGo(apart, 'b'), 'it takes one who has both').toBeGreaterThan(toGo(two, 'b') + 1);
  });

  test('S9: the other side has more to do the nearer they are, and less with somebody at home', () => {
    const game = gameOf('s9');
    const one = withMarker(game, 'food', { on: 'board', survivor: 'mike' });
    expect(toGo(one, 'a')).toBeGreaterThan(toGo(game, 'a') + 0.1);
    expect(toGo(withPlace(one, 'anita', 'school'), 'a')).toBeLessThan(toGo(one, 'a') - 0.1);
  });

  test('S10: fuel is carried to the others’ door, and fewer lives of theirs are a gain', () => {
    const game = gameOf('s10');
    const one = withMarker(game, 'fuel', { on: 'board', survivor: 'anita' });
    const two = withMarker(one, 'fuel', { on: 'board', survivor: 'anita' });
    expect(toGo(one, 'a')).toBeLessThan(toGo(game, 'a') - 1);
    expect(toGo(two, 'a')).toBeLessThan(toGo(one, 'a') - 1);
    const hurt = changed(game, (now) => changeSurvivor(now, 'mike', { life: 1 }));
    expect(toGo(hurt, 'a')).toBeLessThan(toGo(game, 'a') - 1);
    expect(toGo(hurt, 'b')).toBe(toGo(game, 'b'));
  });
});

describe('the outlook', () => {
  test('is best for who has won and worst for who has lost', () => {
    const game = changed(gameOf('s6'), (one) =>
      change(one, { result: { winner: 'a', seats: ['seat-1'], reason: 'firstAway' } }),
    );
    expect(evaluate(game, 'a')).toBeGreaterThan(evaluate(gameOf('s6'), 'a'));
    expect(evaluate(game, 'b')).toBeLessThan(evaluate(gameOf('s6'), 'b'));
  });

  test('sinks with every life', () => {
    const game = gameOf('s2');
    const hurt = changed(game, (one) => changeSurvivor(one, 'mike', { life: 1 }));
    expect(evaluate(hurt, 'together')).toBeLessThan(evaluate(game, 'together'));
  });
});

test('a turn is planned once and comes out the same for every player of the same match', () => {
  const start = command(startMatch(plainPlan('s3', 1)), {
    seat: 'seat-1',
    number: 0,
    choice: optionId('olivia'),
  });
  if (!start.ok) throw new Error(start.reason);
  const [first, second] = [turnOf(start.match), turnOf(start.match)];
  expect(first.log).toEqual(second.log);
  expect(toGo(first.game)).toBeLessThan(toGo(start.match.game));
});

/** Plays on until the next survivor is chosen. */
function turnOf(start: Match): Match {
  const player = lookaheadPlayer(1);
  const random = seededRandom(1);
  let match = start;
  for (let state = waitsFor(match); ; state = waitsFor(match)) {
    if (state.for === 'nothing') return match;
    if (state.for === 'decision' && state.decision.kind === 'chooseSurvivor') return match;
    const step =
      state.for === 'table' ? runTable(match) : command(match, player(match, state, random));
    if (!step.ok) throw new Error(step.reason);
    ({ match } = step);
  }
}
