// 1. What the box holds.
import { describe, expect, test } from 'vitest';
import {
  BULLET_DIAMETER,
  DISC_DIAMETER,
  PIECES,
  PROJECTILES,
} from '../../../src/physics/measure/catalogue';
import { supportFootprints } from '../../../src/physics/measure/footprint';
import { fixedObstacles } from '../../../src/physics/measure/obstacles';
import { TOWER_SLOTS } from '../../../src/physics/measure/limits';
import { PIECE_KINDS, STRUCTURE_KINDS } from '../../../src/physics/table';
import { CROSSROADS_IDS } from '../../../src/scenarios/catalogue/crossroads';
import { MARKER_BOX } from '../../../src/scenarios/catalogue/markers';
import { SURVIVORS, SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import { WEAPONS } from '../../../src/scenarios/catalogue/weapons';
import { SCENARIO_IDS, scenarioOf } from '../../../src/scenarios/list';
import { defaultOptions, DIFFICULTIES } from '../../../src/scenarios/options';
import { tableOf } from '../../../src/scenarios/queries';
import { climb } from '../../../src/scenarios/rules/invasion';
import { fresh } from '../support/game';

const count = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};
const teamSeats = [
  { id: 'a', name: 'A', team: 'a' },
  { id: 'b', name: 'B', team: 'b' },
] as const;
const layouts = SCENARIO_IDS.map((scenario) =>
  scenarioOf(scenario).mode === 'teams'
    ? fresh({ scenario, seats: teamSeats })
    : fresh({ scenario }),
);

describe('1. components', () => {
  test('R001: 18 zombies, three designs of six, and 11 survivors', () => {
    for (const { zombies } of layouts) {
      const numbers = Object.values(zombies).map(({ number }) => number);
      expect(numbers).toHaveLength(18);
      expect(count(numbers)).toEqual(new Map([1, 2, 3, 4, 5, 6].map((number) => [number, 3])));
    }
    expect(SURVIVOR_IDS).toHaveLength(11);
  });

  test('R002, R003: each survivor has one number and one board, from 1 to 11, no two alike', () => {
    const numbers = SURVIVOR_IDS.map((id) => SURVIVORS[id].number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(Object.keys(SURVIVORS).toSorted()).toEqual([...SURVIVOR_IDS].toSorted());
  });

  test('R004: car, ice-cream truck and truck are pieces; the RV is a structure on two supports', () => {
    for (const game of layouts) {
      const kinds = count(Object.values(game.things).map(({ kind }) => kind));
      expect([kinds.get('car'), kinds.get('truck'), kinds.get('iceCreamTruck')]).toEqual([1, 1, 1]);
      const rvs = game.layout.structures.filter(({ kind }) => kind === 'rv');
      expect(rvs.map(({ id }) => id)).toEqual(['rv']);
      for (const rv of rvs) expect(supportFootprints(rv)).toHaveLength(2);
    }
    expect(STRUCTURE_KINDS).toEqual(['building', 'rv']);
  });

  test('R005: six buildings; with the RV seven structures on fourteen supports', () => {
    const all = new Map(
      layouts.flatMap(({ layout }) => layout.structures.map((one) => [one.id, one] as const)),
    );
    expect([...all.keys()].toSorted()).toEqual([
      'gasStation',
      'groceryStore',
      'hospital',
      'library',
      'policeStation',
      'rv',
      'school',
    ]);
    expect([...all.values()].flatMap(supportFootprints)).toHaveLength(14);
    for (const { layout } of layouts) {
      const ids = layout.structures.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('R006: 3 street lamps, 3 barrels, 3 boxes and at most 2 barricade tiles', () => {
    for (const game of layouts) {
      const kinds = count(Object.values(game.things).map(({ kind }) => kind));
      expect([kinds.get('lamp'), kinds.get('barrel'), kinds.get('box')]).toEqual([3, 3, 3]);
      expect(kinds.get('barricade') ?? 0).toBeLessThanOrEqual(2);
    }
    const tiles = layouts.map(
      ({ things }) => Object.values(things).filter(({ kind }) => kind === 'barricade').length,
    );
    expect(Math.max(...tiles)).toBe(2);
  });

  test('R007: four limit pieces of two parts each bound the town', () => {
    for (const game of layouts) {
      const limits = fixedObstacles(tableOf(game)).filter(({ id }) => id.startsWith('limit-'));
      expect(count(limits.map(({ id }) => id))).toEqual(
        new Map([
          ['limit-ne', 2],
          ['limit-nw', 2],
          ['limit-se', 2],
          ['limit-sw', 2],
        ]),
      );
    }
  });

  test('R008: one tower, at home on one dump, with a trapdoor of six spots', () => {
    for (const game of layouts) {
      const owners = fixedObstacles(tableOf(game)).map(({ id }) => id);
      expect(owners).toContain('dump');
      expect(game.layout.dump).toBeDefined();
    }
    expect(TOWER_SLOTS).toBe(6);
  });

  test('R009: a disc, bullets, small shotgun bullets, a bat and a knife; templates for shotgun and sniper', () => {
    expect(Object.keys(PROJECTILES).toSorted()).toEqual([
      'bat',
      'bullet',
      'disc',
      'knife',
      'pellet',
    ]);
    expect(DISC_DIAMETER).toBeGreaterThan(BULLET_DIAMETER);
    expect(2 * PROJECTILES.pellet.parts[0].radius).toBeLessThan(BULLET_DIAMETER);
    expect(WEAPONS.shotgun.launch).toBe('pellets');
    expect(WEAPONS.sniper.launch).toBe('sniper');
    for (const difficulty of DIFFICULTIES)
      expect(defaultOptions(difficulty).pellets).toBeLessThanOrEqual(6);
  });

  test('R010: the markers, without the 40 life, the pretzel, 2 bonus and 2 flare markers, are 57 of 102', () => {
    expect(MARKER_BOX).toEqual({
      x: 6,
      survivor: 4,
      food: 8,
      fuel: 8,
      medicine: 8,
      rifle: 4,
      bat: 2,
      knife: 2,
      shotgun: 2,
      sniper: 2,
      crossroads: 6,
      key: 1,
      zombie: 4,
    });
    const sum = Object.values(MARKER_BOX).reduce((total, number) => total + number, 0);
    expect(sum + 40 + 1 + 2 + 2).toBe(102);
    for (const { markers } of layouts) {
      const types = count(Object.values(markers).map(({ type }) => type));
      expect(Object.fromEntries(types)).toEqual(MARKER_BOX);
    }
  });

  test('R011: thirty crossroads cards, all different', () => {
    expect(new Set(CROSSROADS_IDS).size).toBe(30);
    for (const { crossroads } of layouts)
      expect(crossroads.draw.toSorted()).toEqual([...CROSSROADS_IDS].toSorted());
  });

  test('R012: six invasion markers, day 1 to 3 and night 3 to 5, and an acid piece', () => {
    const ladder = (half: 'day' | 'night', least: number): number[] =>
      [0, 1, 2, 3].map((steps) => climb(half, least, steps));
    expect(ladder('day', 1)).toEqual([1, 2, 3, 3]);
    expect(ladder('night', 3)).toEqual([3, 4, 5, 5]);
    for (const id of SCENARIO_IDS) {
      const { day, night } = scenarioOf(id).invasion;
      expect([1, 2, 3]).toContain(day);
      expect([3, 4, 5]).toContain(night);
    }
    expect(PIECE_KINDS).toContain('acid');
    expect(PIECES.acid.flatZone).toBe(true);
  });
});
