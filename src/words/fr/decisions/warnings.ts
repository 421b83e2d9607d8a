// What comes first, whatever is answered.
import type { warnings as English } from '../../en/decisions/warnings';
import { capital, list, the } from '../grammar';

export const warnings: typeof English = {
  zombiesInside: (zombies) =>
    `${capital(list(zombies.map(the)))} ${zombies.length === 1 ? 'est' : 'sont'} là : toute action commence par un duel.`,
};
