import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../src/match/check-plan';
import { plainPlan } from '../../src/match/plan';
import { SCENARIO_IDS, scenarioOf } from '../../src/scenarios/list';
import {
  isAsOnSheet,
  lineUpOf,
  mayTakePart,
  rulesThatMatter,
  withSurvivor,
} from '../../src/ui/seats/line-ups';
import { readLineUps } from '../../src/ui/seats/use-line-ups';

const s1 = scenarioOf('s1');
const s5 = scenarioOf('s5');
const s6 = scenarioOf('s6');

describe('R034: another line-up', () => {
  test('a newcomer takes the place', () => {
    const lineUp = withSurvivor(lineUpOf(s1), 'together', 1, 'rosa');
    expect(lineUp).toEqual({ together: ['anita', 'rosa', 'thomas', 'loretta', 'kevin'] });
    expect(isAsOnSheet(s1, lineUp)).toBe(false);
    expect(isAsOnSheet(s1, withSurvivor(lineUp, 'together', 1, 'john'))).toBe(true);
  });

  test('who is there already changes places, also with the other team', () => {
    const own = withSurvivor(lineUpOf(s6), 'a', 0, 'john');
    expect(own.a).toEqual(['john', 'gabriel', 'anita', 'lily']);
    const across = withSurvivor(lineUpOf(s6), 'a', 0, 'mike');
    expect(across.a?.[0]).toBe('mike');
    expect(across.b).toContain('anita');
    expect(across.b).not.toContain('mike');
  });

  test('whatever is chosen makes a match that can be played', () => {
    for (const id of SCENARIO_IDS) {
      const scenario = scenarioOf(id);
      let lineUp = lineUpOf(scenario);
      for (const wanted of mayTakePart(scenario))
        for (const team of ['together', 'a', 'b'] as const)
          if (scenario.teams[team]) lineUp = withSurvivor(lineUp, team, 2, wanted);
      expect(checkPlan({ ...plainPlan(id, 1), lineUp })).toMatchObject({ ok: true });
    }
  });

  test('who waits to be found cannot be chosen', () => {
    const waiting = (s5.reserve ?? []).map(({ survivor }) => survivor);
    expect(waiting.length).toBeGreaterThan(0);
    for (const id of waiting) expect(mayTakePart(s5)).not.toContain(id);
  });

  test('what was remembered is forgotten where it is not possible', () => {
    const fits = withSurvivor(lineUpOf(s1), 'together', 0, 'mike');
    expect(readLineUps({ s1: fits })).toEqual({ s1: fits });
    for (const stored of [undefined, 7, 'x', [], { s1: 7 }, { s1: { together: ['mike'] } }])
      expect(readLineUps(stored)).toEqual({});
    expect(readLineUps({ s6: { a: ['mike', 'mike', 'rosa', 'john'] }, nowhere: fits })).toEqual({});
  });
});

test('house rules are offered where they can matter', () => {
  const lineUp = lineUpOf(s1);
  expect(rulesThatMatter(s1, lineUp)).toEqual({ pellets: true, medicine: false });
  const withoutKevin = withSurvivor(lineUp, 'together', 4, 'rosa');
  expect(rulesThatMatter(s1, withoutKevin).pellets).toBe(false);
  expect(rulesThatMatter(scenarioOf('s3'), lineUpOf(scenarioOf('s3'))).pellets).toBe(true);
  expect(rulesThatMatter(s5, lineUpOf(s5)).medicine).toBe(true);
});
