// One turn to win: every puzzle is solved by its solution, and not by doing nothing; and how a turn is judged.
import { beforeAll, describe, expect, test } from 'vitest';
import { PUZZLE_IDS, PUZZLES, type PuzzleId } from '../../../src/match/puzzles/catalogue';
import { POSITIONS } from '../../../src/match/puzzles/positions';
import type { Demand } from '../../../src/match/puzzles/puzzle';
import { solutionOf, type SolutionStep } from '../../../src/match/puzzles/solutions';
import { puzzleMatch } from '../../../src/match/puzzles/start';
import { verdictOf, type Verdict } from '../../../src/match/puzzles/verdict';
import { localSession, type SeatSession } from '../../../src/match/seat-session';
import { openSession } from '../../../src/match/session';
import { loadEngine } from '../../../src/physics/engine';
import { optionId } from '../../../src/scenarios/decisions';
import type { GameEvent } from '../../../src/scenarios/events';

beforeAll(loadEngine);

const END: SolutionStep = { choice: optionId('end') };

type Played = { readonly verdict: Verdict; readonly events: readonly GameEvent[] };

/** As on a screen: what is shown is seen, then the next answer is given. */
async function played(id: PuzzleId, steps: readonly SolutionStep[]): Promise<Played> {
  const session = localSession(openSession(puzzleMatch(id)));
  const seat = session.state().asked?.seat ?? '';
  for (const step of steps) {
    expect(verdictNow(id, session, seat).verdict).toEqual({ is: 'open' });
    expect(await session.give(step)).toBeUndefined();
    while (session.state().phase === 'shown') session.seen();
  }
  return verdictNow(id, session, seat);
}

function verdictNow(id: PuzzleId, session: SeatSession, seat: string): Played {
  const events = session.state().told.flatMap((one) => one.events);
  return { verdict: verdictOf(POSITIONS[id], session.state().viewOf(seat), events), events };
}

describe('the puzzles', () => {
  test('are a dozen at least, of six scenarios at least, and get harder', () => {
    expect(PUZZLE_IDS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(PUZZLE_IDS.map((id) => PUZZLES[id].scenario)).size).toBeGreaterThanOrEqual(6);
    const levels = PUZZLE_IDS.map((id) => PUZZLES[id].level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test.each(PUZZLE_IDS)('%s begins with a whole turn of its survivor', (id) => {
    const { game } = puzzleMatch(id);
    const { survivor } = POSITIONS[id];
    expect(game.turn).toMatchObject({ survivor, actionsLeft: 2, actionsTaken: 0 });
    expect(verdictOf(POSITIONS[id], game, [])).toEqual({ is: 'open' });
  });

  test.each(PUZZLE_IDS)('%s is solved by its solution, each time alike', async (id) => {
    const first = await played(id, solutionOf(id));
    expect(first.verdict).toEqual({ is: 'solved' });
    expect(await played(id, solutionOf(id))).toEqual(first);
  });

  test.each(PUZZLE_IDS)('%s is not solved by doing nothing', async (id) => {
    expect((await played(id, [END])).verdict.is).toBe('failed');
  });
});

describe('a turn is judged', () => {
  const { game } = puzzleMatch('hush');
  const after = (
    demands: readonly Demand[],
    events: readonly GameEvent[],
    more: object = {},
  ): Verdict => verdictOf({ survivor: 'mike', demands }, { ...game, ...more }, events);
  const OVER = { turn: undefined };
  const KILLED: GameEvent = { kind: 'killed', zombie: 'zombie-2', killer: 'mike', by: 'knife' };
  const hurt = (survivor: 'mike' | 'rosa'): GameEvent => ({
    kind: 'lostLife',
    survivor,
    because: 'rush',
    left: 2,
  });
  const ROUND: GameEvent = { kind: 'roundEnded', marker: 3 };

  test('as won by the own side alone', () => {
    const result = (winner: string) => ({
      result: { winner, seats: [], reason: 'stockedUp' },
    });
    expect(after([{ of: 'win' }], [], result('together'))).toEqual({ is: 'solved' });
    expect(after([{ of: 'win' }], [], result('nobody'))).toEqual({
      is: 'failed',
      why: { of: 'lost' },
    });
    expect(after([{ of: 'win' }], [], OVER)).toEqual({ is: 'failed', why: { of: 'win' } });
    expect(after([{ of: 'win' }], [])).toEqual({ is: 'open' });
  });

  test('as unhurt: lost at once with the first life of anybody of the own side', () => {
    expect(after([{ of: 'unhurt' }], [hurt('rosa')])).toEqual({
      is: 'failed',
      why: { of: 'unhurt', hurt: 'rosa' },
    });
    expect(after([{ of: 'unhurt' }], [])).toEqual({ is: 'open' });
    expect(after([{ of: 'unhurt' }], [], OVER)).toEqual({ is: 'solved' });
  });

  test('by this turn alone: what the next round brings is another matter', () => {
    expect(after([{ of: 'unhurt' }], [ROUND, hurt('mike')], OVER)).toEqual({ is: 'solved' });
    expect(after([{ of: 'kills', atLeast: 1 }], [ROUND, KILLED], OVER).is).toBe('failed');
    // The same survivor may begin the next round.
    expect(after([{ of: 'unhurt' }], [ROUND])).toEqual({ is: 'solved' });
  });

  test('as so many killed, counted when the turn is over', () => {
    const two = [{ of: 'kills', atLeast: 2 }] as const;
    expect(after(two, [KILLED, KILLED])).toEqual({ is: 'open' });
    expect(after(two, [KILLED, KILLED], OVER)).toEqual({ is: 'solved' });
    expect(after(two, [KILLED], OVER)).toEqual({ is: 'failed', why: two[0] });
  });

  test('as inside, and with something in hand', () => {
    const mike = game.survivors.mike;
    const indoors = {
      ...OVER,
      survivors: {
        ...game.survivors,
        mike: { ...mike, place: { in: 'building', structure: 'rv', lying: false } },
      },
    };
    const inside: readonly Demand[] = [{ of: 'inside', structure: 'rv' }];
    expect(after(inside, [], OVER)).toEqual({ is: 'failed', why: inside[0] });
    expect(after(inside, [], indoors)).toEqual({ is: 'solved' });
    expect(after([{ of: 'holds', type: 'rifle' }], [], OVER)).toEqual({ is: 'solved' });
    expect(after([{ of: 'holds', type: 'food' }], [], OVER).is).toBe('failed');
  });

  test('by all that is asked', () => {
    const both: readonly Demand[] = [{ of: 'kills', atLeast: 1 }, { of: 'unhurt' }];
    expect(after(both, [KILLED], OVER)).toEqual({ is: 'solved' });
    expect(after(both, [KILLED, hurt('mike')], OVER).is).toBe('failed');
  });
});
