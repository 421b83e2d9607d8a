// The events of a match as lines of words.
import type { Told } from '../../../match/session';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { Language } from '../../i18n/translate';
import { tell, type Line, type TellContext } from '../../words/tell';

export type LogLine = Line & { readonly key: string; readonly entry: number };

/** In the order in which it happened; whose weapon it was follows from whose turn had begun. */
export function linesOf(
  told: readonly Told[],
  context: TellContext,
  language: Language,
): LogLine[] {
  let actor: SurvivorId | undefined;
  return told.flatMap(({ entry, events }) =>
    events.flatMap((event, index) => {
      if (event.kind === 'turnBegan') actor = event.survivor;
      const line = tell(event, { ...context, ...(actor && { actor }) }, language);
      return line ? [{ ...line, entry, key: `${entry}-${index}` }] : [];
    }),
  );
}
