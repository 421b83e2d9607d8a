// The events of a match as lines of words.
import type { LogEntry } from '../../../match/match';
import type { Told } from '../../../match/session';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Language } from '../../i18n/translate';
import { left, rushOutcome, tellAmong, type Line, type TellContext } from '../../words/tell';
import { isRush } from './since';

export type LogLine = Line & { readonly key: string; readonly entry: number };

/** In the order in which it happened; whose weapon it was follows from whose turn had begun. */
export function linesOf(
  told: readonly Told[],
  log: readonly LogEntry[],
  context: TellContext,
  language: Language,
): LogLine[] {
  let actor: SurvivorId | undefined;
  return told.flatMap(({ entry, events }, index) => {
    const found = leftBehind(told, log, index);
    const before = [
      ...(isRush(told, index) ? [rushOutcome(events, language)] : []),
      ...(found !== undefined && actor ? [left(actor, found, context, language)] : []),
    ];
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
export function latestLines(...[told, log, ...others]: Parameters<typeof linesOf>): LogLine[] {
  const since = told.findLast(({ entry }) => isAnswer(log[entry]))?.entry ?? 0;
  return linesOf(told, log, ...others)
    .filter(({ entry }) => entry >= since)
    .slice(-AT_ONCE);
}

const isAnswer = (made: LogEntry | undefined): boolean => made !== undefined && 'command' in made;

const choiceAt = (log: readonly LogEntry[], { entry }: Told): string => {
  const made = log[entry];
  return made && 'command' in made ? made.command.choice : '';
};

/** The marker that was looked at and not taken: no event tells of it, only the two answers. */
function leftBehind(
  told: readonly Told[],
  log: readonly LogEntry[],
  index: number,
): string | undefined {
  const [taking, leaving] = [told[index - 1], told[index]];
  if (!taking || !leaving || choiceAt(log, leaving) !== 'leave') return undefined;
  const [verb, , marker] = choiceAt(log, taking).split(' ');
  // What acts at once is revealed: then it was a card that let somebody leave.
  const isRevealed = taking.events.some(({ kind }) => kind === 'revealed');
  return (verb === 'take' || verb === 'swap') && !isRevealed ? marker : undefined;
}
