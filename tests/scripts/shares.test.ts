// The share of a window that boxes cover: what lies twice over a place covers it once.
import { expect, test } from 'vitest';
import { MOST, shareOf, WINDOW_NAMES, type Box } from '../../scripts/shares/share';

const WINDOW = { width: 100, height: 50 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

test.each<[string, readonly Box[], number]>([
  ['nothing', [], 0],
  ['one box', [box(0, 0, 50, 10)], 0.1],
  ['one inside the other', [box(0, 0, 50, 10), box(10, 2, 20, 8)], 0.1],
  ['two that cross', [box(0, 0, 50, 10), box(40, 5, 90, 15)], 0.19],
  ['one above the other in the same columns', [box(0, 0, 50, 10), box(0, 40, 50, 50)], 0.2],
  ['the same one twice', [box(0, 0, 50, 10), box(0, 0, 50, 10)], 0.1],
  ['one that hangs out of the window', [box(-50, -50, 50, 10)], 0.1],
  ['all of it', [box(-1, -1, 101, 51)], 1],
])('%s', (_, boxes, share) => {
  expect(shareOf(boxes, WINDOW)).toBeCloseTo(share, 10);
  expect(shareOf(boxes.toReversed(), WINDOW)).toBeCloseTo(share, 10);
});

test('least may be covered while something is aimed, most while something is chosen', () => {
  for (const name of WINDOW_NAMES) {
    expect(MOST.aiming[name]).toBeLessThan(MOST.showing[name]);
    expect(MOST.showing[name]).toBeLessThan(MOST.choosing[name]);
  }
});
