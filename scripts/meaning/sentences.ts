// Every sentence that anybody could read at one moment of a match, in both languages.
import { waitsFor, type Match } from '../../src/match/match';
import type { Told } from '../../src/match/session';
import { latestLines } from '../../src/ui/play/log/lines';
import { optionText, question, refusedText } from '../../src/words/decisions';
import { describeTable } from '../../src/words/describe';
import { contextFor, headline } from '../../src/words/tell';
import { endText } from '../../src/words/ends';
import { viewFor } from '../../src/scenarios/view';

export function sentencesAt(match: Match, told: readonly Told[]): string[] {
  const { game } = match;
  const waits = waitsFor(match);
  const seats =
    waits.for === 'decision' ? [waits.seat] : game.seats.slice(0, 1).map(({ id }) => id);
  return (['en', 'fr'] as const).flatMap((language) =>
    seats.flatMap((seat) => {
      const context = contextFor(viewFor(game, seat));
      const lines = latestLines(told, context, language).map(({ text }) => text);
      const news = headline(told.at(-1)?.events ?? [], context, language)?.text ?? '';
      const table = describeTable(viewFor(game, seat), language).flatMap(
        ({ title, lines: all }) => [title, ...all],
      );
      const ended = endText(game, language);
      const end = ended
        ? JSON.stringify({ title: ended.title, text: ended.text, reason: ended.rules[0] })
        : '';
      if (waits.for !== 'decision') return [...lines, news, ...table, end];
      const { decision } = waits;
      const asked = question(decision, context, language);
      return [
        ...lines,
        news,
        ...table,
        end,
        asked.text,
        asked.hint ?? '',
        asked.warning ?? '',
        ...decision.options.flatMap((option) => {
          const { label, hint } = optionText(decision, option, context, language);
          return [label, hint ?? ''];
        }),
        ...decision.refused.flatMap(({ why }) => {
          const { text, rules } = refusedText(why, language);
          return [text, rules.join(' ')];
        }),
      ];
    }),
  );
}
