// What a finger takes hold of, and what a tap answers.
import { describe, expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import type { WeaponId } from '../../src/scenarios/catalogue/weapons';
import { option, optionId, optionName, type Decision } from '../../src/scenarios/decisions';
import { forSurvivors } from '../../src/scenarios/rules/choosing';
import { doorAhead } from '../../src/scene/hand/aim/doors';
import { meaningOf } from '../../src/scene/hand/aim/meaning';
import { handleAt, handlesOf, struckAt, targetAt, type Handle } from '../../src/scene/hand/grips';
import { useHand } from '../../src/scene/hand/hand';
import { ringOf, targetsOf } from '../../src/scene/hand/targets';
import { Taps } from '../../src/scene/hand/taps';
import { asking } from '../support/asking';
import { fresh, putInside, stage } from '../scenarios/support/game';
import type { Vec2 } from '../../src/physics/table';
import { viewFor } from '../../src/scenarios/view';

const who = (...ids: readonly SurvivorId[]): Decision =>
  asking({ kind: 'chooseSurvivor', options: forSurvivors(ids) });
/** Ten pixels a centimetre, straight from above; what stands up leans away. */
const toPixel = ({ x, y }: Vec2, lift = 0): Vec2 => ({ x: x * 10, y: -y * 10 - lift * 6 });

describe('hit zones', () => {
  const offers: Handle[] = [
    { kind: 'flick', choice: optionId('left'), at: { x: 10, y: 10 } },
    { kind: 'flick', choice: optionId('right'), at: { x: 16, y: 10 } },
  ];
  test('the nearer of two pieces is taken', () => {
    expect(handleAt({ x: 105, y: -100 }, offers, toPixel)).toMatchObject({ choice: 'left' });
    expect(handleAt({ x: 150, y: -100 }, offers, toPixel)).toMatchObject({ choice: 'right' });
  });
  test('anywhere near it, but not everywhere', () => {
    expect(handleAt({ x: 130, y: -140 }, offers, toPixel)).toBeDefined();
    expect(handleAt({ x: 300, y: -100 }, offers, toPixel)).toBeUndefined();
  });
  test('at least 44 pixels across, however far away the table is', () => {
    const far = ({ x, y }: Vec2): Vec2 => ({ x: x * 2, y: -y * 2 });
    const [piece] = offers;
    expect(handleAt({ x: 20 + 21, y: -20 }, piece ? [piece] : [], far)).toBeDefined();
    expect(handleAt({ x: 20 + 24, y: -20 }, piece ? [piece] : [], far)).toBeUndefined();
  });
  test('a figure is as good as what lies beside it, also where that is farther off', () => {
    const offer = {
      launch: 'pellets',
      at: { x: 16, y: 10 },
      speed: [100, 2200],
      aside: [],
    } as const;
    const hand = { ...useHand.getState(), offers: [{ choice: optionId('right'), offer }] };
    const figure = { x: 10, y: 10, facing: 0 };
    const taken = handleAt({ x: 92, y: -118 }, handlesOf(hand, figure), toPixel);
    expect(taken).toMatchObject({ kind: 'flick', choice: 'right', at: offer.at });
    expect(handleAt({ x: 92, y: -118 }, handlesOf(hand, undefined), toPixel)).toBeUndefined();
    const away = { x: 30, y: 10, facing: 0 };
    expect(handleAt({ x: 300, y: -110 }, handlesOf(hand, away), toPixel)).toBeUndefined();
  });
  test('a bat is struck where it is pressed along its handle', () => {
    expect(struckAt({ x: 8, y: 10 }, { x: 10, y: 10 }, 0)).toBeCloseTo(2);
    expect(struckAt({ x: 9.8, y: 10 }, { x: 10, y: 10 }, 0)).toBeUndefined();
    expect(struckAt({ x: 12, y: 10 }, { x: 10, y: 10 }, 0)).toBeUndefined();
    expect(struckAt({ x: 9, y: 14 }, { x: 10, y: 10 }, 0)).toBeUndefined();
  });
});

describe('what a tap answers', () => {
  const game = stage({
    survivors: { john: { x: 60, y: 20 }, kevin: { x: 20, y: 20 } },
    zombies: { 3: { x: 50, y: 40 } },
  });
  const shown = tableViewOf(viewFor(game, 'seat-1'));

  test('a figure that one option is about', () => {
    const targets = targetsOf(who('john', 'kevin'), shown);
    expect(targets.map(({ choice }) => optionName(choice))).toEqual(['john', 'kevin']);
    expect(targetAt({ x: 600, y: -215 }, targets, toPixel)?.choice).toBe(optionId('john'));
    expect(targetAt({ x: 400, y: -300 }, targets, toPixel)).toBeUndefined();
  });
  test('not one that several options are about', () => {
    const zombie = 'zombie-3';
    const kill = (...weapons: readonly WeaponId[]): Decision =>
      asking({
        kind: 'pointBlank',
        about: 'john',
        options: [
          ...weapons.map((weapon) =>
            option(`${zombie} ${weapon}`, { verb: 'kill', zombie, weapon }, { about: zombie }),
          ),
          option('back', { verb: 'back' }),
        ],
      });
    expect(targetsOf(kill('rifle'), shown)).toMatchObject([{ id: zombie }]);
    expect(targetsOf(kill('rifle', 'knife'), shown)).toEqual([]);
  });
  test('a figure indoors stands for its building; of several each is tapped where it stands', () => {
    const inside = fresh();
    putInside(inside, 'john', 'school');
    const one = tableViewOf(viewFor(inside, 'seat-1'));
    expect(targetsOf(who('john'), one)).toMatchObject([{ id: 'school', choice: 'john' }]);
    expect(ringOf(one, 'school')?.size).toBeGreaterThan(5);
    expect(ringOf(one, 'kevin')).toMatchObject({ lift: 0.15 });
    // Its ring lies on the ledge, not across the front of the house.
    expect(ringOf(one, 'john')?.size).toBeLessThan(2);
    expect(ringOf(one, 'john')?.lift).toBeGreaterThan(1);
    putInside(inside, 'kevin', 'school');
    const two = tableViewOf(viewFor(inside, 'seat-1'));
    const both = targetsOf(who('john', 'kevin'), two);
    expect(both.map(({ id, choice }) => [id, choice])).toEqual([
      ['john', 'john'],
      ['kevin', 'kevin'],
    ]);
    for (const { at, height, choice } of both) {
      const { x, y } = toPixel(at, height);
      expect(targetAt({ x, y }, both, toPixel)?.choice).toBe(choice);
    }
  });
});

describe('taps', () => {
  const touch = (x: number, time: number, id = 1) => ({ id, at: { x, y: 0 }, time });
  test('a short press that does not travel', () => {
    const taps = new Taps();
    taps.down(touch(10, 0));
    expect(taps.up(touch(12, 100))).toMatchObject({ isDouble: false });
    taps.down(touch(10, 200));
    expect(taps.up(touch(60, 300))).toBeUndefined();
    taps.down(touch(10, 1000));
    expect(taps.up(touch(10, 2000))).toBeUndefined();
  });
  test('two of them', () => {
    const taps = new Taps();
    taps.down(touch(10, 0));
    taps.up(touch(10, 50));
    taps.down(touch(12, 200));
    expect(taps.up(touch(12, 250))?.isDouble).toBe(true);
  });
  test('two fingers tap nothing', () => {
    const taps = new Taps();
    taps.down(touch(10, 0));
    taps.down(touch(90, 10, 2));
    expect(taps.up(touch(10, 50))).toBeUndefined();
    expect(taps.up(touch(90, 50, 2))).toBeUndefined();
  });
});

describe('the door ahead', () => {
  const door = { id: 'school', kind: 'building', x: 60, y: 60, facing: -90 } as const;
  const ahead = (direction: number, radius = 1.25, reach = 60) =>
    doorAhead([door], { x: 60, y: 30 }, direction, radius, reach);
  test('straight through the middle fits', () => {
    expect(ahead(90)).toMatchObject({ fits: true, distance: 30 });
  });
  test('at a support it does not', () => {
    expect(ahead(82)?.fits).toBe(false);
    expect(ahead(86)?.fits).toBe(true);
    // A bullet is narrower than a disc.
    expect(ahead(83.2)?.fits).toBe(false);
    expect(ahead(83.2, 0.7)?.fits).toBe(true);
  });
  test('beside it, behind one, or out of reach there is none', () => {
    expect(ahead(70)).toBeUndefined();
    expect(ahead(-90)).toBeUndefined();
    expect(ahead(90, 1.25, 20)).toBeUndefined();
  });
  test('from behind as well: out of a building', () => {
    expect(doorAhead([door], { x: 60, y: 64 }, -90, 1.25, 20)).toMatchObject({ fits: true });
  });
});

describe('the sign on a first touch', () => {
  const shown = tableViewOf(
    viewFor(stage({ survivors: {}, zombies: { 3: { x: 50, y: 40 } } }), 'seat-1'),
  );
  test('a disc wants to meet nobody, a bullet wants a figure', () => {
    expect(meaningOf('disc', { other: undefined }, shown)).toBe('free');
    expect(meaningOf('disc', { other: 'zombie-3' }, shown)).toBe('stopped');
    expect(meaningOf('disc', { other: 'school', face: 'inner' }, shown)).toBe('free');
    expect(meaningOf('bullet', { other: 'zombie-3' }, shown)).toBe('target');
    expect(meaningOf('bullet', { other: 'school', face: 'front' }, shown)).toBe('stopped');
  });
  test('a survivor of the own team is a friend, one of the other team a target', () => {
    const { pieces, survivors } = tableViewOf(
      viewFor(
        stage({ survivors: { john: { x: 60, y: 20 }, kevin: { x: 20, y: 20 } }, zombies: {} }),
        'seat-1',
      ),
    );
    const acting = { team: 'a', backpack: 'day', life: 2, available: true, active: true } as const;
    const other = (team: 'a' | 'b') => ({
      pieces,
      survivors: { ...survivors, john: acting, kevin: { ...acting, team, active: false } },
    });
    expect(meaningOf('bullet', { other: 'kevin' }, other('a'))).toBe('friend');
    expect(meaningOf('bullet', { other: 'kevin' }, other('b'))).toBe('target');
    expect(meaningOf('disc', { other: 'kevin' }, other('a'))).toBe('stopped');
  });
});
