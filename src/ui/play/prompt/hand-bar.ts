// The buttons beside a flick or a place, by what lies in the hand.
import type { OptionId } from '../../../scenarios/decisions';
import type { T } from '../../i18n/t';
import type { ByHand } from './shown-prompt';

export type HandBar = {
  /** Where a place is asked for. */
  readonly note?: string;
  /** From the table to the numbers, and back. */
  readonly toggle: string;
  /** Flicks or sets down what lies in the hand; with the numbers open it sends them. */
  readonly done?: { readonly label: string; readonly sends: boolean };
  readonly showsNumbers: boolean;
};

export function handBarOf(
  { kind, choices }: ByHand,
  chosen: OptionId | undefined,
  withNumbers: boolean,
  t: T,
): HandBar {
  // The hand takes up a new decision a moment after the page does.
  const isReady = choices.some((id) => id === chosen);
  return {
    ...(kind === 'place' && { note: t('play.hand.place') }),
    toggle: withNumbers ? t('play.hand.withDragging') : t('play.hand.withoutDragging'),
    // A flick is let go on the table.
    ...(isReady &&
      (withNumbers || kind === 'place') && {
        done: {
          label: kind === 'flick' ? t('play.hand.flick') : t('play.hand.done'),
          sends: withNumbers,
        },
      }),
    showsNumbers: isReady && withNumbers,
  };
}
