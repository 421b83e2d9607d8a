import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { StructureId } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';
import { storeId } from '../map/markersAt';
import { count, list } from '../../words/grammar';
import { MARKER_NAMES, pieceNoun, STRUCTURES } from '../../words/names';

/** Which markers are mixed, where they are dealt, and what lies open or stands inside. */
export function MarkersList({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const language = useLanguage((store) => store.language);
  const { markers, faceUp = [], zombiesInside = {} } = scenario;
  const inside = Object.entries(zombiesInside);
  if (!markers && faceUp.length === 0 && inside.length === 0) return null;
  const mix = Object.entries(markers?.mix ?? {}).map(([type, number]) =>
    count(MARKER_NAMES[type as MarkerType], number, language),
  );
  const dealt = markers?.places.map(storeId) ?? [];
  const places = [...new Set(dealt)].map(
    (id) => `${dealt.filter((one) => one === id).length} × ${pieceNoun(id)[language]}`,
  );
  return (
    <>
      <h2>{t('sheet.markers')}</h2>
      <ul>
        {markers && <li>{t('sheet.mix', { markers: list(mix, language) })}</li>}
        {markers && <li>{t('sheet.deal', { places: list(places, language) })}</li>}
        {faceUp.map(({ type, count: number, store }) => (
          <li key={type + storeId(store)}>
            {t('sheet.faceUp', {
              markers: count(MARKER_NAMES[type], number, language),
              place: pieceNoun(storeId(store))[language],
            })}
          </li>
        ))}
        {inside.map(([id, zombies]) => (
          <li key={id}>
            {t('sheet.inside', { zombies, place: STRUCTURES[id as StructureId][language] })}
          </li>
        ))}
      </ul>
    </>
  );
}
