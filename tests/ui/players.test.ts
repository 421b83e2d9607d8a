import { seedOf } from '../../src/scenarios/random';
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../src/match/check-plan';
import { SCENARIO_IDS, scenarioOf } from '../../src/scenarios/list';
import { defaultOptions } from '../../src/scenarios/options';
import { MARK_IDS, markOf } from '../../src/ui/art/marks';
import {
  addPlayer,
  changePlayer,
  movePlayer,
  playersFor,
  readPlayers,
  removePlayer,
  seatsFor,
  takeMark,
  withPlayers,
  type Player,
} from '../../src/ui/seats/players';

const marks = (players: readonly Player[]): string => players.map(({ mark }) => mark).join(' ');
const nameOf = (number: number): string => `Player ${number}`;

function many(count: number): readonly Player[] {
  let players = readPlayers(undefined);
  while (players.length < count) players = addPlayer(players);
  return players;
}

describe('the list of players', () => {
  test('starts with one, takes ten, each with a mark of their own', () => {
    expect(marks(many(1))).toBe('circle');
    const ten = many(10);
    expect(new Set(ten.map(({ mark }) => mark)).size).toBe(10);
    expect(addPlayer(ten)).toBe(ten);
  });

  test('so many sit down: new ones last, the last ones leave, each mark once', () => {
    const two = many(2);
    const five = withPlayers(two, 5);
    expect(five.slice(0, 2)).toEqual(two);
    expect(new Set(five.map(({ mark }) => mark)).size).toBe(5);
    expect(withPlayers(five, 1)).toEqual(two.slice(0, 1));
    expect(withPlayers(two, 99)).toHaveLength(10);
  });

  test('fills the smaller side', () => {
    expect(many(4).map(({ side }) => side)).toEqual(['a', 'b', 'a', 'b']);
  });

  test('moves players up and down, and no further than the ends', () => {
    const three = many(3);
    expect(marks(movePlayer(three, 'star', -1))).toBe('circle star diamond');
    expect(marks(movePlayer(three, 'circle', 1))).toBe('diamond circle star');
    expect(movePlayer(three, 'circle', -1)).toBe(three);
    expect(movePlayer(three, 'star', 1)).toBe(three);
  });

  test('never loses its last player', () => {
    expect(marks(removePlayer(many(2), 'circle'))).toBe('diamond');
    expect(removePlayer(many(1), 'circle')).toHaveLength(1);
  });

  test('swaps marks rather than giving one twice', () => {
    expect(marks(takeMark(many(2), 'circle', 'diamond'))).toBe('diamond circle');
    expect(marks(takeMark(many(2), 'circle', 'moon'))).toBe('moon diamond');
  });

  test.each([
    undefined,
    null,
    'players',
    [],
    [{ mark: 'none', name: 3 }],
    [{ mark: 'circle', name: 'A' }, { mark: 'circle' }, 7],
  ])('is in order whatever was stored: %j', (stored) => {
    expect(readPlayers(stored)).toEqual([
      expect.objectContaining({ mark: 'circle', side: expect.stringMatching(/^[ab]$/) }),
    ]);
  });
});

describe('seats', () => {
  test.each(SCENARIO_IDS.flatMap((id) => [1, 2, 3, 10].map((count) => [id, count] as const)))(
    'of %s are in order with %i remembered',
    (id, count) => {
      const plan = {
        sheet: scenarioOf(id),
        options: defaultOptions(),
        seats: seatsFor(scenarioOf(id), many(count), nameOf),
        seed: seedOf(1),
      };
      expect(checkPlan(plan)).toMatchObject({ ok: true });
    },
  );

  test('carry names, and marks as their ids', () => {
    const players = changePlayer(many(2), 'diamond', { name: ' Ana ' });
    expect(seatsFor(scenarioOf('s1'), players, nameOf)).toEqual([
      { id: 'circle', name: 'Player 1', team: 'together' },
      { id: 'diamond', name: 'Ana', team: 'together' },
    ]);
    expect(markOf('diamond')).toBe('diamond');
    expect(markOf('seat-3')).toBe('star');
    expect(MARK_IDS).toContain(markOf('whatever'));
  });

  test('leave no side empty', () => {
    const oneSided = many(3).map((player) => ({ ...player, side: 'b' as const }));
    const sides = playersFor(scenarioOf('s6'), oneSided).map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['a', 'b']));
  });
});
