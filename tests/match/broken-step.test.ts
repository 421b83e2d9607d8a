// A rule or a table that breaks never traps a match: the step is not taken, and a saved one is left out.
import { change } from '../../src/scenarios/change';
import { optionId } from '../../src/scenarios/decisions';
import { changed, draftOf } from '../../src/scenarios/draft';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, hashOf, runTable, startMatch, type Match } from '../../src/match/match';
import type { LogEntry, TableRunner } from '../../src/match/match';
import { replay, writeLog } from '../../src/match/log';
import { plainPlan } from '../../src/match/plan';
import { openSnapshot, replaying, saveOf, type Opened, type Replayed } from '../../src/match/saves';
import { localSession } from '../../src/match/seat-session';
import { openSession, type Session } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { moveThing } from '../../src/scenarios/change';
import type { Command } from '../../src/scenarios/decisions';
import type { NewGame } from '../../src/scenarios/setup';

/** A barrel in the middle of a zombie: the table refuses to run. */
function overlapping(match: Match): Match {
  const game = draftOf(match.game);
  const zombie = Object.values(game.zombies).find(({ place }) => place.in === 'street');
  const barrel = Object.keys(game.things).find((id) => game.things[id]?.kind === 'barrel');
  if (zombie?.place.in !== 'street' || barrel === undefined) throw new Error('Nothing to spoil.');
  moveThing(game, barrel, zombie.place.pose);
  return { ...match, game };
}

const OVERLAPS = /overlap/;

/** A step of a real match that runs the table twice, and all that came before it. */
let golden: { readonly plan: NewGame; readonly log: readonly LogEntry[] };
let start: number;
let before: Match;
let chained: Command;

beforeAll(async () => {
  await loadEngine();
  golden = JSON.parse(readFileSync('tests/golden/s1-3-nobody.json', 'utf8'));
  const { plan, log } = golden;
  start = log.findIndex((_, at) => {
    const [given, first, second, next] = log.slice(at);
    return given && 'command' in given && isTable(first) && isTable(second) && !isTable(next);
  });
  const read = replay(startMatch(plan), log.slice(0, start));
  const given = log[start];
  if (!read.ok || !given || !('command' in given)) throw new Error('The golden match is another.');
  before = read.match;
  chained = given.command;
});

const isTable = (entry: LogEntry | undefined): boolean => entry !== undefined && 'table' in entry;

/** The real table, which finds itself spoilt at the n-th run. */
function breaksAt(run: number): TableRunner {
  let runs = 0;
  return (match) => runTable((runs += 1) === run ? overlapping(match) : match);
}

const answerOf = ({ seat: _seat, number: _number, ...answer }: Command) => answer;

describe('a step that breaks', () => {
  function atTheDisc(): Session {
    let match = startMatch(plainPlan('s1', 3));
    for (const [number, choice] of ['john', 'move'].entries()) {
      const step = command(match, { seat: 'seat-1', number, choice: optionId(choice) });
      if (!step.ok) throw new Error(step.reason);
      match = step.match;
    }
    return openSession(overlapping(match));
  }

  test('on an impossible table is refused, kept for the report, and leaves everything as it was', () => {
    const session = atTheDisc();
    const state = session.state();
    let heard = 0;
    session.subscribe(() => (heard += 1));
    const flick = { choice: optionId('flick'), flick: { direction: 90, speed: 800 } };
    expect(session.give(flick)).toBe('ruleFailed');
    expect(session.state()).toBe(state);
    expect(heard).toBe(0);
    const failed = session.failed();
    expect(failed?.command).toEqual({ ...flick, seat: 'seat-1', number: 2 });
    expect(String(failed?.error)).toMatch(OVERLAPS);
    // Another choice is possible, and the failure is forgotten with it.
    expect(session.give({ choice: optionId('back') })).toBeUndefined();
    expect(session.failed()).toBeUndefined();
  });

  test.each([1, 2])('at its run %i is not taken at all', (run) => {
    const session = openSession(before, [], { run: breaksAt(run) });
    const state = session.state();
    const hash = hashOf(state.match.game);
    expect(session.give(answerOf(chained))).toBe('ruleFailed');
    expect(session.state()).toBe(state);
    expect(hashOf(session.state().match.game)).toBe(hash);
    expect(String(session.failed()?.error)).toMatch(OVERLAPS);
    // The table is sound again: the same answer is taken.
    expect(session.give(answerOf(chained))).toBeUndefined();
    expect(session.state().pending[0]).toBeDefined();
  });

  test('in a rule is refused as one on the table is', () => {
    const match = { ...before };
    const session = openSession(match);
    // What is asked has been worked out already; the rules break as soon as it is answered.
    match.game = changed(before.game, (broken) => change(broken, { survivors: {} }));
    expect(session.give(answerOf(chained))).toBe('ruleFailed');
  });
});

test('the truth is past a whole step at once, and each of its runs is shown in turn', () => {
  const session = openSession(before);
  expect(session.give(answerOf(chained))).toBeUndefined();
  const { match, told } = session.state();
  expect(match.log).toEqual(golden.log.slice(0, start + 3));
  const shown: (string | undefined)[] = [];
  const seen: number[] = [];
  while (session.state().pending[0]) {
    shown.push(session.state().pending[0]?.recording.hash);
    seen.push(session.state().seen.length);
    expect(session.state().match).toBe(match);
    session.seen();
  }
  expect(shown.map((table) => ({ table }))).toEqual(match.log.slice(-2));
  expect(seen).toEqual([1, 2]);
  expect(told).toHaveLength(3);
  expect(session.state().seen).toEqual(told);
});

test('a screen holds every run that nobody has seen yet, the one being shown first', async () => {
  const session = localSession(openSession(before));
  const hashes = (): unknown[] =>
    session.state().pending.map(({ recording }) => ({ table: recording.hash }));
  await session.give(answerOf(chained));
  const [first, second] = golden.log.slice(start + 1, start + 3);
  expect(hashes()).toEqual([first, second]);
  session.seen();
  expect(hashes()).toEqual([second]);
  expect(session.state().phase).toBe('shown');
  session.seen();
  expect(hashes()).toEqual([]);
  expect(session.state().phase).toBe('asked');
});

describe('what follows the first run of a step', () => {
  test('is computed later, and nothing counts until it has been', () => {
    let compute = (): void => undefined;
    const session = openSession(before, [], { later: (work) => (compute = work) });
    expect(session.give(answerOf(chained))).toBeUndefined();
    const { pending } = session.state();
    expect(pending).toHaveLength(1);
    expect(session.state().match).toBe(before);
    expect(session.give(answerOf(chained))).toBe('tableIsRunning');
    compute();
    expect(session.state().match.log).toHaveLength(before.log.length + 3);
    // What is being shown stays the same one, and so is not begun again.
    expect(session.state().pending).toHaveLength(2);
    expect(session.state().pending[0]).toBe(pending[0]);
    const { match } = session.state();
    // Whoever skips what is shown does not compute it twice.
    compute();
    expect(session.state().match).toBe(match);
  });

  test('is computed at once for whoever has seen the first', () => {
    const session = openSession(before, [], { later: () => undefined });
    session.give(answerOf(chained));
    session.seen();
    expect(session.state().match.log).toHaveLength(before.log.length + 3);
    expect(session.state().pending[0]?.run.launch.kind).toBe('rush');
  });

  test('and where that breaks, the step is taken back and told', () => {
    let compute = (): void => undefined;
    const session = openSession(before, [], {
      run: breaksAt(2),
      later: (work) => (compute = work),
    });
    const state = session.state();
    expect(session.give(answerOf(chained))).toBeUndefined();
    compute();
    expect(session.state()).toBe(state);
    expect(session.failed()?.command).toMatchObject(answerOf(chained));
  });
});

describe('a saved match whose last step breaks', () => {
  const replayed = (text: string, run?: TableRunner): Replayed => {
    const steps = replaying(text, run);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  };
  /** So many entries of the golden match. */
  const cut = (entries: number): string =>
    writeLog({ ...before, log: golden.log.slice(0, start + entries) });
  const runsBefore = (): number => golden.log.slice(0, start).filter(isTable).length;
  const opened = (result: Replayed): Opened => {
    if (!result.ok) throw new Error(result.fault.code);
    return result.opened;
  };

  test.each([
    ['was put away in the middle of it', 1, 1],
    ['was put away between its runs', 2, 2],
    ['was put away after it', 3, 2],
  ])('and that %s opens where it was asked for', (_, entries, run) => {
    const { match, told } = opened(replayed(cut(entries), breaksAt(runsBefore() + run)));
    expect(match.log).toHaveLength(start);
    expect(hashOf(match.game)).toBe(hashOf(before.game));
    expect(told).toHaveLength(start);
    expect(openSession(match, told).give(answerOf(chained))).toBeUndefined();
  });

  test('is not taken from its state', () => {
    const step = command(before, chained);
    if (!step.ok) throw new Error(step.reason);
    const saved = saveOf('x', step.match, [], 'these');
    expect(openSnapshot(saved, 'these', breaksAt(1))).toBeUndefined();
    expect(openSnapshot(saved, 'these', breaksAt(2))).toBeUndefined();
    const whole = openSnapshot(saved, 'these');
    expect(whole?.match.log).toEqual(golden.log.slice(0, start + 3));
    expect(whole?.told).toHaveLength(2);
  });

  test('but a step in the middle is said to be impossible', () => {
    const result = replayed(cut(6), breaksAt(runsBefore() + 1));
    expect(result).toMatchObject({ ok: false, fault: { code: 'notPossible', entry: start + 2 } });
  });
});
