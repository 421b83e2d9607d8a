// A short part of `npm run aims`: what the help says of an aim is what the rulebook then tells.
import { beforeAll, expect, test } from 'vitest';
import { samples } from '../../scripts/aims/sample';
import { LUCK } from '../../scripts/aims/table';
import { command, runTable, startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { eagerCommand } from '../../src/bots/eager';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { FORECAST_SEEDS } from '../../src/scene/hand/aim/foretold';

beforeAll(loadEngine);

test('aims over positions of four matches: every foretold outcome comes about', () => {
  const all = [...samples({ aims: 3, seed: 1, matches: 4, steps: 30 })];
  const certain = all.filter(({ sort }) => !LUCK.includes(sort) && sort !== 'flare');
  expect(certain.filter(({ right }) => !right)).toEqual([]);
  expect(new Set(all.map(({ sort }) => sort)).size).toBeGreaterThan(4);
  // Some were felled, some not: the comparison means something.
  expect(all.some(({ truth }) => truth.includes('falls'))).toBe(true);
  expect(all.some(({ truth }) => truth.includes('fails'))).toBe(true);
});

test('the forecast never uses the dice of the match', () => {
  const random = seededRandom(3);
  let match = startMatch(plainPlan('s2', 3));
  const seeds: number[] = [];
  for (let step = 0; step < 150; step += 1) {
    const waits = waitsFor(match);
    if (waits.for === 'nothing') break;
    if (waits.for === 'table' && 'seed' in waits.run.launch) seeds.push(waits.run.launch.seed);
    const next =
      waits.for === 'table' ? runTable(match) : command(match, eagerCommand(match, waits, random));
    if (next.ok) match = next.match;
  }
  expect(seeds.length).toBeGreaterThan(3);
  expect(seeds.filter((seed) => FORECAST_SEEDS.includes(seed))).toEqual([]);
});
