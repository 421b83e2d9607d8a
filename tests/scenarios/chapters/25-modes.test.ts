// 25. Modes, the order of turns, and the pretzel.
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../src/scenarios/apply';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { SCENARIO_IDS, scenarioOf } from '../../../src/scenarios/list';
import { filledSlots, hasFreeSlot, survivorIds } from '../../../src/scenarios/queries';
import type { SeatPlan } from '../../../src/scenarios/setup';
import {
  asked,
  asks,
  choices,
  fresh,
  give,
  place,
  quietRush,
  session,
  told,
  whyNot,
  type Session,
} from '../support/game';
import { fell, outcome, stopped, touch } from '../support/outcome';

const seat = (id: string, team: SeatPlan['team']): SeatPlan => ({ id, name: id, team });
const together = (count: number): Draft =>
  fresh({ seats: Array.from({ length: count }, (_, index) => seat(`p${index + 1}`, 'together')) });
/** Two play for A, three for B; A holds the pretzel, and who of A is their first choice. */
const teams = (holder: SurvivorId = 'john'): Session =>
  session(
    fresh({
      scenario: 's6',
      seats: [seat('a1', 'a'), seat('b1', 'b'), seat('a2', 'a'), seat('b2', 'b'), seat('b3', 'b')],
    }),
  ).choose(holder);

/** Uses the survivor for nothing; the last survivor of a round is taken without a question. */
const pass = (now: Session, who = choices(now)[0] ?? ''): Session => {
  const chosen = asks(now) === 'chooseSurvivor' ? now.choose(who) : now;
  return chosen.choose('end');
};
const players = (start: Session, turns: number): string[] => {
  const seats: string[] = [];
  let now = start;
  for (let turn = 0; turn < turns; turn += 1) {
    seats.push(asked(now));
    now = pass(now);
  }
  return seats;
};

describe('25. modes', () => {
  test('R158: S1 to S5 are played together by 1 to 10, the later ones by two teams of 2 to 10', () => {
    const modes = SCENARIO_IDS.map((id) => {
      const { mode, players: range } = scenarioOf(id);
      return [id, mode, ...range];
    });
    expect(modes).toEqual([
      ...['s1', 's2', 's3', 's4', 's5'].map((id) => [id, 'together', 1, 10]),
      ...SCENARIO_IDS.slice(5).map((id) => [id, 'teams', 2, 10]),
    ]);
  });

  test('R159: together, all players and survivors are one group', () => {
    const game = together(3);
    expect(game.teams).toMatchObject([{ id: 'together', seats: ['p1', 'p2', 'p3'] }]);
    expect(new Set(Object.values(game.survivors).map(({ team }) => team))).toEqual(
      new Set(['together']),
    );
  });

  test('A81, R160: they keep to their order, round after round', () => {
    const start = session(together(3));
    expect(players(start, 5)).toEqual(['p1', 'p2', 'p3', 'p1', 'p2']);
    let now = start;
    for (let turn = 0; turn < 5; turn += 1) now = pass(now);
    const nextRound = quietRush(now);
    expect(asked(nextRound)).toBe('p3');
  });

  test('R161: each may use any survivor that is available', () => {
    const first = session(together(2));
    expect(choices(first)).toEqual(['anita', 'john', 'kevin', 'loretta', 'thomas']);
    const second = pass(first, 'john');
    expect(asked(second)).toBe('p2');
    expect(choices(second)).toEqual(['anita', 'kevin', 'loretta', 'thomas']);
    expect(whyNot(second, 'john')).toBe('notAvailable');
  });

  test('R162, R163, R164: teams take turns, each in its own order; the shorter order comes round sooner', () => {
    expect(players(teams(), 8)).toEqual(['a1', 'b1', 'a2', 'b2', 'a1', 'b3', 'a2', 'b1']);
  });

  test('R163: the first player of the team with the pretzel begins, then the first of the other', () => {
    const start = teams();
    expect(asked(start)).toBe('a1');
    expect(start.game.turn?.survivor ?? start.game.pretzel).toBe('john');
    const other = pass(start);
    expect(asked(other)).toBe('b1');
    expect(choices(other)).toEqual(['elijah', 'mike', 'olivia', 'rosa']);
  });
});

describe('25. the pretzel', () => {
  test('R165: whoever holds it is used first in a round', () => {
    // With a single choice nobody is asked: Lily’s turn has begun.
    const start = teams('lily');
    expect(start.game.turn?.survivor).toBe('lily');
    const later = pass(pass(start));
    expect(choices(later)).toEqual(['anita', 'gabriel', 'john']);
  });

  /** Everyone has passed, and the horde has come. */
  const nextRound = (start: Session): Session => {
    let now = start;
    while (asks(now) === 'chooseSurvivor' || asks(now) === 'chooseAction') now = pass(now);
    return quietRush(now);
  };

  test('R165, R166: each new round begins with its team and with its holder', () => {
    const second = nextRound(teams('lily'));
    expect(second.game.round).toMatchObject({ number: 2, half: 'night' });
    expect(second.game.turn?.survivor).toBe('lily');
    expect(second.game.turnTeam).toBe('a');
  });

  test('R166, R167: when it has changed hands, the next round begins with its new team', () => {
    const start = teams('lily');
    const edited = structuredClone(start.game);
    change(edited, { pretzel: 'rosa' });
    const second = nextRound(session(edited));
    expect(second.game.turnTeam).toBe('b');
    expect(second.game.turn?.survivor).toBe('rosa');
  });

  test('A83, R167, R168: when its holder dies it goes to the nearest survivor of any team', () => {
    const game = structuredClone(teams('lily').choose('end').game);
    changeSurvivor(game, 'lily', { life: 1 });
    place(game, 'lily', { x: 60, y: 50 });
    place(game, 'rosa', { x: 60, y: 56 });
    place(game, 'john', { x: 60, y: 42 });
    const shot = session(game)
      .choose('elijah')
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 2000 })
      .run(
        outcome({
          rest: [stopped('bullet', { x: 61, y: 50 }), fell('lily', { x: 60, y: 50 }, 'survivor')],
          contacts: [touch('bullet', 'lily')],
        }),
      );
    expect(told(shot, 'died')).toMatchObject([{ survivor: 'lily' }]);
    expect(shot.game.pretzel).toBe('rosa');
    expect(told(shot, 'pretzel')).toMatchObject([{ survivor: 'rosa' }]);
  });

  test('A83, R168: among several equally near, the active player chooses who gets it', () => {
    const game = structuredClone(teams('lily').choose('end').game);
    changeSurvivor(game, 'lily', { life: 1 });
    place(game, 'lily', { x: 30, y: 20 });
    place(game, 'rosa', { x: 30, y: 27 });
    place(game, 'john', { x: 30, y: 13 });
    const shot = session(game)
      .choose('elijah')
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 2000 })
      .run(
        outcome({
          rest: [stopped('bullet', { x: 31, y: 20 }), fell('lily', { x: 30, y: 20 }, 'survivor')],
          contacts: [touch('bullet', 'lily')],
        }),
      );
    expect(shot.game.pretzel).toBeUndefined();
    // At once, before anything else is done.
    expect(asks(shot)).toBe('givePretzel');
    expect(choices(shot)).toEqual(['john', 'rosa']);
    expect(awaiting(shot.game)).toMatchObject({ seat: shot.game.turn?.seat });
    const given = shot.choose('rosa');
    expect(given.game.pretzel).toBe('rosa');
    expect(told(given, 'pretzel')).toMatchObject([{ survivor: 'rosa', rules: ['R168'] }]);
  });
});

describe('25. turns that are skipped, and the pretzel on the board', () => {
  const SIDES = [seat('a1', 'a'), seat('b1', 'b'), seat('a2', 'a')];

  test('A80: a team without anybody available is skipped, and the other plays on', () => {
    const game = structuredClone(teams().game);
    for (const id of ['anita', 'gabriel', 'lily'] as const)
      changeSurvivor(game, id, { backpack: 'night' });
    expect(players(session(game), 5)).toEqual(['a1', 'b1', 'b2', 'b3', 'b1']);
  });

  test('A81: with teams too the order of the players goes on over the end of a round', () => {
    const game = fresh({ scenario: 's6', seats: SIDES });
    for (const id of survivorIds(game))
      changeSurvivor(game, id, { backpack: ['john', 'rosa'].includes(id) ? 'day' : 'night' });
    let now = session(game).choose('john');
    expect([asked(now), asked(pass(now))]).toEqual(['a1', 'b1']);
    now = quietRush(pass(pass(now)));
    expect(now.game.round.number).toBe(2);
    expect(asked(now)).toBe('a2');
  });

  test('A82: when its holder cannot act, any other of the team begins the round', () => {
    const game = structuredClone(fresh({ scenario: 's6', seats: SIDES }));
    changeSurvivor(game, 'lily', { backpack: 'night' });
    const start = session(game).choose('lily');
    expect(start.game.pretzel).toBe('lily');
    expect(asks(start)).toBe('chooseSurvivor');
    expect(choices(start)).toEqual(['anita', 'gabriel', 'john']);
  });

  test('A36: the pretzel fills no space', () => {
    const { game } = teams('lily');
    expect(game.pretzel).toBe('lily');
    expect(filledSlots(game, 'lily')).toEqual([]);
    give(game, 'lily', 'food');
    expect(hasFreeSlot(game, 'lily')).toBe(true);
  });
});
