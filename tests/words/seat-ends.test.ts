// Who has won, seat by seat, and the words of a match with secrets: nobody reads what only another knows.
import { describe, expect, test } from 'vitest';
import { change } from '../../src/scenarios/change';
import type { Result } from '../../src/scenarios/game';
import { viewFor } from '../../src/scenarios/view';
import { describeTable } from '../../src/words/describe';
import { endText } from '../../src/words/ends';
import { LANGUAGES } from '../../src/words/languages';
import { seatEnds } from '../../src/words/seat-ends';
import { contextFor, headline, tell } from '../../src/words/tell';
import { TEXTS } from '../../src/words/texts';
import { dies } from '../scenarios/support/made-up';
import { accuses, among, begins, cardOf, pushedTo, votes } from '../scenarios/support/traitors';

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
    expect(ends[0]).toEqual({ seat: 'a1', won: true, text: 'A1 has won: Jerrycan.' });
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
