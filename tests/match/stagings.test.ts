import { describe, expect, test } from 'vitest';
import { stagedMatch, stagingOf, stagingsFor } from '../../src/match/staging/start';
import { SCENARIO_IDS } from '../../src/scenarios/list';

describe.each(SCENARIO_IDS)('stagings of %s', (scenario) => {
  const list = stagingsFor(scenario);

  test('are at least three', () => {
    expect(list.length).toBeGreaterThanOrEqual(3);
  });

  test.each(list.map(({ name }, index) => [name, index] as const))(
    '%s can begin',
    (name, index) => {
      const seeds = Array.from({ length: 12 }, (_, time) => index + time * list.length);
      const begun = (seed: number): string => JSON.stringify(stagedMatch(scenario, seed).game);
      expect(seeds.map((seed) => stagingOf(scenario, seed).name)).toEqual(seeds.map(() => name));
      // Positions vary with the seed, and the same seed gives the same one.
      expect(new Set(seeds.map(begun)).size).toBe(seeds.length);
      expect(begun(index)).toBe(begun(index));
    },
  );
});
