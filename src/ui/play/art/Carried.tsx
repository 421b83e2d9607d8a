import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { filledSlots } from '../../../scenarios/queries';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { markerNoun } from '../../../words/nouns';
import { usePlay } from '../context';
import './Carried.css';
import { Icon } from '../../art/Icon';
import { markerIcon } from '../../art/signs';
import { useTexts } from '../../i18n/use-texts';

/** The own weapon and every marker, as these eyes may see them. */
export function Carried({ id }: { id: SurvivorId }) {
  const t = useT();
  const { language } = useLanguage();
  const texts = useTexts();
  const { view } = usePlay();
  const { weapon } = SURVIVORS[id];
  const held = filledSlots(view, id).map((marker) => view.markers[marker]?.type);
  const names = [texts.weapons[weapon].noun, ...held.map((type) => markerNoun(type, language))].map(
    ({ word }) => word,
  );
  return (
    <span className="carried" title={names.join(', ')}>
      <span className="unseen">
        {t('shell.colon', { label: t('play.carries') })} {names.join(', ')}
      </span>
      <Icon name={weapon} />
      {held.map((type, index) => (
        <Icon key={index} name={markerIcon(type)} />
      ))}
    </span>
  );
}
