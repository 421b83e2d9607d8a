// S9 and S10: what their sheets say, from the sentences of the rulebook and docs/scenarios.md.
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../src/match/check-plan';
import { brokenPromises } from '../../../src/match/invariants';
import { linedUpPlan, plainPlan } from '../../../src/match/plan';
import { newGame } from '../../../src/scenarios/apply';
import type { Game } from '../../../src/scenarios/game';
import { scenarioOf } from '../../../src/scenarios/list';
import { resultAt } from '../../../src/scenarios/objectives/result';
import { survivorIds, survivorOf } from '../../../src/scenarios/queries';
import { give, putInside } from '../support/game';
import { dies } from '../support/made-up';
import { among, begins } from '../support/traitors';

/** How many face-down markers lie where. */
function places({ markers }: Game): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { place, faceUp } of Object.values(markers)) {
    if (faceUp || (place.on !== 'structure' && place.on !== 'object')) continue;
    const where = place.on === 'structure' ? place.structure : place.object;
    count[where] = (count[where] ?? 0) + 1;
  }
  return count;
}

describe.each(['s9', 's10'] as const)('%s', (id) => {
  test('can be played by two to ten, with and without a line-up', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      expect(checkPlan(plainPlan(id, 1, players)).ok).toBe(true);
      const plan = linedUpPlan(id, 1, players);
      expect(checkPlan(plan).ok).toBe(true);
      const { game } = newGame(plan);
      expect(survivorIds(game)).toHaveLength(2 * Math.max(3, players));
      expect(brokenPromises(game)).toEqual([]);
    }
  });

  test('A140, A139: boards face down, open hands, objects', () => {
    const { game } = newGame(linedUpPlan(id, 1, 3));
    expect(survivorIds(game).every((one) => survivorOf(game, one).power === 'down')).toBe(true);
    expect(game.sheet.hiddenInventories).toBeUndefined();
    expect(game.sheet.takeOnObjects).toBe(true);
  });
});

describe('S9', () => {
  const { game } = newGame(linedUpPlan('s9', 1, 5));

  test('R358: fifteen markers: four, two each, and one on each box', () => {
    expect(places(game)).toEqual({
      groceryStore: 4,
      policeStation: 2,
      library: 2,
      gasStation: 2,
      hospital: 2,
      'box-1': 1,
      'box-2': 1,
      'box-3': 1,
    });
  });

  test('R355, R356, R360, A192: B wins at the end of a round with two supplies in the School, lying too', () => {
    const home = among();
    putInside(home, 'mike', 'school', true);
    give(home, 'mike', 'medicine');
    expect(resultAt(home, 'endOfRound')).toBeUndefined();
    give(home, 'mike', 'medicine');
    putInside(home, 'zombie-1', 'school');
    expect(resultAt(home, 'endOfRound')).toMatchObject({ winner: 'b', reason: 'homeTaken' });
  });

  test('R355, R361, R362: at the skull A has kept it', () => {
    expect(resultAt(among(), 'skull')).toMatchObject({ winner: 'a', reason: 'homeHeld' });
    expect(scenarioOf('s9')).toMatchObject({ secrets: true, pretzel: 'b', life: 3, dayStart: 4 });
  });
});

describe('S10', () => {
  const { game } = newGame(linedUpPlan('s10', 1, 5));

  test('R366, A113: twenty-three markers: four in each building but the colonies, one on each vehicle', () => {
    expect(places(game)).toEqual({
      school: 4,
      library: 4,
      policeStation: 4,
      groceryStore: 4,
      gasStation: 4,
      car: 1,
      truck: 1,
      iceCreamTruck: 1,
    });
  });

  test('R364, R365: the RV is A’s colony, the Hospital B’s; four life each', () => {
    expect(game.sheet.bases).toEqual({ a: 'rv', b: 'hospital' });
    expect(survivorIds(game).map((id) => survivorOf(game, id).life)).toEqual(Array(10).fill(4));
  });

  test('R363, R368: the last of a team is dead', () => {
    const war = among({ scenario: 's10' });
    dies(war, 'elijah', 'mike', 'olivia');
    expect(resultAt(war, 'settled')).toMatchObject({ winner: 'a', reason: 'rivalsGone' });
  });

  test('the pretzel is drawn for: either team begins', () => {
    const teams = Array.from(
      { length: 12 },
      (_, seed) => newGame(linedUpPlan('s10', seed, 3)).game.turnTeam,
    );
    expect(new Set(teams)).toEqual(new Set(['a', 'b']));
    expect(begins(among({ scenario: 's10' }), 'mike').game.turn?.survivor).toBe('mike');
  });
});
