// 40. What each scenario lays out.
import { seedOf } from '../../../src/scenarios/random';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/physics/simulate';
import { loadEngine } from '../../../src/physics/engine';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import { change } from '../../../src/scenarios/change';
import { newGame } from '../../../src/scenarios/apply';
import { draftOf } from '../../../src/scenarios/draft';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../../../src/scenarios/list';
import {
  countIn,
  inPlay,
  markersIn,
  survivorOf,
  tableOf,
  zombiesAt,
  zombiesInside,
  zombiesInTown,
} from '../../../src/scenarios/queries';
import { resultAt } from '../../../src/scenarios/objectives/result';
import { checkPlan } from '../../../src/match/check-plan';
import { linedUpPlan } from '../../../src/match/plan';
import type { NewGame } from '../../../src/scenarios/setup';
import { defaultOptions } from '../../../src/scenarios/options';
import { fresh, PLAN, putInside, told, turnOfSurvivor } from '../support/game';

const TEAMS = [
  { id: 'one', name: 'A', team: 'a' },
  { id: 'two', name: 'B', team: 'b' },
] as const;
/** With whoever the sheet names, where people would choose. */
const seatsFor = (scenario: ScenarioId): Partial<NewGame> => {
  const { seats, lineUp } = linedUpPlan(scenario, 1, 1);
  return {
    ...(seats.length > 1 && { seats: TEAMS }),
    ...(lineUp && { lineUp }),
  };
};
const laidOut = (scenario: ScenarioId, seed = 1): Draft =>
  fresh({ scenario, seed: seedOf(seed), ...seatsFor(scenario) });

/** How many face-down markers lie in each place, and what they are all together. */
function hidden(game: Draft): {
  places: Record<string, number>;
  mix: Partial<Record<MarkerType, number>>;
} {
  const places: Record<string, number> = {};
  const mix: Partial<Record<MarkerType, number>> = {};
  for (const { type, faceUp, place } of Object.values(game.markers)) {
    if (faceUp || (place.on !== 'structure' && place.on !== 'object')) continue;
    const where = place.on === 'structure' ? place.structure : place.object;
    places[where] = (places[where] ?? 0) + 1;
    mix[type] = (mix[type] ?? 0) + 1;
  }
  return { places, mix };
}
const lives = (game: Draft): number[] => [
  ...new Set(inPlay(game).map((id) => survivorOf(game, id).life)),
];

test('R289: S1 has Anita, John, Thomas, Loretta and Kevin with 2 life each', () => {
  const game = laidOut('s1');
  expect(inPlay(game)).toEqual(['anita', 'john', 'kevin', 'loretta', 'thomas']);
  expect(lives(game)).toEqual([2]);
});

test('R297: S1 brings a shotgun and a sniper to the table', () => {
  expect(scenarioOf('s1').teams.together?.survivors).toEqual(
    expect.arrayContaining(['kevin', 'thomas']),
  );
});

test('R299: S2 hides one marker in each of four buildings, two food and two fuel', () => {
  expect(hidden(laidOut('s2'))).toEqual({
    places: { school: 1, hospital: 1, policeStation: 1, library: 1 },
    mix: { food: 2, fuel: 2 },
  });
});

test('A92, R304, R305: S3 hides one marker under each vehicle and in each building but the Hospital', () => {
  const { places, mix } = hidden(laidOut('s3'));
  expect(places).toEqual({
    school: 1,
    library: 1,
    policeStation: 1,
    groceryStore: 1,
    gasStation: 1,
    rv: 1,
    car: 1,
    truck: 1,
    iceCreamTruck: 1,
  });
  expect(mix).toEqual({ survivor: 1, x: 4, rifle: 2, shotgun: 1, knife: 1 });
  expect(zombiesInside(laidOut('s3'), 'hospital')).toHaveLength(2);
});

test('R306: S3 keeps Anita aside with 2 life until she is found', () => {
  expect(survivorOf(laidOut('s3'), 'anita')).toMatchObject({ life: 2, place: { in: 'reserve' } });
});

test('R313, R314: S4 shows four food behind two tiles, and hides one marker in each other building', () => {
  const game = laidOut('s4');
  expect(countIn(game, 'groceryStore', 'food')).toBe(4);
  expect(
    markersIn(game, { structure: 'groceryStore' }).every((id) => game.markers[id]?.faceUp),
  ).toBe(true);
  expect(Object.keys(game.things).filter((id) => id.startsWith('barricade'))).toHaveLength(2);
  expect(hidden(game)).toEqual({
    places: { school: 1, library: 1, policeStation: 1, hospital: 1, gasStation: 1 },
    mix: { food: 2, rifle: 1, shotgun: 1, x: 1 },
  });
});

test('R322: S5 hides two markers in each building', () => {
  const { places, mix } = hidden(laidOut('s5'));
  expect(places).toEqual({
    school: 2,
    library: 2,
    policeStation: 2,
    hospital: 2,
    groceryStore: 2,
    gasStation: 2,
  });
  expect(mix).toEqual({ survivor: 2, fuel: 4, crossroads: 4, shotgun: 1, sniper: 1 });
});

test('R329: S6 hides nine markers, two or one to a building', () => {
  const { places, mix } = hidden(laidOut('s6'));
  expect(places).toEqual({
    gasStation: 2,
    groceryStore: 2,
    school: 2,
    policeStation: 1,
    library: 1,
    hospital: 1,
  });
  expect(mix).toEqual({ key: 1, fuel: 2, x: 3, crossroads: 3 });
});

test('R345: S8 has Anita, Rosa and Thomas against Elijah, Mike and Kevin, 3 life each, powers up', () => {
  const game = laidOut('s8');
  expect(inPlay(game, 'a')).toEqual(['anita', 'rosa', 'thomas']);
  expect(inPlay(game, 'b')).toEqual(['elijah', 'kevin', 'mike']);
  expect(lives(game)).toEqual([3]);
  expect(inPlay(game).map((id) => survivorOf(game, id).power)).toEqual(
    Array.from({ length: 6 }, () => 'up'),
  );
});

test('R346: S8 hides a marker in each building without an X, keeps 8 outside town and takes 1 out unseen', () => {
  const game = laidOut('s8');
  expect(game.closed).toEqual(['school', 'library']);
  expect(hidden(game).places).toEqual({
    groceryStore: 1,
    hospital: 1,
    policeStation: 1,
    gasStation: 1,
  });
  const lie = (on: string): MarkerType[] =>
    Object.values(game.markers).flatMap(({ type, faceUp, place }) =>
      place.on === on && !faceUp ? [type] : [],
    );
  expect([lie('reserve').length, lie('removed').length]).toEqual([8, 1]);
  const mix: Partial<Record<MarkerType, number>> = {};
  for (const type of [...lie('structure'), ...lie('reserve'), ...lie('removed')])
    mix[type] = (mix[type] ?? 0) + 1;
  expect(mix).toEqual(scenarioOf('s8').markers?.mix);
  expect(mix.survivor).toBe(4);
});

test('R346: which marker S8 takes out is chance', () => {
  const removed = Array.from({ length: 20 }, (_, seed) =>
    Object.values(laidOut('s8', seed).markers).find(({ place }) => place.on === 'removed'),
  );
  expect(new Set(removed.map((one) => one?.type)).size).toBeGreaterThan(3);
});

test('R034: a scenario can be played with another line-up, and the file of such a match is checked', () => {
  const lineUp = { together: ['mike', 'rosa', 'olivia', 'lily', 'elijah'] } as const;
  expect(inPlay(fresh({ scenario: 's1', lineUp }))).toEqual([
    'elijah',
    'lily',
    'mike',
    'olivia',
    'rosa',
  ]);
  const plan = {
    sheet: scenarioOf('s1'),
    seed: seedOf(1),
    options: defaultOptions(),
    seats: [{ id: 'a', name: 'A', team: 'together' }],
  };
  expect(checkPlan({ ...plan, lineUp })).toMatchObject({ ok: true, plan: { lineUp } });
  for (const together of [
    ['mike'],
    ['mike', 'mike', 'rosa', 'lily', 'john'],
    ['mike', 'rosa', 'lily', 'john', 'nobody'],
    7,
  ]) {
    expect(checkPlan({ ...plan, lineUp: { together } })).toMatchObject({ ok: false });
  }
  const waiting = ['anita', 'kevin', 'lily', 'thomas'];
  expect(
    checkPlan({ ...plan, sheet: scenarioOf('s5'), lineUp: { together: waiting } }),
  ).toMatchObject({
    ok: false,
  });
});

test('R327: in S5 whoever takes a crossroads marker draws a card', () => {
  const game = laidOut('s5');
  const [id = '', marker] =
    Object.entries(game.markers).find(
      ([, one]) => one.type === 'crossroads' && one.place.on === 'structure',
    ) ?? [];
  const structure = marker?.place.on === 'structure' ? marker.place.structure : 'school';
  putInside(game, 'anita', structure);
  const after = turnOfSurvivor(game, 'anita').choose('takeDrop').choose(`take ${structure} ${id}`);
  expect(told(after, 'cardDrawn')).toHaveLength(1);
});

test('the hidden markers lie differently with another seed', () => {
  const order = (seed: number): string =>
    (['gasStation', 'groceryStore', 'school'] as StructureId[])
      .flatMap((structure) =>
        markersIn(laidOut('s6', seed), { structure }).map(
          (id) => laidOut('s6', seed).markers[id]?.type,
        ),
      )
      .join();
  expect(new Set([1, 2, 3, 4, 5, 6].map(order)).size).toBeGreaterThan(2);
});

/** By itself the skull is a win of A in S9, and with as many on both sides nothing at all in S10. */
const AT_SKULL: Partial<Record<ScenarioId, string | undefined>> = {
  s8: undefined,
  s9: 'a',
  s10: undefined,
};

describe.each(SCENARIO_IDS)('%s', (id) => {
  test('has a sheet of plain data, shared by all states of a match', () => {
    const sheet = scenarioOf(id);
    expect(sheet.id).toBe(id);
    expect(JSON.parse(JSON.stringify(sheet))).toStrictEqual(sheet);
    const { game } = newGame({ ...PLAN, sheet, ...seatsFor(id) });
    expect(game.sheet).toBe(sheet);
    expect(draftOf(game).sheet).toBe(sheet);
  });

  test('ends at the skull, and where the dump is too short', () => {
    const game = laidOut(id);
    expect(resultAt(game, 'skull')?.winner).toBe(id in AT_SKULL ? AT_SKULL[id] : 'nobody');
    // With all the rounds played that may be added (A130).
    const late = laidOut(id);
    change(late, { facts: { extraRounds: 3 } });
    expect(resultAt(late, 'skull')?.winner).toBe(AT_SKULL[id] ?? 'nobody');
    expect(resultAt(game, 'dumpTooShort')).toMatchObject({ winner: 'nobody', reason: 'overrun' });
    expect(resultAt(game, 'settled')).toBeUndefined();
  });

  test('is laid out as its sheet says: zombies in town, dump and box add up to 18', () => {
    const game = laidOut(id);
    const scenario = scenarioOf(id);
    const inside = Object.values(scenario.zombiesInside ?? {}).reduce(
      (sum, count) => sum + count,
      0,
    );
    expect(zombiesInTown(game)).toHaveLength(scenario.zombies.length + inside);
    expect(zombiesAt(game, 'dump')).toHaveLength(scenario.dumpCount);
    expect(
      zombiesInTown(game).length + zombiesAt(game, 'dump').length + zombiesAt(game, 'box').length,
    ).toBe(18);
  });

  test('is a table on which nothing overlaps and nothing stirs', async () => {
    await loadEngine();
    const { outcome } = simulate(tableOf(laidOut(id)), { kind: 'settle' });
    expect(outcome.rest.filter(({ moved }) => moved)).toEqual([]);
  });

  test('begins on the given space, easier or harder by one', () => {
    const marker = (difficulty: 'easy' | 'normal' | 'hard'): number =>
      fresh({
        scenario: id,
        options: { difficulty, attackCards: 2, pellets: 4, medicineHeals: false },
        ...seatsFor(id),
      }).round.marker;
    const step = scenarioOf(id).mode === 'together' ? 1 : 0;
    const { dayStart } = scenarioOf(id);
    expect([marker('easy'), marker('normal'), marker('hard')]).toEqual([
      dayStart + step,
      dayStart,
      dayStart - step,
    ]);
  });
});

test('A137: stealing is a rule of S6, taking on objects one of S3, S9 and S10', () => {
  const where = (rule: 'hiddenInventories' | 'takeOnObjects'): ScenarioId[] =>
    SCENARIO_IDS.filter((id) => scenarioOf(id)[rule]);
  expect(where('hiddenInventories')).toEqual(['s6']);
  expect(where('takeOnObjects')).toEqual(['s3', 's9', 's10']);
});
