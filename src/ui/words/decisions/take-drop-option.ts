// Taking, dropping, swapping: which marker, and where it lies.
import type { Option } from '../../../scenarios/decisions';
import { both, capital, type Both } from '../both';
import { a, ofThe, the } from '../grammar';
import { markerNoun, pieceNoun, STRUCTURES, WORTHLESS } from '../names';
import type { TellContext } from '../tell/context';
import type { Labelled } from './labelled';

/** `take place marker`, `drop place marker`, `swap place marker dropped`. */
export function takeDropOption({ id }: Option, { markerType }: TellContext): Labelled | undefined {
  const [verb = '', place = '', first = '', second = ''] = id.split(' ');
  const type = markerType(first);
  const marker = markerNoun(type);
  // In a building there is only one place; beside objects it must be said which.
  const where = pieceNoun(place);
  const at =
    place in STRUCTURES
      ? { en: '', fr: '' }
      : { en: ` at ${the(where, 'en')}`, fr: ` près ${ofThe(where, 'fr')}` };
  const withHint = (label: Both): Labelled => {
    if (type === undefined) return [label, both('You see it first', 'Vous le voyez d’abord')];
    return type === 'x' ? [label, both(capital(WORTHLESS.en), capital(WORTHLESS.fr))] : [label];
  };
  switch (verb) {
    case 'take':
      return withHint(
        both(`Take ${a(marker, 'en')}${at.en}`, `Prendre ${a(marker, 'fr')}${at.fr}`),
      );
    case 'drop':
      return [both(`Put down the ${marker.en}${at.en}`, `Déposer ${the(marker, 'fr')}${at.fr}`)];
    case 'swap': {
      const given = markerNoun(markerType(second));
      return withHint(
        both(
          `Swap the ${given.en} for ${a(marker, 'en')}${at.en}`,
          `Échanger ${the(given, 'fr')} contre ${a(marker, 'fr')}${at.fr}`,
        ),
      );
    }
    default:
      return undefined;
  }
}
