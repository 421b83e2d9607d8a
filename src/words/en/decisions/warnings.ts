// What comes first, whatever is answered.
import type { Noun } from '../../noun';
import { capital, list, the } from '../grammar';

export const warnings = {
  zombiesInside: (zombies: readonly Noun[]) =>
    `${capital(list(zombies.map(the)))} ${zombies.length === 1 ? 'is' : 'are'} in here: any action begins with a duel.`,
};
