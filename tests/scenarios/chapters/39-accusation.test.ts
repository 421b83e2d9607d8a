// 39. Accusations: who, the vote, and what follows from the card that is shown.
import { beforeAll, describe, expect, test } from 'vitest';
import { leaks } from '../../../src/match/leaks';
import { loadEngine } from '../../../src/physics/engine';
import { changeFacts, changeSurvivor } from '../../../src/scenarios/change';
import { survivorOf } from '../../../src/scenarios/queries';
import { viewFor } from '../../../src/scenarios/view';
import {
  asked,
  asks,
  at as spot,
  choices,
  lifeOf,
  offerOf,
  place,
  placeOf,
  putInside,
  question,
  standsIn,
  told,
  whyNot,
  type Session,
} from '../support/game';
import { dies, tally } from '../support/made-up';
import { fell, outcome, through } from '../support/outcome';
import { accuses, among, begins, cardOf, pushedTo, votes } from '../support/traitors';

beforeAll(loadEngine);

/** Anita accuses Gabriel, who is a traitor; John votes. */
const suspected = (): Session =>
  accuses(begins(among({ cards: { gabriel: 'traitor' } }), 'anita'), 'a2');
const exposed = (): Session => votes(suspected(), 'up');
/** Or who is honest. */
const wronged = (): Session =>
  votes(accuses(begins(among({ cards: { gabriel: 'lunchBox' } }), 'anita'), 'a2'), 'up');

describe('39. to accuse', () => {
  test('R272, A109: costs an action, is silent, and names one of the own team', () => {
    const at = begins(among(), 'anita').choose('accuse');
    expect([asks(at), asked(at)]).toEqual(['accuse', 'a1']);
    expect(choices(at)).toEqual(['a2', 'a3', 'back']);
    const done = at.choose('a2');
    expect(done.game.turn).toMatchObject({ actionsLeft: 1, noise: 'silent' });
    expect(told(done, 'accused')).toMatchObject([{ accuser: 'a1', accused: 'a2' }]);
    expect(choices(at.choose('back'))).toContain('accuse');
  });

  test('A178: once a turn', () => {
    const again = votes(accuses(begins(among(), 'anita'), 'a2'), 'down');
    expect([asks(again), whyNot(again, 'accuse')]).toEqual(['chooseAction', 'accusedAlready']);
  });

  test('A178: only where a third living one can vote; the dead neither vote nor are accused', () => {
    const two = among();
    dies(two, 'john');
    expect(whyNot(begins(two, 'anita'), 'accuse')).toBe('nobodyToVote');
    const three = among({ a: 4 });
    dies(three, 'john');
    const at = begins(three, 'anita').choose('accuse');
    expect(choices(at)).toEqual(['a2', 'a4', 'back']);
    const voting = at.choose('a2');
    expect([asks(voting), asked(voting)]).toEqual(['vote', 'a4']);
  });

  test('A178: nobody who has shown a card is accused again, and where all have, nobody', () => {
    const game = among();
    changeFacts(game, { shown: { a2: 'lunchBox' } });
    expect(choices(begins(game, 'anita').choose('accuse'))).toEqual(['a3', 'back']);
    const all = among();
    changeFacts(all, { shown: { a2: 'lunchBox', a3: 'fated' } });
    expect(whyNot(begins(all, 'anita'), 'accuse')).toBe('nobodyToAccuse');
    expect(wronged().game.facts?.shown).toEqual({ a2: 'lunchBox' });
  });

  test('A141: with two or three people there is no accusation, nor with two in a team', () => {
    expect(whyNot(begins(among({ a: 2, b: 1 }), 'anita'), 'accuse')).toBe('nobodyToVote');
  });

  test('A178: in a building with a zombie the duel comes first', () => {
    const game = among();
    putInside(game, 'anita', 'library');
    putInside(game, 'zombie-1', 'library');
    const at = begins(game, 'anita').choose('accuse');
    expect(asks(at)).not.toBe('accuse');
    expect(told(at, 'duelBegan')).toHaveLength(1);
  });
});

describe('39. the vote', () => {
  test('R273, A109: all others of the team at once, neither accuser nor accused', () => {
    const at = accuses(begins(among({ a: 5 }), 'anita'), 'a2');
    expect([asks(at), asked(at)]).toEqual(['vote', 'a3']);
    const all = votes(at, 'up', 'down');
    expect(told(all, 'voted')).toEqual([]);
    expect(told(votes(all, 'up'), 'voted')).toMatchObject([
      {
        accused: 'a2',
        votes: [
          { seat: 'a3', up: true },
          { seat: 'a4', up: false },
          { seat: 'a5', up: true },
        ],
      },
    ]);
  });

  test('A138: before the last one is in, nobody can tell what the others were', () => {
    const at = accuses(begins(among({ a: 5 }), 'anita'), 'a2');
    const [up, down] = [votes(at, 'up'), votes(at, 'down')];
    for (const seat of ['a1', 'a2', 'a4', 'b1']) {
      expect(viewFor(up.game, seat)).toEqual(viewFor(down.game, seat));
      expect(leaks(up.game, seat)).toEqual([]);
    }
  });

  test('A179, A109: lost or tied, the action is spent and nothing is shown', () => {
    for (const thumbs of [
      ['down', 'down'],
      ['up', 'down'],
    ] as const) {
      const at = votes(accuses(begins(among({ a: 4 }), 'anita'), 'a2'), ...thumbs);
      expect(told(at, 'shown')).toEqual([]);
      expect([asks(at), at.game.turn?.actionsLeft]).toEqual(['chooseAction', 1]);
    }
  });

  test('R274: more thumbs up: the card is shown to everybody', () => {
    const at = votes(
      accuses(begins(among({ a: 5, cards: { gabriel: 'fated' } }), 'anita'), 'a2'),
      'up',
      'down',
      'up',
    );
    expect(told(at, 'shown')).toMatchObject([{ seat: 'a2', card: 'fated' }]);
    for (const seat of ['a3', 'b2', ''])
      expect(viewFor(at.game, seat).facts?.shown).toEqual({ a2: 'fated' });
  });
});

describe('39. a traitor', () => {
  test('R275, R276: is a team of one, and loses a life', () => {
    const at = exposed();
    expect(at.game.teams.map(({ id, seats }) => [id, seats])).toEqual([
      ['a', ['a1', 'a3']],
      ['b', ['b1', 'b2', 'b3']],
      ['lone a2', ['a2']],
    ]);
    expect(survivorOf(at.game, 'gabriel').team).toBe('lone a2');
    expect(lifeOf(at.game, 'gabriel')).toBe(2);
    expect(told(at, 'exiled')).toMatchObject([{ seat: 'a2' }]);
  });

  test('R276, A180: never the last life, and no wound', () => {
    const game = among({ cards: { gabriel: 'traitor' } });
    changeSurvivor(game, 'gabriel', { life: 1 });
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up');
    expect(lifeOf(at.game, 'gabriel')).toBe(1);
    expect(exposed().game.facts?.tallies?.gabriel?.livesLost).toBeUndefined();
  });

  test('R277, A110: its own player pushes the lying figure, wherever it likes', () => {
    const at = exposed();
    expect([asks(at), asked(at), standsIn(at.game, 'gabriel')]).toEqual(['driveOut', 'a2', false]);
    const { x, y } = spot(at.game, 'gabriel');
    expect(offerOf(at, 'flick')).toMatchObject({
      launch: 'figure',
      aside: ['gabriel'],
      at: { x, y },
    });
    const done = pushedTo(at, 'gabriel', { x: 40, y: 20 });
    expect(spot(done.game, 'gabriel')).toEqual({ x: 40, y: 20 });
    expect(standsIn(done.game, 'gabriel')).toBe(false);
  });

  test('R277, A110: on the real table nobody is hurt by it', () => {
    const game = among({ cards: { gabriel: 'traitor' } });
    place(game, 'gabriel', { x: 40, y: 45 });
    place(game, 'mike', { x: 50, y: 45 });
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up')
      .choose('flick', { direction: 0, speed: 1500 })
      .roll();
    expect(spot(at.game, 'gabriel').x).toBeGreaterThan(42);
    expect([standsIn(at.game, 'gabriel'), standsIn(at.game, 'mike')]).toEqual([false, true]);
    expect(lifeOf(at.game, 'mike')).toBe(3);
  });

  test('A110, A181: out of a building through its door, with a second try, then it lies before it', () => {
    const game = among({ cards: { gabriel: 'traitor' } });
    putInside(game, 'gabriel', 'library');
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up');
    expect(placeOf(at.game, 'gabriel')).toMatchObject({ in: 'building', lying: true });
    const flick = (one: Session): Session => one.choose('flick', { direction: 270, speed: 900 });
    const out = flick(at).run(
      outcome({
        rest: [fell('gabriel', { x: 28, y: 70 }, 'survivor')],
        passages: [through('gabriel', 'library', 'behind')],
      }),
    );
    expect(spot(out.game, 'gabriel')).toEqual({ x: 28, y: 70 });
    const failed = flick(at).run(
      outcome({ rest: [fell('gabriel', { x: 28, y: 88 }, 'survivor')] }),
    );
    expect(asks(failed)).toBe('driveOut');
    const twice = flick(failed).run(outcome({}));
    expect(placeOf(twice.game, 'gabriel').in).toBe('street');
    expect(told(twice, 'drivenOut')).toHaveLength(1);
  });

  test('R278, R279, R280, A181: then a new card, an X, and the accuser has its power', () => {
    const before = exposed();
    expect(cardOf(before.game, 'a2')).toBe('traitor');
    const at = pushedTo(before, 'gabriel', { x: 40, y: 20 });
    expect(['newGroup', 'loneWolf', 'scorchedEarth', 'grudge', 'hoarder', 'piedPiper']).toContain(
      cardOf(at.game, 'a2'),
    );
    expect(at.game.facts?.exiles?.['a2']).toEqual({ former: 'a', accuser: 'a1' });
    expect(survivorOf(at.game, 'anita').power).toBe('up');
    expect(told(at, 'boardTurned')).toMatchObject([{ survivor: 'anita' }]);
    const order = at.events.map(({ kind }) => kind);
    const steps = ['shown', 'lostLife', 'exiled', 'drivenOut', 'drewObjective', 'boardTurned'];
    expect(order.filter((kind) => steps.includes(kind))).toEqual(steps);
    expect([asks(at), at.game.turn?.actionsLeft]).toEqual(['chooseAction', 1]);
  });

  test('A187, A190: its new card is its own secret', () => {
    const at = pushedTo(exposed(), 'gabriel', { x: 40, y: 20 });
    expect(viewFor(at.game, 'a2').facts?.cards).toHaveProperty('a2');
    expect(viewFor(at.game, 'a1').facts?.cards).not.toHaveProperty('a2');
    for (const { id } of at.game.seats) expect(leaks(at.game, id, at.events)).toEqual([]);
  });

  test('A182: of several survivors one of its choice pays and is pushed, and all go along', () => {
    const game = among({ a: 3, b: 4, cards: { anita: 'traitor' } });
    // Anita and Lily are both of a1.
    const at = votes(accuses(begins(game, 'gabriel'), 'a1'), 'up');
    expect([asks(at), asked(at), choices(at)]).toEqual(['chooseOwn', 'a1', ['anita', 'lily']]);
    const chosen = at.choose('lily');
    expect(question(chosen)).toMatchObject({ kind: 'driveOut', about: 'lily' });
    expect([lifeOf(chosen.game, 'anita'), lifeOf(chosen.game, 'lily')]).toEqual([3, 2]);
    for (const id of ['anita', 'lily'] as const)
      expect(survivorOf(chosen.game, id).team).toBe('lone a1');
  });

  test('A182: of the accuser’s own only the board of the one who accused is turned', () => {
    const game = among({ a: 3, b: 4, cards: { gabriel: 'traitor' } });
    const at = pushedTo(votes(accuses(begins(game, 'lily'), 'a2'), 'up'), 'gabriel', {
      x: 40,
      y: 20,
    });
    expect(survivorOf(at.game, 'anita').owner).toBe('a1');
    expect([survivorOf(at.game, 'lily').power, survivorOf(at.game, 'anita').power]).toEqual([
      'up',
      'down',
    ]);
  });

  test('A182, A183: whoever of its own stays behind indoors fights those it is with', () => {
    const game = among({ a: 3, b: 4, cards: { anita: 'traitor' } });
    putInside(game, 'anita', 'library');
    putInside(game, 'john', 'library');
    const at = pushedTo(
      votes(accuses(begins(game, 'gabriel'), 'a1'), 'up').choose('lily'),
      'lily',
      { x: 40, y: 20 },
    );
    // The active side attacks first, though Gabriel is not inside.
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['john'], against: ['anita'] }]);
  });
});

describe('39. not a traitor', () => {
  test('R281, A175: discards the card and draws another, never a traitor', () => {
    const at = wronged();
    const card = cardOf(at.game, 'a2');
    expect(card).not.toBe('lunchBox');
    expect(card).not.toBe('traitor');
    expect(at.game.facts?.decks?.discard).toEqual(['lunchBox']);
    expect(told(at, 'drewObjective').at(-1)).toMatchObject({ seats: ['a2'], deck: 'secret' });
  });

  test('A175: one that can no longer be met goes under, and discards are reshuffled when none is left', () => {
    const game = among({ cards: { gabriel: 'lunchBox' } });
    tally(game, 'gabriel', 'livesLost', 1);
    tally(game, 'gabriel', 'firearmUses', 1);
    const decks = { discard: [], out: [], traitor: [] };
    const drawn = (secret: readonly ('untouched' | 'quietHands' | 'fated')[]) => {
      const now = structuredClone(game);
      changeFacts(now, { decks: { ...decks, secret } });
      return votes(accuses(begins(now, 'anita'), 'a2'), 'up').game;
    };
    const at = drawn(['untouched', 'quietHands', 'fated']);
    expect(cardOf(at, 'a2')).toBe('fated');
    expect(at.facts?.decks?.secret).toEqual(['untouched', 'quietHands']);
    const empty = drawn([]);
    expect(cardOf(empty, 'a2')).toBe('lunchBox');
    expect(empty.facts?.decks).toMatchObject({ secret: [], discard: [] });
  });

  test('R282, R283: stays, and accused and accuser each lose a life, never the last', () => {
    const at = wronged();
    expect([asks(at), asked(at), choices(at)]).toEqual(['chooseSide', 'a2', ['stay', 'join']]);
    const stayed = at.choose('stay');
    expect([lifeOf(stayed.game, 'gabriel'), lifeOf(stayed.game, 'anita')]).toEqual([2, 2]);
    expect(stayed.game.facts?.tallies).toBeUndefined();
    expect(survivorOf(stayed.game, 'anita').power).toBe('down');
    const game = among({ cards: { gabriel: 'lunchBox' } });
    changeSurvivor(game, 'gabriel', { life: 1 });
    changeSurvivor(game, 'anita', { life: 1 });
    const last = votes(accuses(begins(game, 'anita'), 'a2'), 'up').choose('stay');
    expect([lifeOf(last.game, 'gabriel'), lifeOf(last.game, 'anita')]).toEqual([1, 1]);
  });

  test('R284, A183: or joins the others, last in their order, keeps the new card and its backpack, and the accuser has its power', () => {
    const at = wronged();
    const card = cardOf(at.game, 'a2');
    const joined = at.choose('join');
    expect(joined.game.teams.map(({ seats }) => seats)).toEqual([
      ['a1', 'a3'],
      ['b1', 'b2', 'b3', 'a2'],
    ]);
    expect(cardOf(joined.game, 'a2')).toBe(card);
    expect(survivorOf(joined.game, 'gabriel')).toMatchObject({
      team: 'b',
      backpack: 'day',
      life: 3,
    });
    expect(survivorOf(joined.game, 'anita')).toMatchObject({ power: 'up', life: 3 });
    expect(told(joined, 'changedSides')).toMatchObject([{ seat: 'a2', to: 'b' }]);
  });

  test('A135: a pretzel that it holds goes along', () => {
    const game = among({ cards: { gabriel: 'lunchBox' } });
    // Elijah ends his turn too, then it is John's.
    const john = begins(game, 'gabriel').choose('end').choose('end');
    expect(john.game.turn?.survivor).toBe('john');
    const at = votes(accuses(john, 'a2'), 'up');
    expect(at.choose('join').game.pretzel).toBe('gabriel');
  });

  test('A135, A183: among former friends indoors a fight begins at once', () => {
    const game = among({ cards: { gabriel: 'lunchBox' } });
    putInside(game, 'gabriel', 'library');
    putInside(game, 'john', 'library');
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up').choose('join');
    expect(told(at, 'duelBegan')).toMatchObject([{ survivors: ['john'], against: ['gabriel'] }]);
  });
});
