// The sheet that a plan carries: whoever wrote it, it can be played, or a sentence says why not.
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkPlan } from '../../src/match/check-plan';
import { CLAUSES } from '../../src/match/clause-schema';
import { readLog, writeLog } from '../../src/match/log';
import { startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { SCENARIO_IDS, scenarioOf, type Scenario, type ScenarioId } from '../../src/scenarios/list';
import { s7 as s7Objectives } from '../../src/scenarios/list/s7';
import { s8 } from '../../src/scenarios/list/s8';
import { SECRET_OBJECTIVES } from '../../src/scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../../src/scenarios/objectives/traitor';
import type { Clause, Test } from '../../src/scenarios/objectives/clause';
import { OVERRUN } from '../../src/scenarios/objectives/common';
import { crossed, keysOf, spoilt, troubles } from '../support/mutate';

beforeAll(loadEngine);

const reasonOf = (id: ScenarioId, change: object): string => {
  const checked = checkPlan({ ...plainPlan(id, 1), sheet: { ...scenarioOf(id), ...change } });
  return checked.ok ? 'taken' : checked.reason;
};

test('a match goes on by the sheet it was begun with', () => {
  const sheet: Scenario = { ...scenarioOf('s1'), life: 4 };
  const match = startMatch({ ...plainPlan('s1', 1), sheet });
  const read = readLog(writeLog(match));
  const game = read.ok ? read.match.game : undefined;
  expect(game?.sheet).toEqual(sheet);
  expect(game?.scenario).toBe('s1');
  expect(game && game.survivors.john?.life).toBe(4);
});

test('every way to win that was ever written down is in form', () => {
  const all: readonly (readonly Clause<string>[])[] = [
    ...[s7Objectives, s8].map(({ clauses }) => clauses),
    SECRET_OBJECTIVES,
    TRAITOR_OBJECTIVES,
  ];
  for (const clauses of all)
    for (const clause of clauses)
      expect(v.is(CLAUSES, [{ ...clause, reason: 'overrun' }]), JSON.stringify(clause)).toBe(true);
});

const S1 = scenarioOf('s1');
const S3 = scenarioOf('s3');
const S6 = scenarioOf('s6');
const S8 = scenarioOf('s8');
const RV = { structure: 'rv' };
const without = (when: Clause['when']): object => ({
  clauses: S1.clauses.filter((clause) => clause.when !== when),
});
const far = (x: number, y: number): object => ({ x, y });

describe('a sheet that cannot be played', () => {
  test.each<[string, ScenarioId, object, RegExp]>([
    ['two teams that play together', 's6', { mode: 'together' }, /teams .* mode/],
    ['a third team', 's6', { teams: { ...S6.teams, together: S6.teams.a } }, /teams .* mode/],
    ['nobody at all', 's1', { teams: {} }, /teams .* mode/],
    [
      'a survivor without a place to start from',
      's1',
      { teams: { together: { ...S1.teams.together, starts: S1.teams.together?.starts.slice(1) } } },
      /fewer places to start/,
    ],
    [
      'a start outside of town',
      's1',
      { teams: { together: { ...S1.teams.together, starts: Array(5).fill(far(121, 4)) } } },
      /outside the town/,
    ],
    ['a zombie outside of town', 's1', { zombies: [far(50, -1)] }, /outside the town/],
    ['a building outside of town', 's1', { structures: { rv: [8, 91, 0] } }, /outside the town/],
    ['a building that is turned by nothing', 's1', { structures: { rv: [8, 9] } }, /outside/],
    ['the pretzel for nobody', 's6', { pretzel: 'together' }, /team that does not play/],
    ['a base for nobody', 's6', { bases: { together: 'rv' } }, /team that does not play/],
    ['a clause about a building that is not there', 's6', { structures: noRv(S6) }, /building/],
    ['a touch of a building that is not there', 's1', { structures: noRv(S1) }, /building/],
    ['a marker in one', 's1', faceUp({ structure: 'gasStation' }), /building/],
    ['zombies in one', 's1', { zombiesInside: { gasStation: 1 } }, /building/],
    ['nineteen zombies', 's1', { dumpCount: 19 - S1.zombies.length }, /more than 18 zombies/],
    ['nineteen with those inside', 's1', inside(18 - S1.zombies.length), /more than 18 zombies/],
    [
      'a crowd in a building',
      's1',
      { zombiesInside: { school: 3 } },
      /at sheet\.zombiesInside\.school/,
    ],
    ['two keys', 's6', { faceUp: faceUp({ structure: 'rv' }, 'key').faceUp }, /than the box holds/],
    ['a marker without a place', 's3', mixed({ food: 1 }), /number of mixed markers/],
    ['a marker on nothing', 's1', faceUp({ object: 'barrel-4' }), /object that is not there/],
    ['a marker on a name of all objects', 's1', faceUp({ object: 'constructor' }), /object that/],
    [
      'a marker that is neither laid, kept nor removed',
      's8',
      { markers: { ...S8.markers, reserve: 7 } },
      /number of mixed markers/,
    ],
    ['two X before one door', 's8', { closed: ['school', 'school'] }, /bears two X/],
    ['an X before the RV', 's8', { closed: ['school', 'rv'] }, /the RV bears one/],
    [
      'more X than there are',
      's8',
      { closed: ['school', 'library'], faceUp: [{ type: 'x', count: 4, store: RV }] },
      /than the box holds/,
    ],
    ['an X before a building that is not there', 's1', { closed: ['gasStation'] }, /building/],
    ['nobody to be rescued', 's3', { reserve: [] }, /to be rescued/],
    ['no end at the skull', 's1', without('skull'), /no end/],
    ['no end where the dump is too short', 's1', without('dumpTooShort'), /no end/],
    [
      'an end at the skull for one side only',
      's1',
      { clauses: [OVERRUN, { reason: 'neverLeft', when: 'skull', so: 'loses', for: ['a'] }] },
      /no end/,
    ],
    ['a zombie in a wall', 's1', { zombies: [far(38, 82)] }, /laid out \(.*overlaps policeStation/],
    [
      'two zombies in one place',
      's1',
      { zombies: [far(60, 40), far(60, 40)] },
      /laid out \(.*stands in/,
    ],
    ['more players than it is for', 's1', { players: [2, 3] }, /for 2 to 3 players/],
    ['somebody who takes part and waits', 's1', waiting('john'), /line-up of team together/],
    ['an unknown id', 's1', { id: 's99' }, /scenario of the match is unknown/],
  ])('has %s', (_, id, change, reason) => {
    expect(reasonOf(id, change)).toMatch(reason);
  });

  test('is told from one that only differs', () => {
    expect(reasonOf('s1', { dumpCount: 18 - S1.zombies.length })).toBe('taken');
    expect(reasonOf('s1', { zombiesInside: { school: 2 } })).toBe('taken');
    expect(reasonOf('s1', faceUp({ object: 'barrel-1' }))).toBe('taken');
    expect(reasonOf('s1', faceUp({ structure: 'school' }))).toBe('taken');
    expect(reasonOf('s6', { bases: { a: 'rv', b: 'school' } })).toBe('taken');
    expect(reasonOf('s1', { structures: { ...S1.structures, gasStation: [38, 8, 90] } })).toBe(
      'taken',
    );
  });

  function noRv({ structures }: Scenario): object {
    const { rv: _, ...rest } = structures;
    return rest;
  }
  function faceUp(store: object, type = 'food'): { faceUp: object[] } {
    return { faceUp: [{ type, count: 1, store }] };
  }
  function inside(dumpCount: number): object {
    return { dumpCount, zombiesInside: { school: 1 } };
  }
  function mixed(more: object): object {
    return { markers: { ...S3.markers, mix: { ...S3.markers?.mix, ...more } } };
  }
  function waiting(survivor: string): object {
    return { reserve: [{ survivor, life: 2 }] };
  }
});

describe('clauses are bounded', () => {
  const met: Test = { atLeast: 1, of: { zombies: 'town' } };
  const wrapped = (times: number, wrap: (test: Test) => Test): Test =>
    Array.from({ length: times }).reduce<Test>(wrap, met);
  const judged = (test: Test): string =>
    reasonOf('s1', {
      clauses: [...S1.clauses, { reason: 'overrun', when: 'always', if: test, so: 'loses' }],
    });
  const not = (test: Test): Test => ({ not: test });
  const someone = (is: Test): Test => ({ someone: 'all', is });
  const lots = (many: number): Test => ({ all: Array.from({ length: many }, () => met) });

  test('in depth', () => {
    expect(judged(wrapped(8, not))).toBe('taken');
    expect(judged(wrapped(30, not))).toMatch(/sheet\.clauses\.$/);
    expect(judged(wrapped(5000, not))).toMatch(/sheet\.clauses\.$/);
  });
  test('in size', () => {
    expect(judged({ all: Array.from({ length: 20 }, () => lots(20)) })).toBe('taken');
    expect(judged({ all: Array.from({ length: 30 }, () => lots(30)) })).toMatch(
      /sheet\.clauses\.$/,
    );
    expect(judged(lots(31))).toMatch(/not in order at sheet\.clauses\.\d+\.if\.$/);
  });
  test('in how often they look at somebody', () => {
    expect(judged(wrapped(2, someone))).toBe('taken');
    expect(judged(wrapped(5, someone))).toMatch(/sheet\.clauses\.$/);
  });
});

const KNOWN = keysOf(SCENARIO_IDS.map((id) => plainPlan(id, 1)));

describe.each(SCENARIO_IDS)('a spoilt sheet of %s', (id) => {
  const sheets = SCENARIO_IDS.map(scenarioOf);
  /** How many of them were taken. */
  const tried = (changed: fc.Arbitrary<unknown>, numRuns: number): number => {
    let taken = 0;
    fc.assert(
      fc.property(changed, (sheet) => {
        const checked = checkPlan({ ...plainPlan(id, 1), sheet });
        if (checked.ok) {
          taken += 1;
          expect(troubles(checked.plan, KNOWN)).toEqual([]);
          expect(['decision', 'nothing']).toContain(waitsFor(startMatch(checked.plan)).for);
        } else expect(checked.reason).toMatch(/^[A-Z].{3,200}\.$/);
      }),
      { numRuns, seed: 6 },
    );
    return taken;
  };

  test('is refused with a sentence, or can be begun', () => {
    const taken = tried(spoilt(scenarioOf(id)), 800);
    expect(taken).toBeGreaterThan(3);
    expect(taken).toBeLessThan(400);
  });

  test('is refused or begun with parts of other sheets', () => {
    const taken = tried(crossed(scenarioOf(id), sheets), 800);
    expect(taken).toBeGreaterThan(100);
    expect(taken).toBeLessThan(700);
  });
});
