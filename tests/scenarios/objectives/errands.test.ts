// What is still to be done, read from the same clauses as winner and progress.
import { draftOf } from '../../../src/scenarios/draft';
import { describe, expect, test } from 'vitest';
import { linedUpPlan, plainPlan } from '../../../src/match/plan';
import { newGame } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import type { ScenarioId } from '../../../src/scenarios/list';
import { waysToWin, type Errand } from '../../../src/scenarios/objectives/errands';
import { putInside, putMarker } from '../support/game';

const begun = (id: ScenarioId): Draft => draftOf(newGame(plainPlan(id, 1)).game);
const bring = (type: 'food' | 'fuel' | 'key', need: number, have = 0): Errand => ({
  do: 'bring',
  types: [type],
  to: 'rv',
  have,
  need,
});

describe('at the start', () => {
  test.each<[ScenarioId, 'together' | 'a' | 'b', readonly Errand[]]>([
    [
      's1',
      'together',
      [
        {
          do: 'be',
          who: ['anita', 'john', 'kevin', 'loretta', 'thomas'],
          in: 'rv',
          have: 0,
          need: 1,
        },
        { do: 'thinOut', where: 'town', have: 7, need: 3 },
      ],
    ],
    ['s2', 'together', [bring('food', 2), bring('fuel', 2)]],
    [
      's3',
      'together',
      [
        { do: 'find', who: ['anita'], have: 0, need: 1 },
        { do: 'be', who: ['anita'], in: 'hospital', have: 0, need: 1 },
        { do: 'thinOut', where: { structure: 'hospital' }, have: 2, need: 0 },
      ],
    ],
    ['s4', 'together', [bring('food', 4)]],
    [
      's5',
      'together',
      [{ do: 'find', who: ['kevin', 'rosa'], have: 0, need: 2 }, bring('fuel', 2)],
    ],
    [
      's6',
      'b',
      [
        bring('key', 1),
        bring('fuel', 1),
        { do: 'be', who: ['elijah', 'mike', 'olivia', 'rosa'], in: 'rv', have: 0, need: 2 },
      ],
    ],
  ])('of %s', (id, side, wanted) => {
    expect(waysToWin(begun(id), side)).toEqual([wanted]);
  });
});

test('what is done counts, for the side that did it', () => {
  const game = begun('s6');
  putMarker(game, 'fuel', { on: 'structure', structure: 'rv' });
  putInside(game, 'mike', 'rv');
  const have = (side: 'a' | 'b'): number[] =>
    waysToWin(game, side).flatMap((way) => way.map((errand) => errand.have));
  expect([have('a'), have('b')]).toEqual([
    [0, 1, 0],
    [0, 1, 1],
  ]);
});

test('a door is a place to be for whoever carries what it takes; what counts at the skull is in every way', () => {
  const ways = waysToWin(newGame(linedUpPlan('s10', 1, 3)).game, 'a');
  expect(ways).toHaveLength(3);
  expect(ways[0]).toEqual([
    { do: 'carry', types: ['fuel'], who: ['anita'], have: 0, need: 2 },
    { do: 'be', who: ['anita'], in: 'hospital', have: 0, need: 1 },
    { do: 'outnumber', have: 0, need: 1 },
  ]);
});
