// Every sentence that anybody could read at one moment of a match, in both languages.
import { waitsFor, type Match } from '../../src/match/match';
import type { Told } from '../../src/match/session';
import type { Decision } from '../../src/scenarios/decisions';
import type { GameEvent } from '../../src/scenarios/events';
import { viewFor, type SeatView } from '../../src/scenarios/view';
import { latestLines } from '../../src/ui/play/log/lines';
import { optionText, question, refusedText } from '../../src/words/decisions';
import { describeTable } from '../../src/words/describe';
import { endText } from '../../src/words/ends';
import { LANGUAGES, type Language } from '../../src/words/languages';
import { contextFor, headline } from '../../src/words/tell';

export function sentencesAt(match: Match, told: readonly Told[]): string[] {
  const { game } = match;
  const waits = waitsFor(match);
  const seats =
    waits.for === 'decision' ? [waits.seat] : game.seats.slice(0, 1).map(({ id }) => id);
  const decision = waits.for === 'decision' ? waits.decision : undefined;
  return LANGUAGES.flatMap((language) =>
    seats.flatMap((seat) => sentencesFor(viewFor(game, seat), decision, told, language)),
  );
}

/** What one seat could read there. */
export function sentencesFor(
  view: SeatView,
  decision: Decision | undefined,
  told: readonly Told[],
  language: Language,
): string[] {
  const context = contextFor(view);
  const lines = latestLines(told, context, language).map(({ text }) => text);
  const news = headline(told.at(-1)?.events ?? [], context, language)?.text ?? '';
  const table = describeTable(view, language).flatMap(({ title, lines: all }) => [title, ...all]);
  const ended = endText(view, language);
  const end = ended
    ? JSON.stringify({ title: ended.title, text: ended.text, reason: ended.rules[0] })
    : '';
  if (!decision) return [...lines, news, ...table, end];
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
}

/** The same of one step, in each language. */
export const wordsFor = (
  view: SeatView,
  decision: Decision | undefined,
  events: readonly GameEvent[],
): Readonly<Record<Language, readonly string[]>> => {
  const told: readonly Told[] = [{ entry: 0, of: 'table', events }];
  return {
    en: sentencesFor(view, decision, told, 'en'),
    fr: sentencesFor(view, decision, told, 'fr'),
  };
};
