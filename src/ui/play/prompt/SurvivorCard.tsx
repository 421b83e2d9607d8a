import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { isLying, survivorOf } from '../../../scenarios/queries';
import { useT } from '../../i18n/use-t';
import { survivorName } from '../../../words/nouns';
import { Carried } from '../art/Carried';
import { Hearts } from '../art/Hearts';
import { usePlay } from '../context';
import { survivorIn } from '../queries';
import { useTexts } from '../../i18n/use-texts';

/** A survivor to choose: life, weapon, what it carries and where it is. */
export function SurvivorCard({ id }: { id: SurvivorId }) {
  const t = useT();
  const texts = useTexts();
  const { view } = usePlay();
  const survivor = survivorIn(view, id);
  if (!survivor) return null;
  const { place } = survivor;
  const lying = isLying(survivorOf(view, id));
  // In the street is where one expects it.
  const where = [
    ...(place.in === 'building' ? [texts.names.structures[place.structure].word] : []),
    ...(lying ? [t('play.lying')] : []),
  ];
  return (
    <span className="survivor-card">
      <strong>{survivorName(id)}</strong>
      <span className="survivor-card-facts">
        <Hearts life={survivor.life} of={survivor.startLife} />
        <Carried id={id} />
      </span>
      {where.length > 0 && <small>{where.join(' · ')}</small>}
    </span>
  );
}
