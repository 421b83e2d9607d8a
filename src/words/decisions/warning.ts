// What comes first, whatever is answered.
import type { Decision } from '../../scenarios/decisions';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { list, the } from '../grammar';
import { zombieNoun } from '../names';
import type { TellContext } from '../tell/context';

/** A zombie inside is fought before anything else is done. */
export function warningOf(
  { kind }: Decision,
  { duel }: TellContext,
  language: Language,
): string | undefined {
  if (kind !== 'chooseAction' || !duel) return undefined;
  const names = capital(
    list(
      duel.zombies.map((id) => the(zombieNoun(id), language)),
      language,
    ),
  );
  return duel.zombies.length === 1
    ? say(
        language,
        `${names} is in here: any action begins with a duel.`,
        `${names} est là : toute action commence par un duel.`,
      )
    : say(
        language,
        `${names} are in here: any action begins with a duel.`,
        `${names} sont là : toute action commence par un duel.`,
      );
}
