// 2, 3. Words, and laying a scenario out.
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../src/match/check-plan';
import { linedUpPlan } from '../../../src/match/plan';
import { isStanding, lyingPose, standingPose } from '../../../src/physics/measure/pose';
import {
  isNextTo,
  pieceFootprint,
  supportFootprints,
} from '../../../src/physics/measure/footprint';
import { isInTown, supportOffset } from '../../../src/physics/measure/structure';
import { distance } from '../../../src/physics/measure/vector';
import type { Vec2 } from '../../../src/physics/table';
import { validateTable } from '../../../src/physics/validate';
import { SURVIVORS, SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import { SCENARIO_IDS, scenarioOf, type ScenarioId } from '../../../src/scenarios/list';
import {
  areEnemies,
  available,
  filledSlots,
  isLying,
  markersIn,
  structureOf,
  survivorIds,
  survivorOf,
  survivorsInside,
  tableOf,
  weaponsOf,
  zombieOf,
  zombiesAt,
  zombiesInTown,
} from '../../../src/scenarios/queries';
import { isFigure, kindOf } from '../../../src/scenarios/rules/tidy';
import {
  asks,
  choices,
  fresh,
  give,
  PLAN,
  place,
  putInside,
  putMarker,
  session,
  stage,
  turnOfSurvivor,
} from '../support/game';

const seats = (id: ScenarioId): (typeof PLAN)['seats'] =>
  scenarioOf(id).mode === 'teams'
    ? [
        { id: 'a', name: 'A', team: 'a' },
        { id: 'b', name: 'B', team: 'b' },
      ]
    : PLAN.seats;
const laidOut = (id: ScenarioId): ReturnType<typeof fresh> =>
  fresh({ scenario: id, seats: seats(id) });

describe('2. words', () => {
  test('R013, R014: on its feet a figure stands; flat on the table it lies', () => {
    const spot = { x: 60, y: 40, facing: 33 };
    expect(isStanding(standingPose('zombie', spot))).toBe(true);
    expect(isStanding(lyingPose('zombie', spot))).toBe(false);
    const game = stage({
      survivors: { john: spot },
      zombies: { 3: { x: 40, y: 40, lying: true } },
    });
    expect(isLying(survivorOf(game, 'john'))).toBe(false);
    expect(isLying(zombieOf(game, 'zombie-3'))).toBe(true);
  });

  test('R015: in town is inside the city limits', () => {
    const { layout } = fresh();
    const inside: Vec2[] = [
      { x: 0.1, y: 0.1 },
      { x: 119.9, y: 89.9 },
    ];
    const outside: Vec2[] = [
      { x: -0.1, y: 40 },
      { x: 120.1, y: 40 },
      { x: 60, y: 90.1 },
    ];
    expect(inside.map((at) => isInTown(layout, at))).toEqual([true, true]);
    expect(outside.map((at) => isInTown(layout, at))).toEqual([false, false, false]);
    const game = stage({ survivors: { john: { x: 1, y: 1 } }, zombies: { 3: { x: 60, y: 60 } } });
    putInside(game, 'zombie-9', 'library');
    expect(zombiesInTown(game)).toEqual(['zombie-3', 'zombie-9']);
  });

  test('R016: figures and markers on a building’s support are inside it, and nobody else is', () => {
    const game = stage({ survivors: { john: { x: 8, y: 60 }, kevin: { x: 20, y: 20 } } });
    putInside(game, 'kevin', 'library');
    const food = putMarker(game, 'food', { on: 'structure', structure: 'library' });
    expect(survivorsInside(game, 'library')).toEqual(['kevin']);
    expect(survivorsInside(game, 'rv')).toEqual([]);
    expect(markersIn(game, { structure: 'library' })).toEqual([food]);
    expect(tableOf(game).pieces.map(({ id }) => id)).toEqual(['john']);
  });

  test('R017: the door runs from one support to the other', () => {
    for (const structure of fresh().layout.structures) {
      const [one, other] = supportFootprints(structure).map(({ outline }) => ({
        x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
        y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
      }));
      if (!one || !other) throw new Error('a support is missing');
      expect((one.x + other.x) / 2).toBeCloseTo(structure.x);
      expect((one.y + other.y) / 2).toBeCloseTo(structure.y);
      expect(distance(one, other)).toBeCloseTo(2 * supportOffset(structure));
    }
  });

  test('R018, R019: survivors and zombies are figures; barrels, cars, lamps and the like are objects', () => {
    const game = fresh();
    expect(['john', 'zombie-3'].map((id) => isFigure(game, id))).toEqual([true, true]);
    for (const id of Object.keys(game.things)) expect(isFigure(game, id)).toBe(false);
    expect(['barrel-1', 'car', 'lamp-2', 'library'].map((id) => kindOf(game, id))).toEqual([
      'barrel',
      'car',
      'lamp',
      undefined,
    ]);
  });

  test('R021: allied are those of one team', () => {
    const game = laidOut('s6');
    expect(areEnemies(game, 'anita', 'john')).toBe(false);
    expect(areEnemies(game, 'anita', 'rosa')).toBe(true);
  });

  test('R022: next to is a gap of one disc or less between the outlines', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 40 } },
      zombies: { 3: { x: 63.7, y: 40 } },
    });
    const near = (): boolean => {
      const [john, zombie] = tableOf(game).pieces.map(pieceFootprint);
      return john !== undefined && zombie !== undefined && isNextTo(john, zombie);
    };
    expect(near()).toBe(true);
    place(game, 'zombie-3', { x: 63.71, y: 40 });
    expect(near()).toBe(false);
  });
});

/** With the survivors of the sheet, and so many people a team. */
const linedUp = (id: ScenarioId, players: number): ReturnType<typeof fresh> =>
  fresh({ ...linedUpPlan(id, 1, players), scenario: id });

describe('3. setup', () => {
  test('R023: a game needs a scenario, and with two teams players in both', () => {
    const plan = (sheet: unknown, team: 'a' | 'b'): unknown => ({
      ...PLAN,
      sheet,
      seats: [
        { id: '1', name: 'One', team: 'a' },
        { id: '2', name: 'Two', team },
      ],
    });
    expect(checkPlan(plan(scenarioOf('s6'), 'b'))).toMatchObject({ ok: true });
    expect(checkPlan(plan(scenarioOf('s6'), 'a'))).toMatchObject({ ok: false });
    expect(checkPlan(plan(undefined, 'b'))).toMatchObject({ ok: false });
  });

  test.each(SCENARIO_IDS)(
    'R024: %s fits on its table: no piece overlaps another or lies outside',
    (id) => {
      const game = laidOut(id);
      expect(() => validateTable(tableOf(game))).not.toThrow();
      for (const { pose } of tableOf(game).pieces) expect(isInTown(game.layout, pose)).toBe(true);
    },
  );

  test('R025, R027, R028: each has its own board: life apart, two spaces, both free', () => {
    for (const id of SCENARIO_IDS) {
      const game = laidOut(id);
      for (const survivor of survivorIds(game)) {
        const { life, slots } = survivorOf(game, survivor);
        expect(SURVIVORS[survivor]).toBeDefined();
        expect(life).toBeGreaterThan(0);
        expect(slots).toBe(2);
        expect(filledSlots(game, survivor)).toEqual([]);
      }
    }
  });

  test('R026, R029: everyone has its printed weapon from the start, and may gain others', () => {
    const game = fresh();
    for (const id of SURVIVOR_IDS) {
      place(game, id, { x: 60, y: 40 });
      expect(weaponsOf(game, id)).toEqual([SURVIVORS[id].weapon]);
    }
    give(game, 'john', 'bat');
    give(game, 'john', 'knife');
    const [first, ...others] = weaponsOf(game, 'john');
    expect([first, ...others.toSorted()]).toEqual(['rifle', 'bat', 'knife']);
  });

  test('R030: boards lie off the table, with two teams each in its own group', () => {
    const game = laidOut('s6');
    const kinds = new Set(tableOf(game).pieces.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(
      ['barrel', 'box', 'car', 'iceCreamTruck', 'lamp', 'survivor', 'truck', 'zombie'].toSorted(),
    );
    const grouped = (team: string): number =>
      survivorIds(game).filter((id) => survivorOf(game, id).team === team).length;
    expect([grouped('a'), grouped('b')]).toEqual([4, 4]);
  });

  test.each(SCENARIO_IDS)(
    'R031, R032: %s fixes who plays with how much life, the map, the day, the dump and the hordes',
    (id) => {
      const scenario = scenarioOf(id);
      const game = linedUp(id, 5);
      const cast = Object.values(scenario.teams).flatMap(({ survivors }) => survivors);
      for (const one of cast)
        expect(survivorOf(game, one)).toMatchObject({
          life: scenario.life,
          backpack: 'day',
          place: { in: 'street' },
        });
      expect(game.round).toEqual({ number: 1, half: 'day', marker: scenario.dayStart });
      expect(game.invasion).toEqual(scenario.invasion);
      expect(zombiesAt(game, 'dump')).toHaveLength(scenario.dumpCount);
      const street = Object.values(game.zombies).filter(
        ({ place: { in: where } }) => where === 'street',
      );
      expect(street).toHaveLength(scenario.zombies.length);
      for (const structure of Object.keys(scenario.structures))
        expect(structureOf(game, structure as Parameters<typeof structureOf>[1])).toBeDefined();
    },
  );

  test('R033: what one scenario brings in stays in the later ones, on top of the base rules', () => {
    for (const id of SCENARIO_IDS) {
      const begun = session(linedUp(id, 1));
      const choosing =
        asks(begun) === 'givePretzel' ? begun.choose(choices(begun)[0] ?? '') : begun;
      const game = structuredClone(choosing.game);
      const [who] = game.turn ? [game.turn.survivor] : available(game);
      if (!who) throw new Error('nobody is available');
      give(game, who, 'shotgun');
      give(game, who, 'sniper');
      const turn = game.turn ? session(game) : turnOfSurvivor(game, who);
      const base = ['move', `use:${SURVIVORS[who].weapon}`, 'use:shotgun', 'use:sniper', 'end'];
      expect(choices(turn)).toEqual(expect.arrayContaining(base));
    }
  });
});
