import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { useOwnKeys } from '../../page/use-own-keys';
import { placeOfMarker } from '../../../words/look';
import { markerNoun } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { markerIcon } from '../../art/signs';
import { SeatMark } from '../../art/SeatMark';
import { usePlay } from '../context';
import { seatName } from '../queries';
import type { Look } from './looks';
import './LookSheet.css';

/** The faces that one seat alone may see, large, until it has seen them. */
export function LookSheet({
  look: { seat, markers },
  onClose,
}: {
  look: Look;
  onClose: () => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const view = usePlay().state.viewOf(seat);
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useOwnKeys();
  useEffect(() => {
    const element = sheet.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  const faces = markers.map((id) => ({ id, marker: view.markers[id] }));
  const places = new Set(
    faces.flatMap(({ marker }) => (marker ? placeOfMarker(marker.place, language) : [])),
  );
  return (
    <dialog
      ref={sheet}
      className="look"
      aria-labelledby="look-where"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="look-note card">
        <p className="look-who">
          <SeatMark view={view} seat={seat} /> {t('play.look.who', { name: seatName(view, seat) })}
        </p>
        <h2 id="look-where" ref={heading} tabIndex={-1}>
          {[...places].join(', ')}
        </h2>
        <ul className="look-faces">
          {faces.map(({ id, marker }) => (
            <li key={id} data-type={marker?.type}>
              <Icon name={markerIcon(marker?.type)} />
              <b>{markerNoun(marker?.type, language).word}</b>
            </li>
          ))}
        </ul>
        {view.seats.length > 1 && (
          <p className="look-secret">
            <Icon name="eye" /> {t('play.look.secret')}
          </p>
        )}
        <button type="button" className="button button-main look-close" onClick={onClose}>
          {t('play.look.close')}
        </button>
      </div>
    </dialog>
  );
}
