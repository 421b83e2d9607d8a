import { Object3D, Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { aboutUp } from '../../src/physics/measure/quaternion';
import type { Recording, Track } from '../../src/physics/recording';
import { movingFor } from '../../src/scene/film/motion';
import { putAt, putAtFrame } from '../../src/scene/film/sample';

const track: Track = {
  id: 'disc',
  firstFrame: 10,
  poses: Float32Array.from(
    [
      [10, 20, 1, ...aboutUp(0)],
      [12, 24, 3, ...aboutUp(90)],
      [12, 24, 3, ...aboutUp(90)],
    ].flat(),
  ),
};

const at = (frame: number): Object3D => {
  const body = new Object3D();
  putAtFrame(body, track, frame);
  return body;
};

describe('between two frames', () => {
  test('a piece is between its places, north away from the players', () => {
    expect(at(10.5).position).toEqual(new Vector3(11, 2, -22));
  });

  test('it is turned half of the way', () => {
    const half = new Quaternion(...aboutUp(45));
    expect(at(10.5).quaternion.angleTo(half)).toBeLessThan(1e-3);
    expect(at(10.5).quaternion.length()).toBeCloseTo(1, 5);
  });

  test('before its track it waits, after it it lies', () => {
    expect(at(0).position).toEqual(new Vector3(10, 1, -20));
    expect(at(500).position).toEqual(new Vector3(12, 3, -24));
  });
});

test('a pose is put where the track would have put it', () => {
  const body = new Object3D();
  putAt(body, { x: 12, y: 24, lift: 3, turn: aboutUp(90) });
  expect(body.position).toEqual(at(11).position);
  expect(body.quaternion.angleTo(at(11).quaternion)).toBeLessThan(1e-3);
});

test('a film is over when nothing moves, not when the engine has fallen asleep', () => {
  expect(movingFor({ frames: 13, tracks: [track] } as unknown as Recording)).toBeCloseTo(11 / 60);
});
