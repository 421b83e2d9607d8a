// The events of a match as lines of words.
import type { Told } from '../../../match/session';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Language } from '../../../words/texts';
import { rushOutcome, tellAmong, type Line, type TellContext } from '../../../words/tell';
import { isRush } from './since';

export type LogLine = Line & { readonly key: string; readonly entry: number };

/** In the order in which it happened; whose weapon it was follows from whose turn had begun. */
export function linesOf(
  told: readonly Told[],
  context: TellContext,
  language: Language,
): LogLine[] {
  let actor: SurvivorId | undefined;
  return told.flatMap(({ entry, events }, index) => {
    const before = isRush(told, index) ? [rushOutcome(events, language)] : [];
    const lines = events.map((event) => {
      if (event.kind === 'turnBegan') actor = event.survivor;
      return tellAmong(event, events, { ...context, ...(actor && { actor }) }, language);
    });
    return [...before, ...lines].flatMap((line, number) =>
      line ? [{ ...line, entry, key: `${entry}-${number}` }] : [],
    );
  });
}

/** Lines that a screen reader hears at once; more would only be in the way. */
const AT_ONCE = 8;

/** What the last answer led to, in the very words of the log: nothing is spoken twice, and a new turn opens with its own lines. */
export function latestLines(
  told: readonly Told[],
  context: TellContext,
  language: Language,
): LogLine[] {
  const since = told.findLast(({ of }) => of !== 'table')?.entry ?? 0;
  return linesOf(told, context, language)
    .filter(({ entry }) => entry >= since)
    .slice(-AT_ONCE);
}
