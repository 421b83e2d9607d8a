import { beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { simulate, simulateLazily } from '../../src/physics/simulate';
import { TEAM_TOWN } from './support/towns';

beforeAll(loadEngine);

function megabytes(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const shoot = (index: number): unknown =>
  simulate(TEAM_TOWN, {
    kind: 'bullet',
    at: { x: 60, y: 20 },
    direction: (index * 7) % 360,
    speed: 1000 + (index % 1000),
  });

test('2,000 shots leave nothing behind', { timeout: 120_000 }, () => {
  for (let index = 0; index < 100; index += 1) shoot(index);
  const before = megabytes();
  for (let index = 0; index < 2000; index += 1) shoot(index);
  expect(megabytes() - before).toBeLessThan(2);
});

test('1,000 shots that are broken off, and 1,000 that are refused, leave nothing behind', () => {
  const breakOff = (): void => {
    const run = simulateLazily(TEAM_TOWN, {
      kind: 'disc',
      at: { x: 60, y: 20 },
      direction: 80,
      speed: 1500,
    });
    run.next();
    run.return(undefined as never);
    expect(() =>
      simulate(TEAM_TOWN, { kind: 'disc', at: { x: 60, y: 20 }, direction: 0, speed: -1 }),
    ).toThrow('launch.speed');
  };
  for (let index = 0; index < 100; index += 1) breakOff();
  const before = megabytes();
  for (let index = 0; index < 1000; index += 1) breakOff();
  expect(megabytes() - before).toBeLessThan(2);
});
