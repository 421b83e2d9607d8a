import { placeOfMarker } from '../../../words/look';
import { markerNoun } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { SeatMark } from '../../art/SeatMark';
import { MarkerPicture } from '../../cards/MarkerPicture';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { usePlay } from '../context';
import { seatName } from '../queries';
import { MomentSheet } from './MomentSheet';
import type { MarkersMoment } from './moments';

type Props = { readonly moment: MarkersMoment; readonly onClose: () => void };

/** The faces that one seat alone may see, large, until it has seen them. */
export function LookSheet({ moment: { seat, markers }, onClose }: Props) {
  const t = useT();
  const { language } = useLanguage();
  const { state } = usePlay();
  const view = state.viewOf(seat);
  // One of them is about to be taken (R247): where inventories are open, all will see which (A139).
  const isForNow = state.asked?.decision.kind === 'chooseLooked' && !view.sheet.hiddenInventories;
  const faces = markers.map((id) => ({ id, marker: view.markers[id] }));
  const places = new Set(
    faces.flatMap(({ marker }) => (marker ? placeOfMarker(marker.place, language) : [])),
  );
  return (
    <MomentSheet
      above={
        <>
          <SeatMark view={view} seat={seat} /> {t('play.look.who', { name: seatName(view, seat) })}
        </>
      }
      heading={[...places].join(', ')}
      close={t('play.look.close')}
      onClose={onClose}
    >
      <ul className="moment-faces">
        {faces.map(({ id, marker }) => (
          <li key={id} data-type={marker?.type}>
            <MarkerPicture type={marker?.type} />
            <b>{markerNoun(marker?.type, language).word}</b>
          </li>
        ))}
      </ul>
      {view.seats.length > 1 && (
        <p className="moment-secret">
          <Icon name="eye" /> {isForNow ? t('play.look.forNow') : t('play.look.secret')}
        </p>
      )}
    </MomentSheet>
  );
}
