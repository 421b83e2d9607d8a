// Who has won, seat by seat, and the words of a match with secrets: nobody reads what only another knows.
import { describe, expect, test } from 'vitest';
import { change, changeFacts, changeSurvivor } from '../../src/scenarios/change';
import type { Draft, Result } from '../../src/scenarios/game';
import { moveSeat } from '../../src/scenarios/rules/sides';
import { SPECTATOR, viewFor } from '../../src/scenarios/view';
import { describeTable } from '../../src/words/describe';
import { endText } from '../../src/words/ends';
import { LANGUAGES } from '../../src/words/languages';
import { seatEnds } from '../../src/words/seat-ends';
import { contextFor, headline, tell } from '../../src/words/tell';
import { TEXTS } from '../../src/words/texts';
import { dies } from '../scenarios/support/made-up';
import { accuses, among, begins, cardOf, pushedTo, votes } from '../scenarios/support/traitors';

const { why } = TEXTS.en.ends;

const over = (result: Result): ReturnType<typeof viewFor> => {
  const game = among({ cards: { anita: 'jerrycan', gabriel: 'fated', mike: 'traitor' } });
  dies(game, 'gabriel');
  change(game, { result });
  return viewFor(game, 'b3');
};

describe('A188: the end, seat by seat', () => {
  const won: Result = { winner: 'a', seats: ['a1', 'b2'], reason: 'homeHeld' };

  test('who has won with which card, who has not, and who did not live', () => {
    const ends = seatEnds(over(won), 'en');
    expect(ends).toHaveLength(6);
    expect(ends[0]).toMatchObject({ seat: 'a1', won: true, text: 'A1 has won: Jerrycan.' });
    expect(ends[1]).toMatchObject({ won: false, text: 'A2 did not live to see it: Fated.' });
    expect(ends[4]?.text).toMatch(/^B2 has won: /);
    expect(ends[5]).toMatchObject({ seat: 'b3', won: false });
    expect(seatEnds(over(won), 'fr')[0]?.text).not.toBe(ends[0]?.text);
  });

  test('before the end nothing is said of anybody', () => {
    expect(seatEnds(viewFor(among(), 'a1'), 'en')).toEqual([]);
  });

  test('a side without a winner is told, and an exile that wins alone is named', () => {
    for (const language of LANGUAGES) {
      const { ends } = TEXTS[language];
      const hollow = endText(over({ ...won, seats: [] }), language);
      expect(hollow?.text).toBe(`${ends.reasons.homeHeld} ${ends.noneMetACard}`);
      expect(endText(over(won), language)?.text).toBe(ends.reasons.homeHeld);
      const alone = endText(over({ winner: 'nobody', seats: ['a2'], reason: 'hoarder' }), language);
      expect(alone?.title).toBe(ends.aloneWins('A2'));
      const nobody = endText(over({ winner: 'nobody', seats: [], reason: 'overrun' }), language);
      expect(nobody?.title).toBe(ends.lost);
    }
  });
});

describe('A188: why, seat by seat', () => {
  /** Gabriel was banished by Anita; Elijah is a traitor nobody has found. */
  const banished = () => {
    const game = among({
      exiles: [{ survivor: 'gabriel', accuser: 'anita' }],
      cards: { anita: 'exterminator', gabriel: 'loneWolf', john: 'untouched', elijah: 'traitor' },
    });
    changeFacts(game, { shown: { a2: 'traitor' } });
    return game;
  };
  const at = (game: Draft, result: Result) => {
    change(game, { result });
    const ends = seatEnds(viewFor(game, SPECTATOR), 'en');
    return (seat: string) => ends.find((one) => one.seat === seat);
  };

  test('a side wins: with the card, without it, against its own team, and alone', () => {
    const of = at(banished(), { winner: 'a', seats: ['a3', 'b1', 'a2'], reason: 'homeHeld' });
    expect(of('a3')).toMatchObject({ card: 'untouched', met: true, why: why.metWithTeam });
    expect(of('a1')).toMatchObject({ card: 'exterminator', met: false, why: why.missed });
    expect(of('b1')).toMatchObject({ met: true, why: why.betrayed });
    expect(of('b1')?.traitor).toBe('The traitor of Team B, never found out.');
    expect(of('a2')).toMatchObject({ card: 'loneWolf', met: true, why: why.metAlone });
    expect(of('a2')?.traitor).toBe('The traitor of Team A, found out and banished.');
    expect(of('a1')?.traitor).toBeUndefined();
  });

  test('the other side wins: a card that is met is no help, and a traitor has failed', () => {
    const of = at(banished(), { winner: 'b', seats: ['a2'], reason: 'homeTaken' });
    expect(of('a3')).toMatchObject({ met: true, won: false, why: why.teamLost });
    expect(of('a1')).toMatchObject({ met: false, won: false, why: why.neither });
    expect(of('b1')).toMatchObject({ met: false, won: false, why: why.notBetrayed });
  });

  test('an exile that has missed its card says so', () => {
    const game = banished();
    changeSurvivor(game, 'gabriel', { life: 1 });
    const of = at(game, { winner: 'a', seats: ['a3'], reason: 'homeHeld' });
    expect(of('a2')).toMatchObject({ met: false, why: why.missedAlone });
  });

  test('A59: an overrun town has no winner, whatever was met', () => {
    const of = at(banished(), { winner: 'nobody', seats: [], reason: 'overrun' });
    for (const seat of ['a1', 'a2', 'a3', 'b1'])
      expect(of(seat)).toMatchObject({ won: false, why: why.nobody });
    expect([of('a2')?.met, of('a3')?.met, of('b1')?.met]).toEqual([true, true, false]);
  });

  test('an exile that wins at once beats everybody else', () => {
    const of = at(banished(), { winner: 'nobody', seats: ['a2'], reason: 'hoarder' });
    expect(of('a3')).toMatchObject({ won: false, why: why.beaten });
    expect(of('b1')).toMatchObject({ won: false, why: why.beaten });
  });

  test('R287: whoever found a new group has no card, wins with it, and is named', () => {
    const game = banished();
    const { a2: _, ...cards } = game.facts?.cards ?? {};
    changeFacts(game, { cards, exiles: {} });
    moveSeat(game, 'a2', 'b');
    const won = at(game, { winner: 'b', seats: ['a2'], reason: 'homeTaken' })('a2');
    expect(won).toMatchObject({ won: true, text: 'A2 has won: Team B.', why: why.newGroup });
    expect(won).not.toHaveProperty('card');
    expect(won?.traitor).toMatch(/new group/);
    const lost = at(game, { winner: 'a', seats: ['a3'], reason: 'homeHeld' })('a2');
    expect(lost).toMatchObject({ won: false, why: why.newGroupLost });
  });

  test('several who win without a side are all named in the heading', () => {
    const game = banished();
    const titleOf = (result: Result): string | undefined => {
      change(game, { result });
      return endText(viewFor(game, SPECTATOR), 'en')?.title;
    };
    expect(titleOf({ winner: 'nobody', seats: ['a2', 'b2'], reason: 'piedPiper' })).toBe(
      'A2 and B2 win!',
    );
    expect(titleOf({ winner: 'a', seats: ['a2', 'b1'], reason: 'homeHeld' })).toBe(
      'A2 and B1 win!',
    );
    expect(titleOf({ winner: 'a', seats: ['a3', 'b1'], reason: 'homeHeld' })).toBe('Team A wins!');
  });
});

describe('A190: words of the others’ secrets', () => {
  const shown = votes(
    accuses(begins(among({ cards: { gabriel: 'traitor', john: 'fated' } }), 'anita'), 'a2'),
    'up',
  );
  const exiled = pushedTo(shown, 'gabriel', { x: 40, y: 20 });

  test.each(LANGUAGES)('what is shown is told to all, and no other card, in %s', (language) => {
    const { cards } = TEXTS[language].secrets;
    for (const { id } of exiled.game.seats) {
      const view = viewFor(exiled.game, id);
      const context = contextFor(view);
      const told = [
        ...exiled.events.map((event) => tell(event, context, language)?.text ?? ''),
        headline(exiled.events, context, language)?.text ?? '',
      ].join('\n');
      expect(told).toContain(cards.traitor.name);
      const table = JSON.stringify(describeTable(view, language));
      for (const other of exiled.game.seats.filter((seat) => seat.id !== id)) {
        const card = cardOf(exiled.game, other.id);
        const own = cardOf(exiled.game, id);
        if (card === undefined || card === own || card === 'traitor') continue;
        const { name } = cards[card as keyof typeof cards];
        expect(told + table, `${id} reads of ${other.id}`).not.toContain(`: ${name}.`);
      }
    }
  });

  test('the own card, what was shown and who is exiled stand in the table in words', () => {
    const lines = describeTable(viewFor(exiled.game, 'a2'), 'en').flatMap(
      (section) => section.lines,
    );
    expect(lines.some((line) => line.startsWith('Exile’s objective: '))).toBe(true);
    expect(lines).toContain('A2 has shown a card: Traitor.');
    expect(lines).toContain('A2 plays alone, and may pass once this round.');
  });
});
