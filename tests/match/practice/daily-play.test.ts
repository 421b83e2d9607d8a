// Three tries at the shot of the day: played on the real table, graded, kept, and told to others.
import { beforeAll, describe, expect, test } from 'vitest';
import { dayName, dayNumber } from '../../../src/match/practice/daily/days';
import { dealt } from '../../../src/match/practice/daily/dealt';
import {
  bestOf,
  gradeOf,
  isOver,
  markOf,
  pointsOf,
  WORTH,
  type Grade,
} from '../../../src/match/practice/daily/grade';
import {
  gradesOf,
  readDays,
  streakOf,
  withLater,
  withTry,
  writtenDays,
  type KeptDay,
  type KeptTry,
} from '../../../src/match/practice/daily/kept';
import { dailySession, type Tried } from '../../../src/match/practice/daily/tries';
import type { Dealt } from '../../../src/match/practice/daily/task';
import type { Taken } from '../../../src/match/practice/shoot';
import { settingOfScenario } from '../../../src/match/practice/setting';
import { edited } from '../../../src/match/practice/place';
import { shoot } from '../../../src/match/practice/shoot';
import { loadEngine } from '../../../src/physics/engine';
import { optionId } from '../../../src/scenarios/decisions';
import { must } from '../../../src/scenarios/queries';
import { TEXTS } from '../../../src/words/texts';

beforeAll(loadEngine);

const solved = (near = 100): Grade => ({ solved: true, near });
const missed = (near = 0): Grade => ({ solved: false, near });

describe('points', () => {
  test.each<[string, readonly Grade[], number]>([
    ['solved at once, in the very middle', [solved()], 100],
    ['solved at once, at the very edge', [solved(0)], 80],
    ['solved at the second try', [missed(80), solved(50)], 70],
    ['solved at the third try', [missed(), missed(), solved()], 60],
    ['never solved, once almost', [missed(10), missed(90), missed(0)], 27],
    ['never near', [missed(), missed(), missed()], 0],
    ['before the first try', [], 0],
  ])('%s', (_, grades, points) => {
    expect(pointsOf(grades)).toBe(points);
  });
  test('a later try is never worth more than an earlier one', () => {
    expect(pointsOf([missed(), solved(100)])).toBeLessThanOrEqual(pointsOf([solved(0)]));
    expect(pointsOf([missed(90), missed(90), missed(90)])).toBeLessThan(
      pointsOf([missed(), missed(), solved(0)]),
    );
  });
  test('where they come from is told by the very numbers they are made of', () => {
    expect(
      WORTH.solvedAt.map((_, tries) => pointsOf([...Array(tries).fill(missed()), solved(0)])),
    ).toEqual(WORTH.solvedAt);
    expect(pointsOf([solved(100)])).toBe(WORTH.solvedAt[0] + WORTH.middle);
    expect(pointsOf([missed(90)])).toBe(WORTH.almost);
    for (const language of ['en', 'fr'] as const) {
      const { worth, worthMore } = TEXTS[language].practice.daily;
      const told = worth(...WORTH.solvedAt) + worthMore(WORTH.middle, WORTH.almost);
      for (const number of [80, 60, 40, 20, 27]) expect(told).toContain(String(number));
    }
  });
  test('the best try is the one that solved it, else the first that came nearest', () => {
    expect(bestOf([missed(90), solved(3)])).toBe(1);
    expect(bestOf([missed(10), missed(70), missed(70)])).toBe(1);
  });
  test('it is over when it is solved, or after three', () => {
    expect([[], [missed()], [missed(), missed()]].map(isOver)).toEqual([false, false, false]);
    expect(isOver([missed(), solved()])).toBe(true);
    expect(isOver([missed(), missed(), missed()])).toBe(true);
  });
  test.each<[Grade, string]>([
    [solved(0), 'solved'],
    [missed(50), 'near'],
    [missed(49), 'wide'],
  ])('%j is shown as %s', (grade, mark) => {
    expect(markOf(grade)).toBe(mark);
  });
});

/** Anita, who is to come to rest north of where she stands, so far away. */
function ringTask(away: number, within = 2): Dealt {
  const on = edited(
    { ...settingOfScenario('s1'), survivors: {}, zombies: {}, things: {} },
    { put: 'anita', where: { at: { x: 60, y: 20, facing: 90 } } },
  );
  if (!on.ok) throw new Error('no room');
  return {
    kind: 'ring',
    setting: on.setting,
    exercise: { of: 'disc', survivor: 'anita' },
    goal: { of: 'stands', survivor: 'anita', at: { x: 60, y: 20 + away }, within },
  };
}

const NORTH = { direction: 90, speed: 1000 };
function taken(task: Dealt): Taken {
  const { setting, exercise } = task;
  const tried = shoot(setting, { exercise, luck: 0, flick: { choice: 'flick', numbers: NORTH } });
  if (!tried.ok) throw new Error(tried.why);
  return tried.taken;
}
/** Where that flick ends. */
function wayOf(): number {
  const disc = taken(ringTask(30)).recording.outcome.rest.find(({ id }) => id === 'disc');
  return must(disc, 'the disc').pose.y - 20;
}

describe('a try is graded by where it ends', () => {
  test('in the middle, off it, beyond the edge, far away', () => {
    const way = wayOf();
    expect(way).toBeGreaterThan(15);
    const grade = (away: number): Grade => {
      const task = ringTask(away);
      return gradeOf(task, taken(task));
    };
    expect(grade(way)).toEqual({ solved: true, near: 100, off: 0 });
    expect(grade(way + 1)).toEqual({ solved: true, near: 50, off: 1 });
    // A third of the way to where nothing is near any more.
    expect(grade(way + 6)).toMatchObject({ solved: false, near: 60, off: 6 });
    expect(grade(way + 30)).toEqual({ solved: false, near: 0, off: 30 });
  });
  test('a zombie that is hit and stands is near, one that is missed is not, a friend who falls spoils it', () => {
    const task = must(dealt(0), 'a task');
    const from = { ...taken(ringTask(10)), from: task.setting, to: task.setting };
    const [aim] = task.goal.of === 'all' ? task.goal.goals : [];
    const zombie = aim?.of === 'down' ? must(aim.zombies[0], 'a target') : '';
    const kept = {
      kind: 'keptFeet',
      figure: zombie,
      how: 'tooSoft',
      piece: 'bullet',
      survivor: task.exercise.survivor,
    };
    const killed = { kind: 'killed', zombie, by: 'rifle' };
    const felled = { kind: 'fell', figure: 'kevin' };
    const grade = (...events: readonly unknown[]): Grade =>
      gradeOf(task, { ...from, events: events as Taken['events'] });
    expect(grade()).toEqual({ solved: false, near: 0 });
    expect(grade(kept)).toEqual({ solved: false, near: 60 });
    expect(grade(killed)).toEqual({ solved: true, near: 100 });
    expect(grade(killed, felled)).toEqual({ solved: false, near: 45 });
  });
});

describe('at the table', () => {
  const flick = { choice: optionId('flick'), flick: NORTH };
  const opened = (before: readonly Grade[] = [], task = ringTask(60)) => {
    const told: Tried[] = [];
    return { session: dailySession(task, before, (one) => told.push(one)), told };
  };
  test('each try begins where the first one did, and after three nothing is asked', async () => {
    const { session, told } = opened();
    const start = session.state().viewOf('you').survivors.anita?.place;
    for (const number of [1, 2, 3]) {
      expect(session.state().viewOf('you').survivors.anita?.place).toEqual(start);
      expect(session.state().asked?.decision.kind).toBe('flickDisc');
      expect(await session.give(flick)).toBeUndefined();
      // It counts at once, and is told when it has been seen.
      expect(told).toHaveLength(number);
      expect(session.daily()).toMatchObject({ isOver: false });
      expect(session.daily().grades).toHaveLength(number - 1);
      session.seen();
      expect(session.daily().grades).toHaveLength(number);
      expect(session.daily().told?.grade).toEqual(told.at(-1)?.grade);
      expect(session.state().asked).toBeUndefined();
      expect(await session.give(flick)).toBe('tableIsRunning');
      session.next();
    }
    expect(session.daily().isOver).toBe(true);
    expect(session.state().asked).toBeUndefined();
    expect(await session.give(flick)).toBeDefined();
    expect(told).toHaveLength(3);
  });
  test('the same flick at the same try is the same run, also after the page was opened anew', async () => {
    const { session } = opened();
    await session.give(flick);
    session.seen();
    session.next();
    await session.give(flick);
    session.seen();
    const { session: anew } = opened([missed()]);
    await anew.give(flick);
    anew.seen();
    expect(anew.daily().tried[0]?.taken.shot).toEqual(session.daily().tried[1]?.taken.shot);
    expect(anew.daily().tried[0]?.taken.recording.hash).toBe(
      session.daily().tried[1]?.taken.recording.hash,
    );
    expect(anew.daily().grades).toHaveLength(2);
  });
  test('what is solved is over, and nothing can be taken back', async () => {
    const { session } = opened([], ringTask(wayOf()));
    await session.give(flick);
    session.seen();
    expect(session.daily()).toMatchObject({ isOver: true, grades: [{ solved: true, near: 100 }] });
    expect(await session.takeBack()).toBe('nothing');
    session.next();
    expect(session.state().asked).toBeUndefined();
  });
  test('a day that is over asks nothing when it is opened again', () => {
    const { session } = opened([solved()]);
    expect(session.state().asked).toBeUndefined();
    expect(session.daily().isOver).toBe(true);
  });
});

const FLICK = { choice: 'flick', numbers: { direction: 12, speed: 900 } };
const tryOf = (grade: Grade): KeptTry => ({ flick: FLICK, grade });
const today = must(dayNumber('2026-11-18'), 'a day');
const dayWith = (back: number, ...grades: readonly Grade[]): KeptDay => ({
  day: dayName(today - back),
  seed: 7,
  tries: grades.map(tryOf),
});

describe('what a device keeps', () => {
  test('tries that count are three at most and none after it is solved', () => {
    const add = (days: readonly KeptDay[], grade: Grade) =>
      withTry(days, '2026-11-18', 7, tryOf(grade));
    const three = [missed(1), missed(2), missed(3), solved()].reduce(add, []);
    expect(three).toEqual([dayWith(0, missed(1), missed(2), missed(3))]);
    expect([solved(), missed()].reduce(add, [])).toEqual([dayWith(0, solved())]);
  });
  test('played later, only the best is kept, and what counted stays', () => {
    const counted = [dayWith(0, missed(40), missed(), missed())];
    const later = withLater(counted, '2026-11-18', 7, [solved()]);
    expect(withLater(later, '2026-11-18', 7, [missed()])).toEqual([
      { ...dayWith(0, missed(40), missed(), missed()), later: 100 },
    ]);
  });
  test('it comes out as it went in; what makes no sense is left out alone', () => {
    const days = [dayWith(0, solved(3)), { ...dayWith(1, missed(), missed()), later: 40 }];
    expect(readDays(JSON.parse(JSON.stringify(writtenDays(days))))).toEqual(days);
    const wrong: readonly unknown[] = [
      { ...days[0], day: '2026-02-30' },
      { ...days[0], tries: [1, 2, 3, 4].map(() => tryOf(missed())) },
      { ...days[0], tries: [{ flick: FLICK, grade: { solved: true, near: 101 } }] },
      { ...days[0], tries: [{ flick: { choice: 'flick', numbers: {} }, grade: solved() }] },
      { ...days[0], more: 1 },
      null,
    ];
    expect(readDays({ days: [...wrong, days[1]] })).toEqual([days[1]]);
    for (const nothing of [undefined, [], 'x', { days: 3 }]) expect(readDays(nothing)).toEqual([]);
  });
  test('the sixty latest days are kept', () => {
    const many = Array.from({ length: 70 }, (_, back) => dayWith(back, solved()));
    const read = readDays(writtenDays(many.toReversed()));
    expect(read).toHaveLength(60);
    expect(read[0]?.day).toBe('2026-11-18');
    expect(read.at(-1)?.day).toBe(dayName(today - 59));
  });
  test.each<[string, readonly KeptDay[], number]>([
    ['nothing yet', [], 0],
    ['today', [dayWith(0, solved())], 1],
    ['yesterday, and today is still to come', [dayWith(1, solved()), dayWith(2, solved())], 2],
    ['today is begun', [dayWith(0, missed()), dayWith(1, missed(), solved())], 1],
    [
      'today has failed',
      [dayWith(0, missed(), missed(), missed()), dayWith(1, solved()), dayWith(2, solved())],
      0,
    ],
    ['a gap', [dayWith(0, solved()), dayWith(2, solved())], 1],
    ['solved later does not count', [{ ...dayWith(1), later: 100 }, dayWith(2, solved())], 0],
  ])('the streak: %s', (_, days, streak) => {
    expect(streakOf(days, '2026-11-18')).toBe(streak);
  });
  test('grades are those of the tries', () => {
    expect(gradesOf(dayWith(0, missed(3), solved(4)))).toEqual([missed(3), solved(4)]);
  });
});
