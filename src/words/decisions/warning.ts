// What comes first, whatever is answered.
import type { Decision } from '../../scenarios/decisions';
import { zombieNoun } from '../nouns';
import type { Speaking } from './speaking';

/** A zombie inside is fought before anything else is done. */
export function warningOf(
  { kind }: Decision,
  { duel, language, texts }: Speaking,
): string | undefined {
  if (kind !== 'chooseAction' || !duel) return undefined;
  const zombies = duel.zombies.map((id) => zombieNoun(id, language));
  return texts.decisions.warnings.zombiesInside(zombies);
}
