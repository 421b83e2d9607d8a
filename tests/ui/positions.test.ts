// The set-up sheet is drawn from the same data as the table: nothing may be missing from it.
import { expect, test } from 'vitest';
import { linedUpPlan, plainPlan } from '../../src/match/plan';
import { SCENARIO_IDS, scenarioOf } from '../../src/scenarios/list';
import { tableOf } from '../../src/scenarios/queries';
import { setUp } from '../../src/scenarios/setup';
import { markersAt } from '../../src/ui/map/markers-at';
import { positionsOf } from '../../src/ui/scenarios/positions';

test.each(SCENARIO_IDS)('the sheet of %s lists every piece of the table once', (id) => {
  const game = setUp(linedUpPlan(id, 1, 5));
  const { pieces, layout } = tableOf(game);
  const positions = positionsOf(scenarioOf(id));
  const spots = (list: readonly { x: number; y: number }[]): string[] =>
    list.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).toSorted();
  const laid = [...pieces.map(({ pose }) => pose), ...layout.structures];
  expect(spots(positions.filter(({ what }) => what.kind !== 'dump'))).toEqual(spots(laid));
});

test('A142: where people choose their survivors, the sheet lists the places in the order of choice', () => {
  const chosen = positionsOf(scenarioOf('s9')).flatMap(({ what, x, y }) =>
    what.kind === 'chosen' ? [`${what.team}${what.place} ${x} ${y}`] : [],
  );
  expect(chosen).toHaveLength(10);
  expect(chosen.slice(0, 2)).toEqual(['a1 30 45', 'a2 22 37']);
  expect(chosen.at(5)).toBe('b1 90 45');
});

test.each(SCENARIO_IDS)('the map of %s counts every marker that lies at a door', (id) => {
  const game = setUp(plainPlan(id, 1));
  for (const { id: structure } of game.layout.structures) {
    const lying = Object.values(game.markers).filter(
      ({ place }) => place.on === 'structure' && place.structure === structure,
    );
    expect(markersAt(scenarioOf(id), structure), structure).toBe(lying.length);
  }
});
