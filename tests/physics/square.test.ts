// Met with the middle or with the rim: which of the two tells whether more strength would have helped.
import { describe, expect, test } from 'vitest';
import { launchedBodies } from '../../src/physics/measure/launches';
import { standingPose } from '../../src/physics/measure/pose';
import { fliesStraight, meetsSquarely } from '../../src/physics/measure/square';
import type { Launch } from '../../src/physics/launch';

const AT = { x: 20, y: 45 };
const meets = (direction: number, aside: number, facing: number): boolean => {
  const [body] = launchedBodies({ kind: 'bullet', at: AT, direction, speed: 1000 });
  if (!body) throw new Error('no bullet');
  const turn = (direction * Math.PI) / 180;
  const at = {
    x: AT.x + 20 * Math.cos(turn) - aside * Math.sin(turn),
    y: AT.y + 20 * Math.sin(turn) + aside * Math.cos(turn),
  };
  return meetsSquarely(body, standingPose('zombie', { ...at, facing: direction + facing }));
};

describe.each([0, 90, 137, -60])('flying toward %i°', (direction) => {
  test('a figure that looks at it is 2.1 cm wide', () => {
    expect([0, 1, -1].map((aside) => meets(direction, aside, 180))).toEqual([true, true, true]);
    expect([1.1, -1.1].map((aside) => meets(direction, aside, 180))).toEqual([false, false]);
  });
  test('from its side it is as narrow as its foot', () => {
    expect([0.55, -0.55].map((aside) => meets(direction, aside, 90))).toEqual([true, true]);
    expect([0.65, -0.65].map((aside) => meets(direction, aside, 90))).toEqual([false, false]);
  });
});

test('a bat that is struck off its middle turns, one that is struck in it does not', () => {
  const bat = (struck: number): Launch => ({
    kind: 'bat',
    at: AT,
    direction: 0,
    speed: 1500,
    axis: 90,
    struck,
  });
  expect(launchedBodies(bat(0)).every(fliesStraight)).toBe(true);
  expect(launchedBodies(bat(1.2)).some(fliesStraight)).toBe(false);
});
