// What a flick leaves behind: the ribbon of its way, and the star where it first touched something.
import { expect, test } from 'vitest';
import { UPRIGHT } from '../../src/physics/measure/quaternion';
import type { Contact, Recording, Track } from '../../src/physics/recording';
import { burst } from '../../src/scene/playback/burst';
import { INDICES_PER_FRAME, ribbonOf } from '../../src/scene/playback/ribbon';
import { touchOf } from '../../src/scene/playback/touch';

const trackOf = (...places: readonly (readonly [x: number, y: number, lift: number])[]): Track => ({
  id: 'disc',
  firstFrame: 0,
  poses: Float32Array.from(places.flatMap((place) => [...place, ...UPRIGHT])),
});
const recordingOf = (track: Track, contacts: readonly Contact[]): Recording => ({
  frames: track.poses.length / 7,
  tracks: [track],
  hash: '',
  outcome: {
    rest: [],
    contacts,
    passages: [],
    exits: [],
    setAside: [],
    steps: 0,
    timedOut: false,
  },
});

const EAST = trackOf([0, 5, 0.3], [1, 5, 0.3], [2, 5, 0.3], [2, 5, 0.3]);

const cornersOf = (track: Track, width: number): number[][] => {
  const { position } = ribbonOf(track, width).attributes;
  return Array.from({ length: position?.count ?? 0 }, (_, at) =>
    [position?.getX(at), position?.getY(at), position?.getZ(at)].map(
      (one) => Math.round((one ?? NaN) * 1000) / 1000,
    ),
  );
};

test('a ribbon lies on the mat along the way, narrow where it began and as wide as told where it ends', () => {
  const corners = cornersOf(EAST, 2);
  expect(corners.slice(0, 2)).toEqual([
    [0, 0.09, -5.35],
    [0, 0.09, -4.65],
  ]);
  expect(corners.slice(-2)).toEqual([
    [2, 0.09, -6],
    [2, 0.09, -4],
  ]);
});

test('what flies takes its ribbon along', () => {
  const heights = cornersOf(trackOf([0, 0, 0.3], [1, 0, 4], [2, 0, 0.3]), 1).map(([, y]) => y);
  expect(heights).toEqual([0.09, 0.09, 4, 4, 0.09, 0.09]);
});

test('a ribbon can be drawn as far as the piece has come: two triangles a frame', () => {
  const ribbon = ribbonOf(EAST, 1);
  expect(ribbon.index?.count).toBe(3 * INDICES_PER_FRAME);
  // None of the first frame's triangles reaches farther than the next frame.
  const first = Array.from(ribbon.index?.array.slice(0, INDICES_PER_FRAME) ?? []);
  expect(Math.max(...first)).toBe(3);
});

test('the first touch is at the rim of the piece, on the side it moved toward', () => {
  const touch: Contact = { step: 8, piece: 'disc', other: 'zombie-1', impulse: 1 };
  const later: Contact = { step: 12, piece: 'disc', other: 'zombie-2', impulse: 1 };
  const at = touchOf(recordingOf(EAST, [touch, later]), 1.5);
  expect(at).toEqual({ x: 3.5, y: 5, seconds: 8 / 240 });
});

test('what touched nothing, or touched as it lay still, has no rim to show', () => {
  expect(touchOf(recordingOf(EAST, []), 1.5)).toBeUndefined();
  const unseen: Contact = { step: 8, piece: 'bat', other: 'zombie-1', impulse: 1 };
  expect(touchOf(recordingOf(EAST, [unseen]), 1.5)).toBeUndefined();
  const still: Contact = { step: 240, piece: 'disc', other: 'zombie-1', impulse: 1 };
  expect(touchOf(recordingOf(EAST, [still]), 1.5)).toMatchObject({ x: 2, y: 5 });
});

test('the star is flat, has eight points and a hole for what was struck', () => {
  const { position } = burst.attributes;
  const reach = Array.from({ length: position?.count ?? 0 }, (_, at) =>
    Math.hypot(position?.getX(at) ?? 0, position?.getY(at) ?? 0),
  );
  expect(reach.filter((one) => Math.abs(one - 1.25) < 1e-4)).toHaveLength(8);
  expect(Math.min(...reach)).toBeCloseTo(0.55);
});
