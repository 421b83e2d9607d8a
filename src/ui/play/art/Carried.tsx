import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { filledSlots } from '../../../scenarios/queries';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { WEAPON_NAMES, markerNoun } from '../../../words/names';
import { usePlay } from '../context';
import './Carried.css';
import { Icon, markerIcon } from './Icon';

/** The own weapon and every marker, as these eyes may see them. */
export function Carried({ id }: { id: SurvivorId }) {
  const t = useT();
  const { language } = useLanguage();
  const { view } = usePlay();
  const { weapon } = SURVIVORS[id];
  const held = filledSlots(view, id).map((marker) => view.markers[marker]?.type);
  const names = [WEAPON_NAMES[weapon], ...held.map(markerNoun)].map((noun) => noun[language]);
  return (
    <span className="carried" title={names.join(', ')}>
      <span className="unseen">
        {t('play.carries')}: {names.join(', ')}
      </span>
      <Icon name={weapon} />
      {held.map((type, index) => (
        <Icon key={index} name={markerIcon(type)} />
      ))}
    </span>
  );
}
