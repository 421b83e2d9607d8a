import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';
import { filledSlots, isLying, survivorOf } from '../../../scenarios/queries';
import { useLanguage } from '../../i18n/useLanguage';
import { useT } from '../../i18n/useT';
import { STRUCTURES, WEAPON_NAMES, markerNoun, survivorName } from '../../words/names';
import { Icon } from '../art/Icon';
import { Hearts } from '../hud/Hearts';
import { usePlay } from '../context';
import { stateOf, survivorIn } from '../queries';

/** A survivor to choose: life, weapon, what it carries and where it is. */
export function SurvivorCard({ id }: { id: SurvivorId }) {
  const t = useT();
  const { language } = useLanguage();
  const { game, view } = usePlay();
  const survivor = survivorIn(game, id);
  if (!survivor) return null;
  const { place } = survivor;
  const { weapon } = SURVIVORS[id];
  const lying = isLying(survivorOf(stateOf(game), id));
  const carried = filledSlots(stateOf(game), id)
    .map((marker) => markerNoun(view.markers[marker]?.type)[language])
    .join(', ');
  // In the street is where one expects it.
  const where = [
    ...(place.in === 'building' ? [STRUCTURES[place.structure][language]] : []),
    ...(lying ? [t('play.lying')] : []),
  ];
  return (
    <span className="survivor-card">
      <strong>{survivorName(id)}</strong>
      <span className="survivor-card-facts">
        <Hearts life={survivor.life} of={survivor.startLife} />
        <span title={WEAPON_NAMES[weapon][language]}>
          <Icon name={weapon} />
          <span className="unseen">{WEAPON_NAMES[weapon][language]}</span>
        </span>
        {carried !== '' && <span>+ {carried}</span>}
      </span>
      {where.length > 0 && <small>{where.join(' · ')}</small>}
    </span>
  );
}
