import { useLanguage } from '../../i18n/use-language';
import { markerNoun } from '../../../words/nouns';
import { Icon, markerIcon } from '../../art/Icon';
import { OnlyYou } from '../art/OnlyYou';
import { usePlay } from '../context';
import './MarkerFace.css';
import { useTexts } from '../../i18n/use-texts';

/** One marker, as these eyes may see it. */
export function MarkerFace({ id }: { id: string }) {
  const { language } = useLanguage();
  const texts = useTexts();
  const type = usePlay().view.markers[id]?.type;
  return (
    <span className="marker-face" data-hidden={type === undefined}>
      <Icon name={markerIcon(type)} />
      {texts.grammar.a(markerNoun(type, language))}
      <OnlyYou id={id} />
    </span>
  );
}
