import { choosePlace, useHand } from '../../../scene/hand/hand';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { refusedText } from '../../../words/decisions';
import { Icon } from '../../art/Icon';

/** Steps through the good places one by one; where the meant one is not allowed, the reason. */
export function PlaceChoices() {
  const t = useT();
  const { language } = useLanguage();
  const placeable = useHand((hand) => hand.placeable);
  const spot = useHand((hand) => hand.placing?.spot);
  if (!placeable || !spot) return null;
  const { places, whyNot } = placeable;
  const why = whyNot(spot);
  const index = places.findIndex(({ x, y }) => x === spot.x && y === spot.y);
  return (
    <div className="place-choices">
      <button
        type="button"
        className="button button-square"
        aria-label={t('play.hand.placeBefore')}
        disabled={places.length === 0}
        onClick={() => choosePlace(-1)}
      >
        <Icon name="back" />
      </button>
      <output data-refused={why !== undefined}>
        {why === undefined
          ? index < 0
            ? t('play.hand.placeFree')
            : t('play.hand.placeOf', { number: index + 1, of: places.length })
          : refusedText(why, language).text}
      </output>
      <button
        type="button"
        className="button button-square place-next"
        aria-label={t('play.hand.placeNext')}
        disabled={places.length === 0}
        onClick={() => choosePlace(1)}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}
