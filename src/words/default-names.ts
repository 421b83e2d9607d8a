// Whoever gave no name is called after the place, in the language that is shown: a match keeps the name of the one it was laid out in.
import { onceWith } from '../physics/measure/once';
import type { SeatView } from '../scenarios/view';
import { LANGUAGES, type Language } from './languages';
import { translate } from './translate';

const nameAt = (number: number, language: Language): string =>
  translate(language, 'seats.player', { number });

/** The same view where nobody is called otherwise. */
export const withNamesIn = onceWith((view: SeatView, language: Language): SeatView => {
  const seats = view.seats.map((seat, index) => {
    const isDefault = LANGUAGES.some((one) => nameAt(index + 1, one) === seat.name);
    const name = isDefault ? nameAt(index + 1, language) : seat.name;
    return name === seat.name ? seat : { ...seat, name };
  });
  return seats.every((seat, index) => seat === view.seats[index]) ? view : { ...view, seats };
});
