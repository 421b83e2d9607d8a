// What can be taken back and what was, in words.
import type { SeatState } from '../../match/seat-session';
import type { Given } from '../../match/session';
import { hasRivals } from '../../scenarios/queries';
import type { SeatView } from '../../scenarios/view';
import { optionText } from '../../words/decisions';
import type { Language } from '../../words/languages';
import { contextFor } from '../../words/tell';
import { tIn } from '../i18n/t';
import { seatName } from './queries';

export type ShownTakeBack = {
  readonly label: string;
  /** It names whose answer it is, which is not that of whoever is asked now. */
  readonly isNamed: boolean;
};

/** The words of the button; nothing, where there is nothing to take back. To rivals it says whose it is. */
export function takeBackOf(
  { last, asked }: Pick<SeatState, 'last' | 'asked'>,
  view: SeatView,
  language: Language,
): ShownTakeBack | undefined {
  if (!last?.ok) return undefined;
  const t = tIn(language);
  const what = answerText(last, last.viewOf(view.seat), language);
  const isNamed = hasRivals(view) && asked?.seat !== last.seat;
  const name = seatName(view, last.seat);
  return {
    label: isNamed ? t('play.takeBack.of', { name, what }) : t('play.takeBack', { what }),
    isNamed,
  };
}

/** What was taken back, for whoever did not see it go. */
export function takenBackText(given: Given, view: SeatView, language: Language): string {
  const t = tIn(language);
  return t('play.takeBack.done', { what: answerText(given, view, language) });
}

/** As the button said that gave it, to these eyes. */
const answerText = ({ decision, option }: Given, view: SeatView, language: Language): string =>
  optionText(decision, option, contextFor(view), language).label;
