import { describeCard } from '../../../words/describe/card';
import { Icon } from '../../art/Icon';
import { SeatMark } from '../../art/SeatMark';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { ObjectiveCard } from '../../cards/ObjectiveCard';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { MomentSheet } from './MomentSheet';
import type { CardMoment } from './moments';

type Props = { readonly moment: CardMoment; readonly onClose: () => void };

/** The card that a seat was dealt: for its eyes alone. */
export function CardSheet({ moment: { seat }, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const view = usePlay().state.viewOf(seat);
  const told = describeCard(view, seat, language);
  return (
    <MomentSheet
      above={
        <>
          <SeatMark view={view} seat={seat} /> {seatName(view, seat)}
        </>
      }
      heading={t('play.card.yours')}
      close={t('play.card.hide')}
      onClose={onClose}
    >
      {told && <ObjectiveCard card={told.card} lines={told.lines} />}
      <p className="moment-secret">
        <Icon name="eye" /> {t('play.card.secret')}
      </p>
    </MomentSheet>
  );
}
