// A session shows what happens in the order in which it happens, and a refused answer changes nothing.
import { optionId } from '../../src/scenarios/decisions';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog, writeLog } from '../../src/match/log';
import { command, hashOf, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { openSession, type Answer, type Session } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom, type Random } from '../../src/physics/measure/random';

beforeAll(loadEngine);

const open = (): Session => openSession(startMatch(plainPlan('s1', 3)));

function randomAnswer(session: Session, random: Random): Answer | undefined {
  const { waits } = session.state();
  if (waits.for !== 'decision') return undefined;
  const { seat: _seat, number: _number, ...answer } = randomCommand(waits, random);
  return answer;
}

/** Plays on until a run is to be shown. */
function playToShow(session: Session, seed = 5): void {
  const random = seededRandom(seed);
  for (let tries = 0; tries < 500 && !session.state().pending[0]; tries += 1) {
    const answer = randomAnswer(session, random);
    if (answer) session.give(answer);
  }
  expect(session.state().pending[0]).toBeDefined();
}

/** Whether the table would run for it; the session is left as it is. */
function runs(session: Session, answer: Answer): boolean {
  const { match, waits } = session.state();
  if (waits.for !== 'decision') return false;
  const step = command(match, { ...answer, seat: waits.seat, number: waits.decision.number });
  return step.ok && waitsFor(step.match).for === 'table';
}

/** A flick that would be accepted now, for which the table would run. */
function flickOf(session: Session): Answer {
  const random = seededRandom(11);
  for (let tries = 0; tries < 2000; tries += 1) {
    const answer = randomAnswer(session, random);
    if (answer && runs(session, answer)) return answer;
    if (answer && !answer.flick && answer.choice !== optionId('back')) session.give(answer);
    if (session.state().pending[0]) session.seen();
  }
  throw new Error('Nobody could flick anything.');
}

describe('an answer that is refused', () => {
  test.each<[string, Answer, string]>([
    ['an unknown choice', { choice: optionId('fly') }, 'unknownChoice'],
    ['a choice named like a built-in', { choice: optionId('constructor') }, 'unknownChoice'],
  ])('%s leaves everything as it was', (_, answer, reason) => {
    const session = open();
    const before = session.state();
    let heard = 0;
    session.subscribe(() => (heard += 1));
    expect(session.give(answer)).toBe(reason);
    expect(session.state()).toBe(before);
    expect(heard).toBe(0);
  });

  test('a flick without numbers, or too hard, is not made', () => {
    const session = open();
    const flick = flickOf(session);
    const before = session.state();
    expect(session.give({ choice: flick.choice })).toBe('flickNeedsNumbers');
    const { direction = 0 } = flick.flick ?? {};
    expect(session.give({ ...flick, flick: { direction, speed: 1e6 } })).toBe('speedOutOfRange');
    expect(session.state()).toBe(before);
  });

  test('nothing is accepted while a run is shown', () => {
    const session = open();
    playToShow(session);
    const before = session.state();
    expect(session.give({ choice: optionId('end') })).toBe('tableIsRunning');
    expect(session.state()).toBe(before);
  });
});

describe('a run', () => {
  test('is shown on the table before it, while the match to be saved is already past it', () => {
    const session = open();
    playToShow(session);
    const {
      game,
      match,
      pending: [show],
      told,
    } = session.state();
    expect(match.log.at(-1)).toEqual({ table: show?.recording.hash });
    expect(hashOf(game)).not.toBe(hashOf(match.game));
    expect(told.at(-1)?.entry).toBe(match.log.length - 1);
    session.seen();
    expect(session.state().pending[0]?.recording.hash).not.toBe(show?.recording.hash);
  });

  test('that follows a run is shown after it; every entry is told once and in order', () => {
    const session = open();
    const random = seededRandom(7);
    const seen: string[] = [];
    for (let turns = 0; turns < 120 && session.state().waits.for !== 'nothing'; turns += 1) {
      const [show] = session.state().pending;
      if (show) {
        seen.push(show.recording.hash);
        session.seen();
      } else {
        const answer = randomAnswer(session, random);
        if (answer) session.give(answer);
      }
    }
    while (session.state().pending[0]) {
      seen.push(session.state().pending[0]?.recording.hash ?? '');
      session.seen();
    }
    const { match, told } = session.state();
    expect(seen).toEqual(match.log.flatMap((entry) => ('table' in entry ? [entry.table] : [])));
    expect(seen.length).toBeGreaterThan(3);
    expect(told.map(({ entry }) => entry)).toEqual(match.log.map((_, index) => index));
  });

  test('that has been shown is not shown again', () => {
    const session = open();
    playToShow(session);
    while (session.state().pending[0]) session.seen();
    const before = session.state();
    session.seen();
    expect(session.state()).toBe(before);
  });
});

test('a page that was reloaded in the middle of a flick stands where the flick ends', () => {
  const session = open();
  playToShow(session);
  const { match } = session.state();
  const cut: Match = { ...match, log: match.log.slice(0, -1) };
  const read = readLog(writeLog(cut));
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  const again = openSession(read.match).state();
  while (session.state().pending[0]) session.seen();
  expect(hashOf(again.match.game)).toBe(hashOf(session.state().match.game));
  expect(again.match.log).toEqual(session.state().match.log);
  expect(again.pending).toEqual([]);
  expect(again.waits).toEqual(session.state().waits);
});
