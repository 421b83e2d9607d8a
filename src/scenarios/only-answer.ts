// Whoever has chosen to take something where one thing lies has said all there is to say.
import type { Decision, Option, OptionId } from './decisions';
import type { Means } from './means';

/** What the player wanted when it chose the action; to lay something down is another thing, and so is to accuse. */
const MEANT: readonly Means['verb'][] = ['take', 'kill', 'heal'];

/** The answer of a question that leaves nothing to be chosen but to go back. */
export function onlyAnswer({ options }: Decision): OptionId | undefined {
  const all: readonly Option[] = options;
  const [only, ...others] = all.filter(({ means }) => means.verb !== 'back');
  if (!only || others.length > 0 || all.length !== 2) return undefined;
  const isSaid = !only.flick && !only.needsFacing && !only.needsSpot;
  return isSaid && MEANT.includes(only.means.verb) ? only.id : undefined;
}
