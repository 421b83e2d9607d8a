// Secret objectives at one screen: whose eyes, which curtain, what is staged for all, and what the end reveals.
import { describe, expect, test } from 'vitest';
import type { Told } from '../../src/match/session';
import { awaiting } from '../../src/scenarios/apply';
import { change } from '../../src/scenarios/change';
import type { GameEvent } from '../../src/scenarios/events';
import type { Game } from '../../src/scenarios/game';
import { SPECTATOR, viewFor, type SeatView } from '../../src/scenarios/view';
import { seatCards } from '../../src/ui/play/end/seat-cards';
import { isFor, momentsIn } from '../../src/ui/play/handover/moments';
import { eyesOn } from '../../src/ui/play/handover/secrets';
import { bannerOf } from '../../src/ui/play/hud/banner';
import { verdictOf } from '../../src/ui/play/handover/verdict';
import { contextFor } from '../../src/words/tell';
import { moveFailed } from '../../src/words/tell/moves';
import { dies, tally } from '../scenarios/support/made-up';
import { accuses, among, begins, votes } from '../scenarios/support/traitors';

const told = (...events: GameEvent[]): Told[] => [{ entry: 4, of: 'answer', events }];

describe('moments', () => {
  test('R268: when cards are dealt, every seat looks at its own, one after the other', () => {
    const moments = momentsIn(
      told({ kind: 'drewObjective', seats: ['a1', 'b1', 'a2'], deck: 'secret' }),
    );
    expect(moments.map((one) => [one.of, isFor(one)])).toEqual([
      ['card', 'a1'],
      ['card', 'b1'],
      ['card', 'a2'],
    ]);
    expect(new Set(moments.map(({ key }) => key)).size).toBe(3);
    expect(momentsIn([...told(), { entry: 5, of: 'answer', events: [] }])).toEqual([]);
  });

  test('A138, R274: a vote is shown to all at once, with the card, before the new one is drawn', () => {
    const after = votes(
      accuses(begins(among({ cards: { gabriel: 'lunchBox' } }), 'anita'), 'a2'),
      'up',
    );
    const [verdict, ...others] = momentsIn(told(...after.events));
    expect(verdict).toMatchObject({ of: 'verdict', accused: 'a2', shown: 'lunchBox' });
    expect(others.map((one) => [one.of, isFor(one)])).toEqual([['card', 'a2']]);
    if (verdict?.of !== 'verdict') throw new Error('No verdict.');
    expect(isFor(verdict)).toBeUndefined();
    expect(verdictOf(verdict)).toMatchObject({ up: 1, down: 0, so: 'honest' });
    expect(verdictOf({ ...verdict, shown: 'traitor' }).so).toBe('traitor');
  });

  test('A179: where too few thumbs are up, nothing is shown', () => {
    const after = votes(accuses(begins(among({}), 'anita'), 'a2'), 'down');
    const [verdict, ...others] = momentsIn(told(...after.events));
    expect(others).toEqual([]);
    if (verdict?.of !== 'verdict') throw new Error('No verdict.');
    expect(verdictOf(verdict)).toMatchObject({ up: 0, down: 1, so: 'nothing' });
  });
});

test('A138: a vote is asked behind the curtain, of one voter after the other', () => {
  const { game } = accuses(begins(among({}), 'anita'), 'a2');
  const waits = awaiting(game);
  if (waits.for !== 'decision') throw new Error('Nothing is asked.');
  const { seat, decision } = waits;
  expect(decision.kind).toBe('vote');
  const viewOf = (whose: string): SeatView => viewFor(game, whose);
  expect(eyesOn(viewOf, { seat, decision }, seat, undefined)).toEqual({
    eyes: SPECTATOR,
    handTo: seat,
  });
  const { number } = decision;
  expect(eyesOn(viewOf, { seat, decision }, seat, { seat, number })).toEqual({ eyes: seat });
});

test('R273: while a vote is asked the header says who votes, and on whom', () => {
  const at = accuses(begins(among({}), 'anita'), 'a2');
  const banner = (game: Game) => {
    const waits = awaiting(game);
    if (waits.for !== 'decision') throw new Error('Nothing is asked.');
    return bannerOf(viewFor(game, SPECTATOR), waits);
  };
  expect(banner(at.game)).toEqual({ seat: 'a3', votesOn: 'a2' });
  expect(banner(votes(at, 'down').game)).toMatchObject({ seat: 'a1', turn: { survivor: 'anita' } });
});

test('R277: whoever is asked in between is not paired with the survivor whose turn it is', () => {
  const { game } = votes(
    accuses(begins(among({ cards: { gabriel: 'traitor' } }), 'anita'), 'a2'),
    'up',
  );
  const waits = awaiting(game);
  if (waits.for !== 'decision') throw new Error('Nothing is asked.');
  expect(waits.decision.kind).toBe('driveOut');
  expect(bannerOf(viewFor(game, SPECTATOR), waits)).toEqual({ seat: 'a2' });
});

describe('the end', () => {
  function over(edit: (game: ReturnType<typeof among>) => void): Game {
    const game = among({
      cards: { anita: 'exterminator', gabriel: 'traitor', elijah: 'untouched' },
    });
    edit(game);
    return game;
  }

  test('A188: every card is told apart from who has won, winners first', () => {
    const game = over((draft) => {
      tally(draft, 'anita', 'kills', 2);
      change(draft, { result: { winner: 'b', seats: ['b1', 'a2'], reason: 'rivalsGone' } });
    });
    const cards = seatCards(viewFor(game, SPECTATOR), 'en');
    expect(cards).toHaveLength(6);
    expect(cards.slice(0, 2).map(({ seat, won }) => [seat, won])).toEqual([
      ['a2', true],
      ['b1', true],
    ]);
    const of = (seat: string) => cards.find((one) => one.seat === seat);
    expect(of('a1')).toMatchObject({ card: 'exterminator', met: true, won: false });
    expect(of('a1')?.traitor).toBeUndefined();
    expect(of('a2')).toMatchObject({ card: 'traitor', met: true });
    expect(of('a2')?.traitor).toContain('never found out');
    expect(of('b1')).toMatchObject({ card: 'untouched', met: true });
  });

  test('A188: who is dead has met nothing', () => {
    const game = over((draft) => {
      tally(draft, 'anita', 'kills', 2);
      dies(draft, 'anita');
      change(draft, { result: { winner: 'a', seats: [], reason: 'homeHeld' } });
    });
    const cards = seatCards(viewFor(game, SPECTATOR), 'en');
    expect(cards.find(({ seat }) => seat === 'a1')).toMatchObject({ met: false, won: false });
    expect(cards.find(({ seat }) => seat === 'a2')).toMatchObject({ met: false });
  });

  test('before it, nobody’s card is told', () => {
    expect(
      seatCards(
        viewFor(
          over(() => undefined),
          'a1',
        ),
        'en',
      ),
    ).toEqual([]);
  });
});

test('A147: whoever was flicked itself is named once when it touches something', () => {
  const context = contextFor(viewFor(among({}), SPECTATOR));
  const event = { kind: 'moveFailed', survivor: 'mike', why: 'touched', other: 'car' } as const;
  const text = (by?: string): string => moveFailed(event, context, 'en', by).text;
  expect(text('mike')).toBe(text());
  expect(text('disc')).not.toBe(text());
});
