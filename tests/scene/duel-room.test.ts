// The rooms of duels: every building has one, and nothing in it stands where somebody fights.
import { expect, test } from 'vitest';
import { STRUCTURE_IDS } from '../../src/scenarios/ids';
import { FURNITURE } from '../../src/scene/art/rooms/furniture';
import { ROOMS, type Standing } from '../../src/scene/art/rooms/rooms';
import { ROOM, roomBody, SIDE_WINDOWS, WINDOW } from '../../src/scene/geometry/bodies/room-body';

/** Wider than any row of fighters, farther than whoever falls slides at once. */
const LANE = { long: 41 + 12, wide: 15 } as const;

const spanOf = ({ what, along }: Standing): readonly [number, number] => {
  const half = FURNITURE[what].width / 2;
  return [along - half, along + half];
};

test.each(STRUCTURE_IDS)('in the room of the %s nothing stands in the way', (id) => {
  const { floor, end, side } = roomBody(id);
  end.computeBoundingBox();
  side.computeBoundingBox();
  floor.computeBoundingBox();
  expect(end.boundingBox?.min.x).toBeGreaterThan(LANE.long);
  expect(end.boundingBox?.max.x).toBeLessThanOrEqual(ROOM.long);
  expect(side.boundingBox?.min.z).toBeGreaterThan(LANE.wide);
  expect(side.boundingBox?.max.z).toBeLessThanOrEqual(ROOM.wide);
  // The floor is flat: whatever is flicked slides over it.
  expect(floor.boundingBox?.max.y).toBeLessThan(0.05);
});

test.each(STRUCTURE_IDS)(
  'in the room of the %s nothing hides a window or sticks in another thing',
  (id) => {
    const { ends, sides } = ROOMS[id];
    for (const [things, windows, reach] of [
      [ends, [0], ROOM.wide],
      [sides, SIDE_WINDOWS, ROOM.long],
    ] as const) {
      const spans = [
        ...things.map(spanOf),
        ...windows.map((at) => [at - WINDOW.width / 2, at + WINDOW.width / 2] as const),
      ].toSorted(([a], [b]) => a - b);
      for (const [index, [from, to]] of spans.entries()) {
        expect(from).toBeGreaterThanOrEqual(-reach);
        expect(to).toBeLessThanOrEqual(reach);
        expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? -reach);
      }
    }
  },
);
