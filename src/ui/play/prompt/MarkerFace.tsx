import { useLanguage } from '../../i18n/useLanguage';
import { a } from '../../../words/grammar';
import { markerNoun } from '../../../words/names';
import { Icon, markerIcon } from '../art/Icon';
import { OnlyYou } from '../art/OnlyYou';
import { usePlay } from '../context';
import './MarkerFace.css';

/** One marker, as these eyes may see it. */
export function MarkerFace({ id }: { id: string }) {
  const { language } = useLanguage();
  const type = usePlay().view.markers[id]?.type;
  return (
    <span className="marker-face" data-hidden={type === undefined}>
      <Icon name={markerIcon(type)} />
      {a(markerNoun(type), language)}
      <OnlyYou id={id} />
    </span>
  );
}
