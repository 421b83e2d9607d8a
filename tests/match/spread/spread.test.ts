// Chances: every try has luck of its own, threads agree with a single one, and shares are those of the rules' verdicts.
import { beforeAll, describe, expect, test } from 'vitest';
import { fullPullOf, strengthOfPull } from '../../../src/match/hand/pull';
import { edited } from '../../../src/match/practice/place';
import { settingOfScenario, type Setting } from '../../../src/match/practice/setting';
import { shoot, type Shot } from '../../../src/match/practice/shoot';
import {
  FEWEST_TRIES,
  HANDS_BY_NAME,
  USUAL_WINDOW,
  type OwnTry,
} from '../../../src/match/spread/hands';
import { done, poolOf, type Job } from '../../../src/match/spread/job';
import { chancesOf, rushJobs, type Drop } from '../../../src/match/spread/rush-lab';
import { fitted, shaken } from '../../../src/match/spread/shake';
import { attemptsAt, sharesOf, spread } from '../../../src/match/spread/spread';
import { slackOf, STEPS, toleranceJobs, type Cell } from '../../../src/match/spread/tolerance';
import type { Try } from '../../../src/match/spread/tries';
import { slicedTable } from '../../../src/match/table-worker';
import { SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import { loadEngine } from '../../../src/physics/engine';
import { normalDegrees } from '../../../src/physics/measure/trig';

beforeAll(loadEngine);

/** John, and a zombie so many cm north of his bullet. */
function range(away: number): { readonly setting: Setting; readonly shot: Shot } {
  let setting: Setting = { ...settingOfScenario('s1'), zombies: {}, things: {} };
  for (const [put, x, y] of [
    ['john', 60, 12],
    ['zombie-1', 57.55, 12 + away],
  ] as const) {
    const result = edited(setting, {
      put,
      where: { at: { x, y, facing: put === 'john' ? 90 : 270 } },
    });
    if (!result.ok) throw new Error(`no room for ${put}`);
    setting = result.setting;
  }
  const exercise = { of: 'shot', survivor: 'john', weapon: 'rifle' } as const;
  return {
    setting,
    shot: { exercise, luck: 0, flick: { choice: 'left', numbers: { direction: 90, speed: 3000 } } },
  };
}

const FULL = fullPullOf(USUAL_WINDOW);
const NORMAL = { hand: HANDS_BY_NAME.normal, full: FULL };

describe('the cloud', () => {
  test('the same seed gives the same tries, another gives others, and a try does not depend on those before it', () => {
    const { setting, shot } = range(40);
    const some = (seed: number): Try[] => [...spread(setting, shot, NORMAL, 12, seed)];
    expect(some(7)).toEqual(some(7));
    expect(some(7)).not.toEqual(some(8));
    const jobs = [...attemptsAt(setting, shot, NORMAL, 12, 7)];
    expect(jobs.toReversed().map(done).toReversed()).toEqual(some(7));
  });
  test('shares sum to one, and a steadier hand hits more', () => {
    const { setting, shot } = range(60);
    const hits = (hand: keyof typeof HANDS_BY_NAME): number => {
      const shares = sharesOf([
        ...spread(setting, shot, { hand: HANDS_BY_NAME[hand], full: FULL }, 40, 3),
      ]);
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      return shares.find(({ result }) => result === 'falls')?.share ?? 0;
    };
    expect(hits('steady')).toBe(1);
    expect(hits('unsteady')).toBeLessThan(0.9);
    expect(hits('unsteady')).toBeGreaterThan(0.3);
  });
  test('a hand that breathes hits less than one that does not', () => {
    const { setting, shot } = range(60);
    const hits = (living: boolean): number =>
      [...spread(setting, shot, { ...NORMAL, living }, 60, 5)].filter(
        ({ result }) => result === 'falls',
      ).length;
    expect(hits(true)).toBeLessThan(hits(false));
  });
  test('an unshaken try is the shot itself', () => {
    const { setting, shot } = range(30);
    const still = { hand: { across: 0, along: 0 }, full: FULL };
    const [only] = [...spread(setting, shot, still, 1, 1)];
    const made = shoot(setting, shot);
    if (!made.ok) throw new Error(made.why);
    expect(only?.result).toBe('falls');
    expect(made.taken.events.some(({ kind }) => kind === 'killed')).toBe(true);
    const bullet = made.taken.recording.outcome.rest.find(({ id }) => id === 'bullet')?.pose;
    expect(only?.ends).toEqual([{ x: bullet?.x, y: bullet?.y }]);
  });
  test('several tables give the tries of one, and stop when they are told to', async () => {
    const { setting, shot } = range(40);
    const later = (goOn: () => void): void => void setImmediate(goOn);
    const pool = poolOf([slicedTable(later), slicedTable(later)]);
    const jobs = (): Iterable<Job<Try>> => attemptsAt(setting, shot, NORMAL, 20, 9);
    const made: Try[] = [];
    await new Promise<void>((end) => void pool(jobs(), (one) => made.push(one), end));
    expect(made.toSorted((a, b) => a.index - b.index)).toEqual([
      ...spread(setting, shot, NORMAL, 20, 9),
    ]);
    expect(sharesOf(made)).toEqual(sharesOf([...spread(setting, shot, NORMAL, 20, 9)]));
    const few: Try[] = [];
    await new Promise<void>((end) => {
      const stop = pool(
        jobs(),
        (one) => {
          few.push(one);
          if (few.length === 3) {
            stop();
            setTimeout(end, 100);
          }
        },
        end,
      );
    });
    expect(few).toHaveLength(3);
  });
  test('what cannot be flicked has no tries', () => {
    const { setting, shot } = range(40);
    const other = { ...shot, exercise: { ...shot.exercise, survivor: 'mike' } } as Shot;
    expect([...spread(setting, other, NORMAL, 5, 1)]).toEqual([]);
  });
});

describe('one’s own hand', () => {
  test('a fit finds the hand that let go', () => {
    const offer = { launch: 'bullet', at: { x: 0, y: 0 }, speed: [300, 3500], aside: [] } as const;
    const meant = { direction: 40, speed: 2500 };
    const strengthOf = (speed: number): number => (speed - 300) / 3200;
    const tries = Array.from({ length: 400 }, (_, index): OwnTry => {
      const { numbers } = shaken(
        offer,
        meant,
        { hand: { across: 5, along: 3 }, full: FULL },
        2,
        index,
      );
      return {
        meant: { direction: meant.direction, strength: strengthOf(meant.speed) },
        let: { direction: numbers.direction, strength: strengthOf(numbers.speed) },
        full: FULL,
      };
    });
    const fit = fitted(tries);
    expect(fit?.across).toBeCloseTo(5, 0);
    expect(fit?.along).toBeCloseTo(3, 0);
    expect(fitted(tries.slice(0, FEWEST_TRIES - 1))).toBeUndefined();
  });
  test('a bat’s handle turns with its flick', () => {
    const offer = { launch: 'bat', at: { x: 0, y: 0 }, speed: [100, 4000], aside: [] } as const;
    const numbers = { direction: 10, speed: 2000, axis: 100, struck: 1 };
    const made = shaken(offer, numbers, NORMAL, 4, 2).numbers;
    expect(made.direction).not.toBe(10);
    expect(normalDegrees((made.axis ?? 0) - made.direction)).toBeCloseTo(90, 6);
    expect(strengthOfPull(0, FULL)).toBe(0);
  });
});

test('tolerance: the strip is green exactly as far as the shot still fells it', () => {
  const { setting, shot } = range(40);
  const cells: Cell[] = [...toleranceJobs(setting, shot)].map(done);
  expect(cells).toHaveLength(2 * (2 * STEPS + 1));
  const slack = slackOf(cells, 'direction');
  if (!slack || !shot.flick) throw new Error('no slack');
  expect(slack.less).toBeGreaterThan(0.5);
  expect(slack.more).toBeLessThan(8);
  const { numbers, choice } = shot.flick;
  const fells = (by: number): boolean => {
    const made = shoot(setting, {
      ...shot,
      flick: { choice, numbers: { ...numbers, direction: numbers.direction + by } },
    });
    return made.ok && made.taken.events.some(({ kind }) => kind === 'killed');
  };
  expect([fells(slack.more), fells(slack.more + 0.5)]).toEqual([true, false]);
  expect([fells(-slack.less), fells(-slack.less - 0.5)]).toEqual([true, false]);
});

test('the rush lab counts who falls, as the rulebook does drop by drop', () => {
  const setting = settingOfScenario('s2');
  const [survivor = 'john'] = SURVIVOR_IDS.filter((id) => setting.survivors[id]);
  const exercise = { of: 'rush', survivor, zombies: 4, behind: 'zombie-1' } as const;
  const near = edited(setting, { put: 'zombie-1', where: { at: { x: 55, y: 36, facing: 270 } } });
  if (!near.ok) throw new Error('no room');
  const drops: Drop[] = [...rushJobs(near.setting, exercise, 8)].map(done);
  const chances = chancesOf(near.setting, drops);
  expect(chances.drops).toBe(8);
  for (const { id, share } of chances.falls) {
    const fell = drops.filter((_, luck) => {
      const made = shoot(near.setting, { exercise, luck });
      return (
        made.ok &&
        made.taken.events.some(
          (one) => one.kind === 'fell' && one.figure === id && one.because === 'rush',
        )
      );
    });
    expect(share).toBe(fell.length / 8);
  }
  expect(chances.falls.some(({ share }) => share > 0)).toBe(true);
  expect(chances.heat.every(({ share }) => share > 0 && share <= 1)).toBe(true);
});
