// Doors, objects, markers.
import type { town as English } from '../../en/describe/town';
import { atStart, count, list } from '../grammar';
import { toward } from './where';

export const town: typeof English = {
  contents: (sorts) =>
    list(
      sorts.map(
        ({ noun, number, secret }) =>
          count(noun, number) + (secret ? ' (face cachée : vous avez regardé)' : ''),
      ),
    ),
  doorFacing: (point) => `porte tournée ${toward(point)}`,
  reserve: (markers) =>
    `Réserve hors de la ville : ${markers} ${markers > 1 ? 'marqueurs' : 'marqueur'} face cachée.`,
  line: (thing, parts) => `${atStart(thing)} : ${parts.join(', ')}.`,
  flare: (face, where) =>
    `${face === 'large' ? 'Une grosse fusée, bruit fort' : 'Une petite fusée, bruit faible'} : ${where}. Les zombies y vont ce tour-ci.`,
  holds: (contents) => `Contient ${contents}.`,
};
