// What is told of the shot of the day: its text to hand on, its marks on the ground, and which date it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TASK_KINDS } from '../../src/match/practice/daily/task';
import { dealt } from '../../src/match/practice/daily/dealt';
import type { Grade } from '../../src/match/practice/daily/grade';
import type { KeptDay } from '../../src/match/practice/daily/kept';
import { dailySession } from '../../src/match/practice/daily/tries';
import { loadEngine } from '../../src/physics/engine';
import { fakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';
import { must } from '../../src/scenarios/queries';
import { marksOf } from '../../src/ui/practice/daily/marks';
import { bestShot, shareText } from '../../src/ui/practice/daily/share-text';
import { dateText, todayName } from '../../src/ui/practice/daily/today';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missed: Grade = { solved: false, near: 20 };
const close: Grade = { solved: false, near: 60 };
const solved: Grade = { solved: true, near: 50 };

test('the text to hand on says how it went and nothing of how', () => {
  expect(shareText('2026-11-18', [missed, close, solved], 'en')).toBe(
    'Flickfall · Shot of the day, November 18, 2026\n⚪🌗🎯 3/3 · 50/100',
  );
  expect(shareText('2026-11-18', [missed, close, missed], 'fr')).toBe(
    'Flickfall · Le tir du jour, 18 novembre 2026\n⚪🌗⚪ X/3 · 18/100',
  );
});

test('the link shows the best try with the luck it had', () => {
  const flick = (speed: number) => ({ choice: 'flick', numbers: { direction: 3, speed } });
  const kept: KeptDay = {
    day: '2026-11-18',
    seed: 1,
    tries: [
      { flick: flick(500), grade: missed },
      { flick: flick(600), grade: solved },
    ],
  };
  const task = must(dealt(1), 'a task');
  expect(bestShot(kept)).toEqual({
    setting: task.setting,
    shot: { exercise: task.exercise, luck: 1, flick: flick(600) },
  });
  expect(bestShot({ ...kept, tries: [] })).toBeUndefined();
});

test('every kind of task marks what it wants', () => {
  const marks = TASK_KINDS.map((kind, seed) => [
    kind,
    marksOf(must(dealt(seed), kind))
      .map(({ of }) => of)
      .join(),
  ]);
  expect(Object.fromEntries(marks)).toEqual({
    rifle: 'target',
    ring: 'ring',
    knife: 'target',
    door: 'door',
    shotgun: 'target,target,target',
    flare: 'ring',
    sniper: 'target',
    bat: 'target,ring',
    friend: 'target',
    out: 'ring',
  });
});

test('today is the date on the wall, whatever the zone', () => {
  expect(todayName(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(todayName(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  expect(dateText('2026-11-18', 'en', { day: 'numeric', month: 'short' })).toBe('Nov 18');
});

const FLICK = { choice: 'flick', numbers: { direction: 3, speed: 500 } };

async function openList(days: readonly KeptDay[]) {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 12), toFake: ['Date'] });
  const { stored } = fakePage({});
  stored.set('flickfall.daily', JSON.stringify({ days }));
  const [{ DailyPage }, { useDays }] = await Promise.all([
    import('../../src/ui/practice/daily/DailyPage'),
    import('../../src/ui/practice/daily/days'),
  ]);
  return { page: render(DailyPage, {}), useDays, stored };
}

test('the page has today, and the thirty days before it with what was reached', async () => {
  const days: readonly KeptDay[] = [
    { day: '2026-11-17', seed: 4, tries: [{ flick: FLICK, grade: solved }], later: 40 },
    { day: '2026-11-16', seed: 3, tries: [{ flick: FLICK, grade: solved }] },
  ];
  const { page, useDays, stored } = await openList(days);
  const words = wordsOf(page).join(' ');
  expect(words).toContain('Wednesday, November 18, 2026');
  expect(words).toContain('Solved 2 days in a row');
  expect(words).toContain('90 points');
  expect(words).toContain('later: 40');
  expect(countOf(page, 'daily-day')).toBe(30);
  // A try is kept at once, beside what another tab has kept meanwhile.
  useDays.getState().took('2026-11-18', 5, { flick: FLICK, grade: missed });
  const kept: unknown = JSON.parse(stored.get('flickfall.daily') ?? '');
  expect(kept).toMatchObject({ days: [{ day: '2026-11-18', seed: 5 }, days[0], days[1]] });
  useDays.getState().tookLater('2026-11-16', 3, [solved]);
  expect(useDays.getState().days.find(({ day }) => day === '2026-11-16')?.later).toBe(90);
});

test('whoever has begun goes on, and whoever is done can hand it on', async () => {
  const begun = await openList([
    { day: '2026-11-18', seed: 5, tries: [{ flick: FLICK, grade: missed }] },
  ]);
  expect(wordsOf(begun.page).join(' ')).toContain('Go on: 2 tries left');
  vi.resetModules();
  const done = await openList([
    { day: '2026-11-18', seed: 5, tries: [{ flick: FLICK, grade: solved }] },
  ]);
  const words = wordsOf(done.page).join(' ');
  expect(words).toContain('Solved at the first try');
  expect(words).toContain('Share');
  expect(words).not.toContain('Play');
});

test('at the table there is the task, and in the end the score; what is played later is not shared', async () => {
  fakePage({});
  await loadEngine();
  const { OpenDaily } = await import('../../src/ui/practice/daily/DailyTable');
  const task = must(dealt(1), 'a task');
  const table = (before: readonly Grade[], counts: boolean): string =>
    wordsOf(
      render(OpenDaily, {
        day: '2026-11-18',
        seed: 1,
        task,
        counts,
        session: dailySession(task, before, () => {}),
        onLeave: () => {},
      }),
    ).join(' ');
  expect(table([], true)).toContain('Try 1 of 3');
  expect(table([missed], true)).toContain('Try 2 of 3');
  expect(table([], false)).toContain('For practice');
  const over = table([missed, solved], false);
  expect(over).toContain('Solved at the second try');
  expect(over).not.toContain('Share');
});
