import { filledSlots, hasFreeSlot, markersIn } from '../../../scenarios/queries';
import { stores } from '../../../scenarios/rules/take-drop';
import { useLanguage } from '../../i18n/use-language';
import { useT } from '../../i18n/use-t';
import { pieceName, survivorName } from '../../../words/nouns';
import { usePlay } from '../context';
import { MarkerFace } from './MarkerFace';
import './Inventories.css';
import { useTexts } from '../../i18n/use-texts';

/** Both sides of a take and drop: what lies here, and what the survivor carries. */
export function Inventories() {
  const t = useT();
  const { language } = useLanguage();
  const texts = useTexts();
  const { view } = usePlay();
  const survivor = view.turn?.survivor;
  if (!survivor) return null;
  const sides = stores(view, survivor).map((store) => ({
    name: texts.grammar.capital(
      pieceName('structure' in store ? store.structure : store.object, language),
    ),
    markers: markersIn(view, store),
  }));
  const own = filledSlots(view, survivor);
  return (
    <div className="inventories">
      {sides.map(({ name, markers }) => (
        <Side key={name} name={name} markers={markers} empty={t('play.nothingHere')} />
      ))}
      <Side
        name={survivorName(survivor)}
        markers={own}
        empty={t('play.emptyHands')}
        {...(hasFreeSlot(view, survivor) ? {} : { note: t('play.fullHands') })}
      />
    </div>
  );
}

type SideProps = {
  readonly name: string;
  readonly markers: readonly string[];
  readonly empty: string;
  readonly note?: string;
};

function Side({ name, markers, empty, note }: SideProps) {
  return (
    <section>
      <h3>{name}</h3>
      <p>
        {markers.length === 0 && empty}
        {markers.map((id) => (
          <MarkerFace key={id} id={id} />
        ))}
      </p>
      {note !== undefined && <small>{note}</small>}
    </section>
  );
}
