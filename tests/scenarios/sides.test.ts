// Teams in their order, seats that own survivors, seats that change sides, questions to several seats at once.
import { describe, expect, test } from 'vitest';
import { leaks } from '../../src/match/leaks';
import { answer, awaiting } from '../../src/scenarios/apply';
import { changeSurvivor, schedule } from '../../src/scenarios/change';
import { optionId } from '../../src/scenarios/decisions';
import type { Draft, Game } from '../../src/scenarios/game';
import { survivorIds, survivorOf } from '../../src/scenarios/queries';
import {
  moveSeat,
  nextTeam,
  seatFor,
  seatToPlay,
  teamAfter,
} from '../../src/scenarios/rules/sides';
import { viewFor } from '../../src/scenarios/view';
import { asked, asks, choices, fresh, session, type Session } from './support/game';

const SEATS = [
  { id: 'a1', name: 'Ada', team: 'a' },
  { id: 'a2', name: 'Ann', team: 'a' },
  { id: 'a3', name: 'Axel', team: 'a' },
  { id: 'b1', name: 'Bo', team: 'b' },
] as const;

/** S6's town; Anita and Gabriel belong to Ada, John to Ann, Lily to Axel. */
function owned(): Draft {
  const game = fresh({ scenario: 's6', seats: SEATS });
  changeSurvivor(game, 'anita', { owner: 'a1' });
  changeSurvivor(game, 'gabriel', { owner: 'a1' });
  changeSurvivor(game, 'john', { owner: 'a2' });
  changeSurvivor(game, 'lily', { owner: 'a3' });
  return game;
}
const begun = (game: Game): Session => session(game).choose('john');

describe('owners', () => {
  test('R162: the next seat with somebody of its own plays, and only its own', () => {
    const game = owned();
    expect(seatToPlay(game, 'a')).toBe('a1');
    changeSurvivor(game, 'anita', { backpack: 'night' });
    changeSurvivor(game, 'gabriel', { backpack: 'night' });
    expect(seatToPlay(game, 'a')).toBe('a2');
    // John holds the pretzel and opens the round.
    const first = begun(game);
    expect([asks(first), asked(first)]).toEqual(['chooseAction', 'a2']);
  });

  test('whoever speaks for a survivor is its owner', () => {
    const game = owned();
    expect(seatFor(game, 'lily')).toBe('a3');
    expect(seatFor(game, 'elijah')).toBe('b1');
  });
});

describe('a seat that changes sides', () => {
  test('R275, R285: the banished are a team of one at the end of the order, with their survivors', () => {
    const game = owned();
    moveSeat(game, 'a1', 'lone a1');
    expect(game.teams.map(({ id, seats }) => [id, seats])).toEqual([
      ['a', ['a2', 'a3']],
      ['b', ['b1']],
      ['lone a1', ['a1']],
    ]);
    expect(game.seats.find(({ id }) => id === 'a1')?.team).toBe('lone a1');
    const alone = survivorIds(game).filter((id) => survivorOf(game, id).team === 'lone a1');
    expect(alone).toEqual(['anita', 'gabriel']);
    expect([teamAfter(game, 'a'), teamAfter(game, 'b'), teamAfter(game, 'lone a1')]).toEqual([
      'b',
      'lone a1',
      'a',
    ]);
  });

  test('A80: a team that has run out is skipped, whoever comes after it', () => {
    const game = owned();
    moveSeat(game, 'a1', 'lone a1');
    for (const id of survivorIds(game))
      if (survivorOf(game, id).team === 'b') changeSurvivor(game, id, { backpack: 'night' });
    expect(nextTeam(game, 'b')).toBe('lone a1');
  });

  test('R284: in another team it comes last, and whoever was next stays next', () => {
    const game = owned();
    moveSeat(game, 'a2', 'b');
    expect(game.teams.map(({ seats }) => seats)).toEqual([
      ['a1', 'a3'],
      ['b1', 'a2'],
    ]);
    expect([seatToPlay(game, 'a'), seatToPlay(game, 'b')]).toEqual(['a1', 'b1']);
    expect(survivorOf(game, 'john').team).toBe('b');
  });
});

describe('a question to several seats', () => {
  const voting = (): Game => {
    const { game } = begun(owned());
    schedule(game, [{ do: 'vote', accused: 'a1', voters: ['a2', 'a3'], votes: [] }]);
    return game;
  };
  const give = (game: Game, seat: string, up: boolean): Game => {
    const state = awaiting(game);
    if (state.for !== 'decision') throw new Error(state.for);
    const { number } = state.decision;
    const step = answer(game, { seat, number, choice: optionId(up ? 'up' : 'down') });
    if (!step.ok) throw new Error(step.reason);
    return step.game;
  };

  test('R273: any of them may answer, in any order, each once', () => {
    const game = voting();
    expect(awaiting(game)).toMatchObject({ seat: 'a2', seats: ['a2', 'a3'] });
    const one = give(game, 'a3', true);
    expect(awaiting(one)).toMatchObject({ seat: 'a2', seats: ['a2'] });
    expect(() => give(one, 'a3', false)).toThrow('notYourTurn');
    expect(() => give(game, 'b1', true)).toThrow('notYourTurn');
  });

  test('answers that were under way together are not stale', () => {
    const game = voting();
    const state = awaiting(game);
    if (state.for !== 'decision') throw new Error(state.for);
    const { number } = state.decision;
    const first = give(game, 'a3', true);
    const step = answer(first, { seat: 'a2', number, choice: optionId('down') });
    expect(step).toMatchObject({
      ok: true,
      events: [
        {
          kind: 'voted',
          accused: 'a1',
          votes: [
            { seat: 'a3', up: true },
            { seat: 'a2', up: false },
          ],
        },
      ],
    });
  });

  test('R273: before the last one is in, nothing tells what the earlier ones were', () => {
    const game = voting();
    const [up, down] = [give(game, 'a3', true), give(game, 'a3', false)];
    for (const seat of ['a1', 'a2', 'b1']) {
      expect(viewFor(up, seat)).toEqual(viewFor(down, seat));
      expect(leaks(up, seat)).toEqual([]);
    }
    expect(choices(session(up))).toEqual(['up', 'down']);
  });
});
