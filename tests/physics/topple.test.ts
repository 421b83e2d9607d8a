// A figure must stand what a careless touch gives it, and must fall to a proper hit.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { restOf, shoot, speedFor, standing, table } from './support/shots';

beforeAll(loadEngine);

const TRIES = 24;
const AWAY = 4;

/** How many of 24 slightly shaken tries topple a figure that is hit at this speed, this far off its middle. */
function toppled(impact: number, off: number, facing: number): number {
  const random = seededRandom(7);
  let fallen = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const target = standing('zombie', 'zombie', 0, 0, facing + random.between(-4, 4));
    const y = off + random.between(-0.05, 0.05);
    const shot = shoot(table([target]), {
      kind: 'bullet',
      at: { x: -AWAY - 0.7, y },
      direction: 0,
      speed: speedFor(impact, AWAY - 0.6),
    });
    if (!restOf(shot, 'zombie').standing) fallen += 1;
  }
  return fallen;
}

describe.each([
  { name: 'front, centre', off: 0, facing: 180, holds: 0.7, falls: 1.2 },
  { name: 'front, graze', off: 1.5, facing: 180, holds: 1, falls: 2 },
  { name: 'narrow side', off: 0, facing: 90, holds: 1.4, falls: 2 },
])('$name', ({ off, facing, holds, falls }) => {
  test(`stands at ${holds} m/s`, () => expect(toppled(holds, off, facing)).toBe(0));
  test(`falls at ${falls} m/s`, () => expect(toppled(falls, off, facing)).toBe(TRIES));
});
