// 39. Secret objectives: how they are dealt, what is counted for them, and who has won by them.
import { describe, expect, test } from 'vitest';
import { command, startMatch, waitsFor, type Match } from '../../../src/match/match';
import { linedUpPlan, plainPlan } from '../../../src/match/plan';
import { checkPlan } from '../../../src/match/check-plan';
import { leaks } from '../../../src/match/leaks';
import { brokenPromises } from '../../../src/match/invariants';
import { seedOf } from '../../../src/scenarios/random';
import { newGame } from '../../../src/scenarios/apply';
import { CROSSROADS_IDS } from '../../../src/scenarios/catalogue/crossroads';
import { change, changeFacts, changeSurvivor } from '../../../src/scenarios/change';
import { optionName } from '../../../src/scenarios/decisions';
import type { Draft, Game } from '../../../src/scenarios/game';
import { cardProgress } from '../../../src/scenarios/objectives/card-progress';
import type { TallyName } from '../../../src/scenarios/objectives/clause';
import { resultAt } from '../../../src/scenarios/objectives/result';
import { SECRET_OBJECTIVES } from '../../../src/scenarios/objectives/secret';
import { must, survivorIds, survivorOf } from '../../../src/scenarios/queries';
import { SPECTATOR, viewFor } from '../../../src/scenarios/view';
import {
  asked,
  asks,
  choices,
  give,
  place,
  putInside,
  putMarker,
  session,
  whyNot,
  type Session,
} from '../support/game';
import { dies, tally } from '../support/made-up';
import { fell, outcome, stopped, through, touch } from '../support/outcome';
import { accuses, among, begins, cardOf, seatsOf, votes } from '../support/traitors';

const dealtTo = ({ facts }: Game, seats: readonly string[]): (string | undefined)[] =>
  seats.map((seat) => facts?.cards?.[seat]?.reason);
const A = ['a1', 'a2', 'a3'];
const B = ['b1', 'b2', 'b3'];
const games = Array.from({ length: 40 }, (_, seed) => {
  const plan = linedUpPlan('s9', seed, 3);
  return newGame({ ...plan, seats: [...seatsOf('a', 3), ...seatsOf('b', 3)], seed: seedOf(seed) })
    .game;
});

describe('39. dealing', () => {
  test('R266, R267, R268, R359, R367: one card each, at most one traitor in a team, one of each pile out unseen', () => {
    for (const game of games) {
      const all = dealtTo(game, [...A, ...B]);
      const honest = all.filter((card) => card !== 'traitor');
      expect(new Set(honest).size).toBe(honest.length);
      for (const team of [A, B])
        expect(dealtTo(game, team).filter((card) => card === 'traitor').length).toBeLessThan(2);
      expect(game.facts?.decks).toMatchObject({ discard: [] });
      expect(game.facts?.decks?.out).toHaveLength(2);
      expect(game.facts?.decks?.secret).toHaveLength(20 - 8);
      expect(game.facts?.decks?.secret).not.toContain('traitor');
      expect(brokenPromises(game)).toEqual([]);
    }
  });

  test('R266: the honest cards are shuffled: every one of them is dealt in some game', () => {
    const dealt = new Set(games.flatMap((game) => dealtTo(game, [...A, ...B])));
    const all = SECRET_OBJECTIVES.map(({ reason }) => reason);
    expect(all.filter((card) => !dealt.has(card))).toEqual([]);
  });

  test('R270: each team may or may not have one', () => {
    for (const team of [A, B]) {
      const traitors = games.filter((game) => dealtTo(game, team).includes('traitor')).length;
      // Three of four cards are dealt.
      expect(traitors).toBeGreaterThan(20);
      expect(traitors).toBeLessThan(39);
    }
  });

  test('A141: no traitor where fewer than three play in the team', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { game } = newGame(linedUpPlan('s10', seed, 2));
      expect(Object.values(game.facts?.cards ?? {}).map(({ reason }) => reason)).not.toContain(
        'traitor',
      );
      expect(brokenPromises(game)).toEqual([]);
    }
  });

  test('A190: everybody sees the own card alone, whoever watches none, and no deck', () => {
    const [game] = games;
    const one = must(game, 'a game');
    expect(Object.keys(viewFor(one, 'a2').facts?.cards ?? {})).toEqual(['a2']);
    expect(viewFor(one, SPECTATOR).facts?.cards).toEqual({});
    expect(viewFor(one, 'a2').facts).not.toHaveProperty('decks');
    for (const seat of [...A, ...B]) expect(leaks(one, seat)).toEqual([]);
  });

  test('A190: a leak of a card or a count would be seen', () => {
    const one = must(games[3], 'a game');
    const open = {
      ...one,
      facts: { ...one.facts, exiles: { a1: { former: 'a', accuser: 'a2' } } },
    } as const;
    expect(leaks(open, 'b1')).toEqual([]);
    const named = {
      kind: 'accused',
      accuser: 'a1',
      accused: cardOf(one, 'a2') ?? '',
    } as const;
    expect(leaks(one, 'b1', [named])).toHaveLength(1);
  });
});

describe('40. the line-up', () => {
  const answers = (match: Match, choose: (at: Session) => string): Session[] => {
    const all: Session[] = [];
    for (let at = session(match.game); asks(at) === 'chooseFighter'; at = at.choose(choose(at)))
      all.push(at);
    return all;
  };

  test('R357, R365, A142: B chooses first, then turn and turn about, and each once', () => {
    const match = startMatch(plainPlan('s9', 1, 3));
    const asking = answers(match, (at) => choices(at)[0] ?? '');
    expect(asking.map(asked)).toEqual(['seat-4', 'seat-1', 'seat-5', 'seat-2', 'seat-6', 'seat-3']);
    expect(asking.map((at) => choices(at).length)).toEqual([11, 10, 9, 8, 7, 6]);
  });

  test('A142, A174: start places in the order of choice; people of the smaller team take further ones', () => {
    const seats = [...seatsOf('a', 4), ...seatsOf('b', 3)];
    const match = startMatch({ ...plainPlan('s10', 1, 3), seats });
    const asking = answers(match, (at) => choices(at).at(-1) ?? '');
    expect(asking.map(asked)).toEqual(['b1', 'a1', 'b2', 'a2', 'b3', 'a3', 'b1', 'a4']);
    // Cards are dealt when everybody has chosen.
    for (const at of asking) expect(at.game.facts?.cards).toBeUndefined();
    const last = must(asking.at(-1), 'a choice');
    const { game } = last.choose(choices(last)[0] ?? '');
    expect(survivorIds(game)).toHaveLength(8);
    expect(survivorOf(game, 'thomas')).toMatchObject({ team: 'b', owner: 'b1', life: 4 });
    expect(survivorOf(game, 'thomas').place).toMatchObject({ pose: { x: 90, y: 45 } });
    expect(Object.keys(game.facts?.cards ?? {})).toHaveLength(7);
  });

  test('A174: at least three, so that one person plays three; never more than five', () => {
    const alone = newGame(linedUpPlan('s9', 1, 1)).game;
    expect(
      survivorIds(alone).filter((id) => survivorOf(alone, id).owner === 'seat-1'),
    ).toHaveLength(3);
    const crowd = { ...plainPlan('s9', 1, 5), seats: [...seatsOf('a', 6), ...seatsOf('b', 3)] };
    expect(checkPlan(crowd)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('places'),
    });
    expect(checkPlan(plainPlan('s9', 1, 5)).ok).toBe(true);
  });

  test('a choice is in the log like any answer, and cannot be made twice', () => {
    const match = startMatch(plainPlan('s9', 1, 3));
    const state = waitsFor(match);
    if (state.for !== 'decision') throw new Error(state.for);
    const [first] = state.decision.options;
    const given = {
      seat: state.seat,
      number: state.decision.number,
      choice: must(first, 'one').id,
    };
    const step = command(match, given);
    if (!step.ok) throw new Error(step.reason);
    expect(step.match.log).toHaveLength(1);
    expect(choices(session(step.match.game))).not.toContain(optionName(given.choice));
  });
});

describe('4.2 what is counted, as it is played', () => {
  const counted = ({ game }: Session, name: TallyName): number =>
    game.facts?.tallies?.anita?.[name] ?? 0;
  /** Anita begins, with a rifle too. */
  const anita = (arrange: (game: Draft) => void = () => {}): Session => {
    const game = among();
    give(game, 'anita', 'rifle');
    arrange(game);
    return begins(game, 'anita');
  };
  const shoots = (at: Session): Session =>
    at
      .choose('use:rifle')
      .choose('left', { direction: 0, speed: 3000 })
      .run(outcome({ rest: [stopped('bullet', { x: 60, y: 45 })] }));

  test('7, 16: own kills; a firearm at point-blank is one used', () => {
    const at = anita((game) => place(game, 'zombie-1', { x: 32, y: 45, lying: true }));
    const killed = at.choose('pointBlank').choose('zombie-1 rifle');
    expect([counted(killed, 'kills'), counted(killed, 'firearmUses')]).toEqual([1, 1]);
    const batted = at.choose('pointBlank').choose('zombie-1 bat');
    expect([counted(batted, 'kills'), counted(batted, 'firearmUses')]).toEqual([1, 0]);
  });

  test('16, 17: a shot is a firearm used, and two shots in one turn end it loud once', () => {
    const twice = shoots(shoots(anita()));
    expect(counted(twice, 'firearmUses')).toBe(2);
    expect(counted(twice, 'loudReactions')).toBe(1);
  });

  test('13: different buildings, the RV too', () => {
    const enters = (at: Session, structure: 'school' | 'rv'): Session =>
      at
        .choose('move')
        .choose('flick', { direction: 180, speed: 900 })
        .run(
          outcome({
            rest: [stopped('disc', { x: 5, y: 45 })],
            passages: [through('disc', structure, 'front')],
          }),
        );
    const once = enters(anita(), 'school');
    expect(counted(once, 'buildingsEntered')).toBe(1);
    const leaves = (at: Session, into: 'school' | 'rv'): Session =>
      at
        .choose('move')
        .choose('flick', { direction: 0, speed: 900 })
        .run(
          outcome({
            rest: [stopped('disc', { x: 60, y: 20 })],
            passages: [through('disc', 'school', 'behind'), through('disc', into, 'front')],
          }),
        );
    expect(counted(leaves(once, 'school'), 'buildingsEntered')).toBe(1);
    expect(counted(leaves(once, 'rv'), 'buildingsEntered')).toBe(2);
  });

  test('14: markers that were turned, kept or not, and not those that lay open', () => {
    const inStore = (game: Draft): void => {
      putInside(game, 'anita', 'rv');
      putMarker(game, 'food', { on: 'structure', structure: 'rv' }, false);
      putMarker(game, 'fuel', { on: 'structure', structure: 'rv' }, true);
    };
    const at = anita(inStore).choose('takeDrop');
    const taking = (open: boolean): Session =>
      at.choose(
        choices(at).find((id) => {
          const marker = at.game.markers[id.split(' ')[2] ?? ''];
          return id.startsWith('take') && marker?.faceUp === open;
        }) ?? '',
      );
    expect(counted(taking(false).choose('leave'), 'markersRevealed')).toBe(1);
    expect(counted(taking(true), 'markersRevealed')).toBe(0);
  });

  test('15: a card that was drawn, with or without effect; an ally’s does not count', () => {
    const drawing = anita((game) => {
      putInside(game, 'anita', 'rv');
      putMarker(game, 'crossroads', { on: 'structure', structure: 'rv' }, false);
      change(game, {
        crossroads: {
          draw: ['spareRounds', ...CROSSROADS_IDS.filter((id) => id !== 'spareRounds')],
          discard: [],
        },
      });
    }).choose('takeDrop');
    const done = drawing.choose(choices(drawing).find((id) => id.startsWith('take')) ?? '');
    expect(counted(done, 'cardsDrawn')).toBe(1);
    expect(counted(done, 'markersRevealed')).toBe(1);
    expect(done.game.facts?.tallies).not.toHaveProperty('gabriel');
  });

  test('9, 10: lives lost, healed or not', () => {
    const game = among();
    give(game, 'elijah', 'rifle');
    place(game, 'anita', { x: 60, y: 45 });
    const hit = begins(game, 'elijah')
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 3000 })
      .run(
        outcome({
          rest: [stopped('bullet', { x: 61, y: 45 }), fell('anita', { x: 59, y: 45 }, 'survivor')],
          contacts: [touch('bullet', 'anita')],
        }),
      );
    expect(counted(hit, 'livesLost')).toBe(1);
  });

  test('nothing is counted where there are no secrets', () => {
    const { game } = newGame(plainPlan('s6', 1));
    expect(game).not.toHaveProperty('facts');
  });

  test('A190: counts are the owner’s alone until the end, and its card says how far it is', () => {
    const game = among({ cards: { anita: 'exterminator' } });
    tally(game, 'anita', 'kills', 1);
    expect(viewFor(game, 'a1').facts?.tallies).toEqual({ anita: { kills: 1 } });
    expect(viewFor(game, 'a2').facts?.tallies).toEqual({});
    expect(cardProgress(viewFor(game, 'a1'), 'a1')).toMatchObject({
      card: 'exterminator',
      parts: [{ have: 1, need: 2, done: false }],
    });
    expect(cardProgress(viewFor(game, 'a2'), 'a1')).toBeUndefined();
    change(game, { result: { winner: 'a', seats: [], reason: 'homeHeld' } });
    expect(viewFor(game, 'a2').facts?.tallies).toEqual({ anita: { kills: 1 } });
    expect(Object.keys(viewFor(game, 'a2').facts?.cards ?? {})).toHaveLength(6);
  });
});

describe('39. who has won', () => {
  test('R269, A188: of the winning side those alive who met their card, and the other side’s hidden traitor', () => {
    const game = among({
      cards: {
        anita: 'jerrycan',
        gabriel: 'lunchBox',
        john: 'fullPack',
        mike: 'traitor',
        olivia: 'openSky',
      },
    });
    give(game, 'anita', 'fuel');
    give(game, 'gabriel', 'food');
    dies(game, 'gabriel');
    expect(resultAt(game, 'skull')).toEqual({
      winner: 'a',
      seats: ['a1', 'b2'],
      reason: 'homeHeld',
    });
  });

  test('A188: a side may win, and nobody of it', () => {
    const game = among({
      cards: { anita: 'jerrycan', gabriel: 'lunchBox', john: 'fullPack', mike: 'fated' },
    });
    expect(resultAt(game, 'skull')).toMatchObject({ winner: 'a', seats: [] });
  });

  test('R271, A188: a dead or exposed traitor does not win, and where the dump is too short nobody does', () => {
    const game = among({
      cards: { anita: 'jerrycan', gabriel: 'lunchBox', john: 'fullPack', mike: 'traitor' },
    });
    expect(resultAt(game, 'dumpTooShort')).toMatchObject({ winner: 'nobody', seats: [] });
    dies(game, 'mike');
    expect(resultAt(game, 'skull')).toMatchObject({ seats: [] });
  });

  test('R288, A189: whoever has lost the last survivor is out: it does not play, and sees its own card', () => {
    const game = among({ cards: { gabriel: 'fated' } });
    dies(game, 'gabriel');
    const at = begins(game, 'anita').choose('end').choose('end');
    expect([at.game.turn?.seat, at.game.turn?.survivor]).toEqual(['a3', 'john']);
    expect(viewFor(at.game, 'a2').facts?.cards).toHaveProperty('a2');
    expect(leaks(at.game, 'a2')).toEqual([]);
  });

  test('R288: with several survivors only when the last is dead', () => {
    const game = among({ a: 2, b: 3 });
    dies(game, 'anita');
    // John is the second one of a1.
    expect(survivorOf(game, 'john').owner).toBe('a1');
    const at = begins(game, 'john');
    expect(at.game.turn?.seat).toBe('a1');
  });

  test('R288: who has somebody left votes and wins, who has nobody does neither', () => {
    const game = among({ a: 3, b: 4 });
    // Without a card, as one that has found a new group, it wins with its side.
    changeFacts(game, { cards: {} });
    expect(survivorOf(game, 'lily').owner).toBe('a1');
    dies(game, 'lily');
    expect(asked(accuses(begins(structuredClone(game), 'gabriel'), 'a3'))).toBe('a1');
    expect(resultAt(game, 'skull')?.seats).toContain('a1');
    dies(game, 'anita');
    expect(whyNot(begins(structuredClone(game), 'gabriel'), 'accuse')).toBe('nobodyToVote');
    expect(resultAt(game, 'skull')?.seats).not.toContain('a1');
  });

  test('A176: the pretzel’s seat opens the round, then the next with somebody available', () => {
    const game = among();
    const at = begins(game, 'gabriel');
    expect(at.game.turn?.seat).toBe('a2');
    changeSurvivor(at.game, 'john', { backpack: 'night' });
    const next = session(at.game).choose('end').choose('end');
    expect(next.game.turn?.seat).toBe('a1');
  });

  test('A139: hands are open, and nothing is stolen from whoever falls', () => {
    const { sheet } = newGame(plainPlan('s9', 1)).game;
    expect([sheet.hiddenInventories, sheet.takeOnObjects, sheet.powers]).toEqual([
      undefined,
      true,
      'down',
    ]);
  });

  test('A140: boards begin face down, and turned later they give their markers', () => {
    const game = among({ cards: { gabriel: 'lunchBox' } });
    expect(survivorOf(game, 'anita')).not.toHaveProperty('tokens');
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up').choose('join');
    expect(survivorOf(at.game, 'anita')).toMatchObject({
      power: 'up',
      tokens: { bonusActions: 2 },
    });
  });
});
