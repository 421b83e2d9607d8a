// What a screen holds of a match: views, questions and what happened; never the game.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomCommand } from '../../src/bots/random';
import { readLog } from '../../src/match/log';
import { startMatch, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { openReplay } from '../../src/match/replay';
import { localSession, watchedSession, type SeatSession } from '../../src/match/seat-session';
import { openSession } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom, type Random } from '../../src/physics/measure/random';
import { optionId } from '../../src/scenarios/decisions';
import { SPECTATOR } from '../../src/scenarios/view';

beforeAll(loadEngine);

const goldenMatch = (name: string): Match => {
  const read = readLog(readFileSync(`tests/golden/${name}.json`, 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  return read.match;
};

async function answerAtRandom(session: SeatSession, random: Random): Promise<void> {
  const { asked } = session.state();
  if (!asked) return;
  const { seat: _seat, number: _number, ...answer } = randomCommand(asked, random);
  await session.give(answer);
}

/** Answers until something is to be shown. */
async function playToShow(session: SeatSession): Promise<void> {
  const random = seededRandom(5);
  for (let tries = 0; tries < 500 && session.state().phase === 'asked'; tries += 1)
    await answerAtRandom(session, random);
  expect(session.state().phase).toBe('shown');
}

describe('a match that is played here', () => {
  test('is asked, then shown, then asked again', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s1', 3))));
    expect(session.state()).toMatchObject({ phase: 'asked', pending: [] });
    expect(session.state().asked?.seat).toBe('seat-1');
    await playToShow(session);
    const { asked, pending, told } = session.state();
    expect(asked).toBeUndefined();
    expect(pending).toHaveLength(1);
    while (session.state().phase === 'shown') session.seen();
    expect(session.state().asked).toBeDefined();
    expect(session.state().told.length).toBeGreaterThan(told.length);
  });

  test('says why an answer is refused, and has changed nothing', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s1', 3))));
    const before = session.state();
    expect(await session.give({ choice: optionId('fly') })).toBe('unknownChoice');
    expect(session.state()).toBe(before);
  });

  test('what is shown is the table before it, and a view is made once', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s6', 3))));
    const { viewOf } = session.state();
    expect(viewOf('seat-1')).toBe(viewOf('seat-1'));
    expect(viewOf('seat-1').seat).toBe('seat-1');
    expect(viewOf(SPECTATOR).seat).toBe(SPECTATOR);
    await playToShow(session);
    const [show] = session.state().pending;
    const drawn = Object.values(session.state().viewOf(SPECTATOR).zombies).flatMap(({ place }) =>
      place.in === 'street' ? [place.pose] : [],
    );
    const laid = show?.run.table.pieces.map(({ pose }) => pose) ?? [];
    expect(drawn.every((pose) => laid.includes(pose))).toBe(true);
  });

  test('is put away and written out as its log', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s1', 3))));
    const before = session.version();
    expect(session.version()).toBe(before);
    await playToShow(session);
    expect(session.version()).not.toBe(before);
    const { summary, match } = session.stored('abc', 7);
    expect(summary).toMatchObject({ id: 'abc', savedAt: 7 });
    expect(summary.moves).toBeGreaterThan(0);
    expect(match.log).toBe(session.written());
    expect(readLog(session.written())).toMatchObject({ ok: true });
  });

  test('says what can be taken back, and takes it back', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s1', 3))));
    const [before, log] = [session.state(), session.written()];
    expect(before.last).toEqual({ ok: false, why: 'nothing' });
    expect(await session.takeBack()).toBe('nothing');
    const [option] = before.asked?.decision.options ?? [];
    await session.give({ choice: option?.id ?? optionId('') });
    const { last, told } = session.state();
    expect(last).toMatchObject({ ok: true, seat: 'seat-1', option });
    expect(last?.ok && last.viewOf('seat-1')).toEqual(before.viewOf('seat-1'));
    const version = session.version();
    expect(await session.takeBack()).toBeUndefined();
    expect(session.state().tookBack).toMatchObject({ option });
    expect(session.state().told.length).toBe(told.length - 1);
    expect(session.version()).not.toBe(version);
    expect(session.written()).toBe(log);
  });

  test('has nothing of the game in what a screen is given', async () => {
    const session = localSession(openSession(startMatch(plainPlan('s6', 3))));
    await answerAtRandom(session, seededRandom(5));
    expect(session.state().last?.ok).toBe(true);
    const { viewOf, ...state } = session.state();
    const sent = JSON.stringify([state, viewOf('seat-1'), viewOf(SPECTATOR)]);
    expect(sent).not.toMatch(/"(agenda|random|peeks|draw)":/);
  });
});

describe('a match that is watched', () => {
  test('goes from turn to turn, and takes no answers', async () => {
    const session = watchedSession(await openReplay(goldenMatch('s1-1-together')), true);
    expect(session.place()).toEqual({ entry: 0, turn: 0, ended: false });
    expect(await session.give({ choice: optionId('end') })).toBe('notYourTurn');
    expect(session.state().last).toBeUndefined();
    expect(await session.takeBack()).toBe('nothing');
    session.goToTurn(2);
    expect(session.place().turn).toBe(2);
    session.goToTurn(session.turns.length - 1);
    for (let steps = 0; steps < 200 && !session.place().ended; steps += 1)
      if (session.state().phase === 'shown') session.seen();
      else session.next();
    expect(session.state().phase).toBe('over');
    expect(session.failed()).toBeUndefined();
  }, 60_000);

  test('shows secrets only once it is over', async () => {
    const replay = await openReplay(goldenMatch('s6-1-a'));
    expect(watchedSession(replay, true).state().viewOf('seat-1').seat).toBe('seat-1');
    expect(watchedSession(replay, false).state().viewOf('seat-1').seat).toBe(SPECTATOR);
  }, 60_000);
});
