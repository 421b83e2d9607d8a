// How long a match takes: from its rounds and whoever has turns in them.
import { expect, test } from 'vitest';
import { SCENARIO_IDS, scenarioOf } from '../../src/scenarios/list';
import { minutesOf } from '../../src/ui/scenarios/minutes';

test('five survivors and four rounds are twenty turns', () => {
  expect(minutesOf(scenarioOf('s1'))).toEqual({ least: 10, most: 25 });
});

test('more rounds and more survivors take longer', () => {
  expect(minutesOf(scenarioOf('s2'))).toEqual({ least: 10, most: 30 });
  expect(minutesOf(scenarioOf('s6'))).toEqual({ least: 15, most: 40 });
});

test('who may join later counts if all goes slowly; who is led never does', () => {
  const s5 = scenarioOf('s5');
  const { reserve: _, ...alone } = s5;
  expect(minutesOf(s5).most).toBeGreaterThan(minutesOf(alone).most);
  expect(minutesOf(s5).least).toBe(minutesOf(alone).least);
  const s3 = scenarioOf('s3');
  const { reserve: __, ...withoutAnita } = s3;
  expect(minutesOf(s3)).toEqual(minutesOf(withoutAnita));
});

test('it is a range, in steps that promise no more than is known', () => {
  for (const { least, most } of SCENARIO_IDS.map((id) => minutesOf(scenarioOf(id)))) {
    expect(least).toBeGreaterThanOrEqual(5);
    expect(most).toBeGreaterThan(least);
    expect([least % 5, most % 5]).toEqual([0, 0]);
  }
});
