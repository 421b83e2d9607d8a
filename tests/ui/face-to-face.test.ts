// A tablet lying flat between two teams: whom the page is turned to, and where a finger is on a page upside down.
import { afterEach, expect, test } from 'vitest';
import { onPicture, useTurned } from '../../src/scene/camera/turned';
import { hasTwoSides, isAcross } from '../../src/ui/play/face-to-face';

const SEATS = [
  { id: 'circle', team: 'a' },
  { id: 'star', team: 'b' },
  { id: 'moon', team: 'a' },
] as const;
const TOGETHER = [{ id: 'circle', team: 'together' }] as const;

afterEach(() => useTurned.setState({ turned: false }));

test('team B sits at the other side, nobody else does', () => {
  expect(SEATS.map(({ id }) => isAcross(SEATS, id))).toEqual([false, true, false]);
  expect(isAcross(SEATS, '')).toBe(false);
  expect([hasTwoSides(SEATS), hasTwoSides(TOGETHER)]).toEqual([true, false]);
});

test('a finger in one corner of the window is in the opposite one of a turned picture', () => {
  const rect = { left: 10, top: 20, right: 410, bottom: 320 };
  expect(onPicture({ x: 15, y: 30 }, rect)).toEqual({ x: 5, y: 10 });
  useTurned.setState({ turned: true });
  expect(onPicture({ x: 15, y: 30 }, rect)).toEqual({ x: 395, y: 290 });
  expect(onPicture({ x: 410, y: 320 }, rect)).toEqual({ x: 0, y: 0 });
});
