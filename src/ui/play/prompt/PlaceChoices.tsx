import { choosePlace, useHand } from '../../../scene/hand/hand';
import { Icon } from '../../art/Icon';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { placeReadout } from './place-readout';

/** Steps through the good places one by one; where the meant one is not allowed, the reason. */
export function PlaceChoices() {
  const t = useT();
  const { language } = useLanguage();
  const placeable = useHand((hand) => hand.placeable);
  const spot = useHand((hand) => hand.placing?.spot);
  if (!placeable || !spot) return null;
  const { text, isRefused, canStep } = placeReadout(placeable, spot, language);
  return (
    <div className="place-choices">
      <button
        type="button"
        className="button button-square"
        aria-label={t('play.hand.placeBefore')}
        disabled={!canStep}
        onClick={() => choosePlace(-1)}
      >
        <Icon name="back" />
      </button>
      <output data-refused={isRefused}>{text}</output>
      <button
        type="button"
        className="button button-square place-next"
        aria-label={t('play.hand.placeNext')}
        disabled={!canStep}
        onClick={() => choosePlace(1)}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}
