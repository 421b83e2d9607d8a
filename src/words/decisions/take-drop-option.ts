// Taking, dropping, swapping: which marker, and where it lies.
import type { MeansOf } from '../../scenarios/means';
import { markerNoun, pieceNoun } from '../nouns';
import type { OptionText } from './option-text';
import type { Speaking } from './speaking';

type TakeOrDrop = Exclude<MeansOf<'takeDrop'>, { readonly verb: 'back' }>;

export function takeDropOption(
  means: TakeOrDrop,
  { markerType, language, texts }: Speaking,
): OptionText {
  const { take, drop } = texts.decisions.options.takeDrop;
  const { marker: id, store } = means;
  const type = markerType(id);
  const marker = markerNoun(type, language);
  // In a building there is only one place; beside objects it must be said which.
  const beside = 'structure' in store ? undefined : pieceNoun(store.object, language);
  if (means.verb === 'drop') return { label: drop.label(marker, beside) };
  const label =
    means.drop === undefined
      ? take.label(marker, beside)
      : take.swapping(markerNoun(markerType(means.drop), language), marker, beside);
  if (type === undefined) return { label, hint: take.hintOfHidden };
  return type === 'x' ? { label, hint: take.hintOfWorthless } : { label };
}
