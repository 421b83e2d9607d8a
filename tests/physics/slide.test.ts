import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { SPEEDS } from '../../src/physics/measure/limits';
import type { Recording } from '../../src/physics/recording';
import { EMPTY, restOf, shoot } from './support/shots';

beforeAll(loadEngine);

const SLIDING_PIECES = ['disc', 'bullet'] as const;
const theory = (metresPerSecond: number): number => (metresPerSecond * 100) ** 2 / (2 * 0.2 * 981);

describe.each(SLIDING_PIECES)('a %s on the bare table', (kind) => {
  test.each([0.5, 1, 1.5, 2])('slides v²/2µg at %s m/s, straight to a millimetre', (speed) => {
    const recording = shoot(EMPTY, { kind, at: { x: 0, y: 0 }, direction: 0, speed: speed * 1000 });
    const { pose } = restOf(recording, kind);
    expect(Math.abs(pose.x / theory(speed) - 1)).toBeLessThan(0.01);
    expect(Math.abs(pose.y)).toBeLessThan(0.1);
  });

  test('slides the same way in every direction', () => {
    for (const direction of [0, 37, 90, 123.45, 180, -90, -1]) {
      const recording = shoot(EMPTY, { kind, at: { x: 0, y: 0 }, direction, speed: 1500 });
      const { x, y } = restOf(recording, kind).pose;
      const turned = (direction * Math.PI) / 180;
      expect(x * Math.cos(turned) + y * Math.sin(turned)).toBeCloseTo(theory(1.5), 0);
      expect(Math.abs(y * Math.cos(turned) - x * Math.sin(turned))).toBeLessThan(0.1);
    }
  });

  test.each([0.6, 1.6])('a surface %s times as rough changes the way by just that', (roughness) => {
    const recording = shoot(
      { ...EMPTY, roughness },
      { kind, at: { x: 0, y: 0 }, direction: 0, speed: 1200 },
    );
    expect(Math.abs(restOf(recording, kind).pose.x / (theory(1.2) / roughness) - 1)).toBeLessThan(
      0.02,
    );
  });
});

test('a knife slides upright', () => {
  for (const speed of [1000, 2000, 3000]) {
    const recording = shoot(EMPTY, { kind: 'knife', at: { x: 0, y: 0 }, direction: 0, speed });
    const { pose, standing } = restOf(recording, 'knife');
    expect(standing).toBe(true);
    expect(Math.abs(pose.y)).toBeLessThan(0.1);
  }
});

test('R053: the softest straight push of the bat takes it no farther than the softest of a disc', () => {
  const at = { x: 0, y: 0 };
  const softest = (kind: 'disc' | 'bat'): Recording =>
    shoot(
      EMPTY,
      kind === 'disc'
        ? { kind, at, direction: 0, speed: SPEEDS.disc[0] }
        : { kind, at, direction: 0, speed: SPEEDS.bat[0], axis: 90, struck: 0 },
    );
  const way = (kind: 'disc' | 'bat'): number => restOf(softest(kind), kind).pose.x;
  expect(way('disc')).toBeGreaterThan(0.1);
  expect(Math.abs(way('bat') - way('disc'))).toBeLessThan(0.1);
  expect(() =>
    shoot(EMPTY, {
      kind: 'bat',
      at,
      direction: 0,
      speed: SPEEDS.bat[0] - 1,
      axis: 90,
      struck: 0,
    }),
  ).toThrow('launch.speed');
});
