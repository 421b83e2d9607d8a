// A flare in the hand: direction and distance by pulling, height by its knob, by keys and by numbers.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/match/session';
import { SPEEDS } from '../../src/physics/measure/limits';
import { landingOf, restOfFlip } from '../../src/physics/measure/flip';
import { standingPose } from '../../src/physics/measure/pose';
import { distance } from '../../src/physics/measure/vector';
import type { Layout, Piece } from '../../src/physics/table';
import { flareOutlook } from '../../src/scene/hand/aim/flare-outlook';
import { aimedOf } from '../../src/scene/hand/aim/aimed';
import { aimText } from '../../src/words/aim';
import type { Aiming } from '../../src/scene/hand/aiming';
import { heightKnobOf, POLE, POLE_SHARE } from '../../src/scene/hand/grips';
import * as hand from '../../src/scene/hand/hand';
import { pressKey } from '../../src/scene/hand/keys';
import { emptyHand, takeUp } from '../../src/scene/hand/take-up';
import { pressed } from './support/keyboard';
import { FIGURE, handQuestion, offerOf, tableHand } from './support/table-hand';

const { getState } = hand.useHand;
const flare = (more: Parameters<typeof offerOf>[0] = {}) =>
  handQuestion({ it: { flick: offerOf({ launch: 'flare', speed: SPEEDS.flare, ...more }) } });
const PIECE = { x: 60, y: 40 };
const aiming = (): Aiming => {
  const now = getState().aiming;
  if (!now) throw new Error('nothing is aimed');
  return now;
};
const height = (): number | undefined => getState().aiming?.height;

beforeEach(emptyHand);

describe('height', () => {
  test('it begins at a plain height, and everything else is pulled as ever', () => {
    const table = tableHand(flare());
    expect(aiming()).toMatchObject({ direction: 90, height: 12 });
    table.drag(PIECE, { x: 60, y: 32 });
    for (let frame = 0; frame < 8; frame += 1) table.move({ x: 60, y: 32 });
    table.up({ x: 60, y: 32 });
    expect(table.answers).toEqual([
      { choice: 'it', flick: { direction: 90, speed: aiming().speed, height: 12 } },
    ]);
  });

  test('the knob beside the thumb is drawn up and down; neither piece nor camera goes along', () => {
    const table = tableHand(flare());
    const { at, lift } = heightKnobOf(aiming());
    expect(distance(at, PIECE)).toBeCloseTo(POLE);
    expect(lift).toBeGreaterThan(0);
    table.down(at);
    // This window looks from above: a centimetre of the pole is eight pixels there.
    table.move({ x: at.x, y: at.y + 3.2 });
    expect(height()).toBeCloseTo(12 + 32 / (8 * POLE_SHARE), 3);
    expect(getState().grasp.phase).toBe('idle');
    table.move({ x: at.x, y: at.y + 90 });
    expect(height()).toBe(30);
    table.move({ x: at.x, y: at.y - 30 });
    expect(height()).toBe(2);
    table.up({ x: at.x, y: at.y - 30 });
    expect([table.answers, table.turns, getState().steered]).toEqual([[], [], true]);
  });

  test('the height that was set stays while it is pulled', () => {
    const table = tableHand(flare());
    hand.setHeight(20);
    table.drag(PIECE, { x: 52, y: 40 });
    for (let frame = 0; frame < 8; frame += 1) table.move({ x: 52, y: 40 });
    table.up({ x: 52, y: 40 });
    expect(table.answers).toMatchObject([{ flick: { direction: 0, height: 20 } }]);
  });

  test('Q is lower and E is higher, Shift ten times finer, within what is possible', () => {
    const answers: Answer[] = [];
    takeUp(flare(), FIGURE);
    const type = (code: string, shift = false): boolean =>
      pressKey(pressed(code, { code, shift }), 0, (answer) => void answers.push(answer));
    type('KeyE');
    type('KeyE');
    expect(height()).toBe(14);
    type('KeyQ');
    type('KeyQ', true);
    expect(height()).toBe(12.9);
    for (let count = 0; count < 20; count += 1) type('KeyQ');
    expect(height()).toBe(2);
    for (let count = 0; count < 40; count += 1) type('KeyE');
    expect(height()).toBe(30);
    type('Space');
    expect(answers).toMatchObject([{ choice: 'it', flick: { direction: 90, height: 30 } }]);
  });

  test('nothing else has one', () => {
    takeUp(handQuestion({ it: { flick: offerOf() } }), FIGURE);
    expect(height()).toBeUndefined();
    expect(pressKey(pressed('KeyQ', { code: 'KeyQ' }), 0, () => {})).toBe(false);
  });
});

describe('A134: out of a door', () => {
  test('an aim back into the house stays at the door’s line, by keys and by hand', () => {
    const table = tableHand(flare({ outward: 270 }));
    expect(aiming().direction).toBe(-90);
    hand.aimAt(100);
    expect(aiming().direction).toBe(180);
    hand.aimAt(80);
    expect(aiming().direction).toBe(0);
    hand.aimAt(-60);
    expect(aiming().direction).toBe(-60);
    table.drag(PIECE, { x: 60, y: 32 });
    for (let frame = 0; frame < 8; frame += 1) table.move({ x: 60, y: 32 });
    table.up({ x: 60, y: 32 });
    expect([0, 180]).toContain(Math.abs(aiming().direction));
  });
});

describe('what is drawn', () => {
  const layout: Layout = {
    structures: [{ id: 'library', kind: 'building', x: 90, y: 40, facing: 180 }],
    town: { width: 120, height: 90 },
  };
  const look = (numbers: Partial<Aiming>, pieces: readonly Piece[] = []) => {
    takeUp(flare(), FIGURE);
    return flareOutlook({ ...aiming(), ...numbers }, { layout, pieces });
  };
  const high = { direction: 180, speed: 500, height: 20 };

  test('an arc from the thumb to the table, as high as it is flipped', () => {
    const { arc, rest, town, meets } = look(high);
    expect(arc[0]).toMatchObject({ x: 60, y: 40, lift: 1.5 });
    expect(Math.max(...arc.map(({ lift }) => lift))).toBeCloseTo(21.5, 0);
    expect(distance(arc.at(-1) ?? PIECE, PIECE)).toBeCloseTo(landingOf(high), 1);
    expect(distance(rest.at, PIECE)).toBeCloseTo(restOfFlip(high).far, 3);
    expect([town, meets]).toEqual(['in', undefined]);
  });

  test('R259: whether it would lie in town: for certain, perhaps, or not', () => {
    expect(look({ ...high, speed: 500 }).town).toBe('in');
    expect(look({ ...high, speed: 1000 }).town).toBe('partly');
    expect(look({ ...high, speed: 1500 }).town).toBe('out');
    const at = (speed: number) =>
      aimText(aimedOf({ ...aiming(), speed }, { flare: look({ ...high, speed }) }), 'en');
    expect(at(500)).toMatchObject({ outcomes: [{ text: 'Lands in town', sign: 'free' }] });
    expect(at(500).strength).toMatch(/^\d+ cm$/);
    expect(at(1500)).toMatchObject({ outcomes: [{ text: 'Lands out of town', sign: 'blocked' }] });
  });

  test('a wall ends the arc, and so does whoever stands in the way; not whoever flips it', () => {
    expect(look({ direction: 0, speed: 1000, height: 12 }).meets).toBe('library');
    expect(look({ direction: 0, speed: 100, height: 12 }).meets).toBeUndefined();
    const zombie: Piece = {
      id: 'zombie-1',
      kind: 'zombie',
      pose: standingPose('zombie', { x: 52, y: 40, facing: 0 }),
    };
    expect(look({ direction: 180, speed: 900, height: 2 }, [zombie]).meets).toBe('zombie-1');
    expect(look({ direction: 180, speed: 900, height: 15 }, [zombie]).meets).toBeUndefined();
    const own = { ...zombie, pose: standingPose('zombie', FIGURE) };
    takeUp(flare({ aside: ['zombie-1'] }), FIGURE);
    expect(flareOutlook(aiming(), { layout, pieces: [own] }).meets).toBeUndefined();
  });
});
