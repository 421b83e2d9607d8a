// Progress: the numbers of the clauses, as far as a seat may know them.
import { draftOf } from '../../../src/scenarios/draft';
import { expect, test } from 'vitest';
import { plainPlan } from '../../../src/match/plan';
import { newGame } from '../../../src/scenarios/apply';
import { change, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import type { ScenarioId } from '../../../src/scenarios/list';
import { partNamed, progressOf } from '../../../src/scenarios/objectives/progress';
import { streetZombies } from '../../../src/scenarios/queries';
import { viewFor } from '../../../src/scenarios/view';
import { putInside, putMarker } from '../support/game';

const begun = (id: ScenarioId): Draft => draftOf(newGame(plainPlan(id, 1)).game);

test('what is the same for both sides is told once, what is not for each', () => {
  const game = begun('s6');
  putInside(game, 'mike', 'rv');
  const told = progressOf(game).map(({ name, side, have, need }) => [name, side, have, need]);
  expect(told).toEqual([
    ['keyInRv', undefined, 0, 1],
    ['fuelInRv', undefined, 0, 1],
    ['teamInRv', 'a', 0, 2],
    ['teamInRv', 'b', 1, 2],
  ]);
});

test('a face-down marker counts only for the seat that has seen it', () => {
  const game = begun('s6');
  const marker = putMarker(game, 'fuel', { on: 'structure', structure: 'rv' }, false);
  change(game, { peeks: [{ seat: 'seat-1', marker }] });
  const fuel = (seat: string): number | undefined =>
    progressOf(viewFor(game, seat)).find(({ name }) => name === 'fuelInRv')?.have;
  expect([fuel('seat-1'), fuel('seat-2'), fuel('nobody')]).toEqual([1, 0, 0]);
});

test('R290: whoever is in the tower is in town, unless it comes anew', () => {
  const game = begun('s1');
  const [first = '', second = ''] = streetZombies(game);
  const inTown = (): number | undefined => partNamed(game, 'zombiesInTown')?.have;
  moveZombie(game, first, { in: 'tower', slot: 1 });
  expect(inTown()).toBe(7);
  moveZombie(game, second, { in: 'tower', slot: 2, isNew: true });
  expect(inTown()).toBe(6);
});

test('R155: deaths are counted against what loses', () => {
  const game = begun('s5');
  changeSurvivor(game, 'lily', { place: { in: 'dead' } });
  expect(partNamed(game, 'deaths')).toMatchObject({ have: 1, need: 2, done: false });
  expect(partNamed(begun('s3'), 'deaths')).toBeUndefined();
});
