// Words beside an aim that nobody holds: never on who acts, on what is aimed at, or over the edge.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlap, placeBeside, type Box } from '../../src/scene/hand/tag-place';

const SCREENS = [
  ['desktop', { left: 8, top: 70, right: 1272, bottom: 600 }, { width: 260, height: 62 }],
  ['phone', { left: 8, top: 60, right: 382, bottom: 640 }, { width: 240, height: 62 }],
  ['phone on its side', { left: 8, top: 8, right: 836, bottom: 260 }, { width: 240, height: 62 }],
] as const;

const body = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - 22,
  right: x + 22,
  top: y - 70,
  bottom: y + 12,
});

describe.each(SCREENS)('on a %s', (_, room, size) => {
  const place = fc.record({
    x: fc.integer({ min: room.left + 30, max: room.right - 30 }),
    y: fc.integer({ min: room.top + 75, max: room.bottom - 15 }),
  });

  test('they cover neither the figure nor what is aimed at, and stay in the window', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const kept = [body(from), body(to)];
        const { x, y } = placeBeside([from, to], size, room, kept);
        const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
        expect(kept.map((one) => overlap(box, one))).toEqual([0, 0]);
        expect(Math.min(x - room.left, y - room.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.right - room.right, box.bottom - room.bottom)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test('they stand beside the middle of the line where there is room', () => {
  const room = { left: 0, top: 0, right: 1280, bottom: 720 };
  const size = { width: 100, height: 40 };
  expect(
    placeBeside(
      [
        { x: 600, y: 500 },
        { x: 600, y: 300 },
      ],
      size,
      room,
      [],
    ),
  ).toEqual({
    x: 614,
    y: 380,
  });
  // No room to the right: to the left of it.
  const { x } = placeBeside(
    [
      { x: 1250, y: 500 },
      { x: 1250, y: 300 },
    ],
    size,
    room,
    [],
  );
  expect(x + size.width).toBeLessThanOrEqual(1250 - 14);
});
