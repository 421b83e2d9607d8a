import type { MarkerType } from '../../../scenarios/catalogue/markers';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { markerNoun } from '../../../words/nouns';
import { Icon } from '../../art/Icon';
import { markerIcon } from '../../art/signs';
import { usePlay } from '../context';
import { secretsOf } from '../handover/secrets';
import { useHold } from '../handover/use-hold';
import './HeldMarker.css';

/** A marker on a board. While rivals look on it lies face down, and whoever is asked may look at their own. */
export function HeldMarker({ id }: { id: string }) {
  const { view, state, seat, decision } = usePlay();
  const type = view.markers[id]?.type;
  const isOwnSecret = type === undefined && decision && secretsOf(state.viewOf(seat)).includes(id);
  return isOwnSecret ? <Secret key={seat} id={id} /> : <Face type={type} />;
}

function Face({ type }: { type: MarkerType | undefined }) {
  const { language } = useLanguage();
  return (
    <>
      <Icon name={markerIcon(type)} />
      {markerNoun(type, language).word}
    </>
  );
}

function Secret({ id }: { id: string }) {
  const t = useT();
  const { state, seat } = usePlay();
  const { seen, buttonOf } = useHold();
  const isSeen = seen === id;
  return (
    <button type="button" className="held-secret" aria-pressed={isSeen} {...buttonOf(id)}>
      <span className="held-face" aria-live="polite">
        <span data-turned={isSeen}>
          <Face type={undefined} />
        </span>
        {isSeen && (
          <span>
            <Face type={state.viewOf(seat).markers[id]?.type} />
          </span>
        )}
      </span>
      <small>{t('play.holdToLook')}</small>
    </button>
  );
}
