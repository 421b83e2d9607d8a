import type { Vec2 } from '../../../physics/table';
import type { Placeable } from '../../../scene/hand/aiming';
import { refusedText } from '../../../words/decisions';
import type { Language } from '../../../words/languages';
import { tIn } from '../../i18n/t';

export type PlaceReadout = {
  readonly text: string;
  readonly isRefused: boolean;
  /** There is a good place to step to. */
  readonly canStep: boolean;
};

/** Which of the good places is meant; where the meant one is not allowed, the reason. */
export function placeReadout(
  { places, whyNot }: Placeable,
  spot: Vec2,
  language: Language,
): PlaceReadout {
  const t = tIn(language);
  const canStep = places.length > 0;
  const why = whyNot(spot);
  if (why !== undefined) return { text: refusedText(why, language).text, isRefused: true, canStep };
  const index = places.findIndex(({ x, y }) => x === spot.x && y === spot.y);
  const text =
    index < 0
      ? t('play.hand.placeFree')
      : t('play.hand.placeOf', { number: index + 1, of: places.length });
  return { text, isRefused: false, canStep };
}
