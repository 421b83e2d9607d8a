// Taking, dropping, swapping: which marker, and where it lies.
import type { MeansOf } from '../../scenarios/means';
import { both, capital, type Both } from '../both';
import { a, ofThe, the } from '../grammar';
import { markerNoun, pieceNoun, WORTHLESS } from '../names';
import type { TellContext } from '../tell/context';
import type { Labelled } from './labelled';

type TakeOrDrop = Exclude<MeansOf<'takeDrop'>, { readonly verb: 'back' }>;

export function takeDropOption(means: TakeOrDrop, { markerType }: TellContext): Labelled {
  const { marker: id, store } = means;
  const type = markerType(id);
  const marker = markerNoun(type);
  // In a building there is only one place; beside objects it must be said which.
  const at =
    'structure' in store
      ? { en: '', fr: '' }
      : {
          en: ` at ${the(pieceNoun(store.object), 'en')}`,
          fr: ` près ${ofThe(pieceNoun(store.object), 'fr')}`,
        };
  if (means.verb === 'drop')
    return [both(`Put down the ${marker.en}${at.en}`, `Déposer ${the(marker, 'fr')}${at.fr}`)];
  const withHint = (label: Both): Labelled => {
    if (type === undefined) return [label, both('You see it first', 'Vous le voyez d’abord')];
    return type === 'x' ? [label, both(capital(WORTHLESS.en), capital(WORTHLESS.fr))] : [label];
  };
  if (means.drop === undefined)
    return withHint(both(`Take ${a(marker, 'en')}${at.en}`, `Prendre ${a(marker, 'fr')}${at.fr}`));
  const given = markerNoun(markerType(means.drop));
  return withHint(
    both(
      `Swap the ${given.en} for ${a(marker, 'en')}${at.en}`,
      `Échanger ${the(given, 'fr')} contre ${a(marker, 'fr')}${at.fr}`,
    ),
  );
}
