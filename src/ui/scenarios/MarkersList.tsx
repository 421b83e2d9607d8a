import type { MarkerType } from '../../scenarios/catalogue/markers';
import type { StructureId } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';
import { useLanguage } from '../i18n/use-language';
import { useT } from '../i18n/use-t';
import { storeId } from '../map/markers-at';
import { markerNoun, pieceNoun } from '../../words/nouns';
import { useTexts } from '../i18n/use-texts';

/** Which markers are mixed, where they are dealt, and what lies open or stands inside. */
export function MarkersList({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const language = useLanguage((store) => store.language);
  const texts = useTexts();
  const { markers, faceUp = [], zombiesInside = {} } = scenario;
  const inside = Object.entries(zombiesInside);
  if (!markers && faceUp.length === 0 && inside.length === 0) return null;
  const mix = Object.entries(markers?.mix ?? {}).map(([type, number]) =>
    texts.grammar.count(markerNoun(type as MarkerType, language), number),
  );
  const dealt = markers?.places.map(storeId) ?? [];
  const places = [...new Set(dealt)].map(
    (id) => `${dealt.filter((one) => one === id).length} × ${pieceNoun(id, language).word}`,
  );
  return (
    <>
      <h2>{t('sheet.markers')}</h2>
      <ul>
        {markers && <li>{t('sheet.mix', { markers: texts.grammar.list(mix) })}</li>}
        {markers && <li>{t('sheet.deal', { places: texts.grammar.list(places) })}</li>}
        {markers?.removed !== undefined && (
          <li>{t('sheet.removed', { number: markers.removed })}</li>
        )}
        {markers?.reserve !== undefined && (
          <li>{t('sheet.reserve', { number: markers.reserve })}</li>
        )}
        {scenario.closed && (
          <li>
            {t('sheet.closed', {
              places: texts.grammar.list(
                scenario.closed.map((id) => texts.grammar.the(texts.names.structures[id])),
              ),
            })}
          </li>
        )}
        {faceUp.map(({ type, count: number, store }) => (
          <li key={type + storeId(store)}>
            {t('sheet.faceUp', {
              markers: texts.grammar.count(markerNoun(type, language), number),
              place: pieceNoun(storeId(store), language).word,
            })}
          </li>
        ))}
        {inside.map(([id, zombies]) => (
          <li key={id}>
            {t('sheet.inside', { zombies, place: texts.names.structures[id as StructureId].word })}
          </li>
        ))}
      </ul>
    </>
  );
}
