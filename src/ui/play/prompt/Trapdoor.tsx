import { zombieIds, zombieOf } from '../../../scenarios/queries';
import { useLanguage } from '../../i18n/use-language';
import { zombieNoun } from '../../../words/nouns';
import { usePlay } from '../context';
import './Trapdoor.css';
import { useTexts } from '../../i18n/use-texts';

/** As one sees it from the tower: the front row is the lower one. */
const SPOTS = [4, 5, 6, 1, 2, 3];

/** The six spots of the trapdoor, and who stands on them already. */
export function Trapdoor() {
  const { language } = useLanguage();
  const texts = useTexts();
  const { view } = usePlay();
  const names = new Map(
    zombieIds(view).flatMap((id) => {
      const { place } = zombieOf(view, id);
      return place.in === 'tower'
        ? [[place.slot, texts.grammar.capital(zombieNoun(id, language).word)] as const]
        : [];
    }),
  );
  return (
    <ol className="trapdoor" aria-hidden="true">
      {SPOTS.map((spot) => (
        <li key={spot} data-taken={names.has(spot)}>
          {names.get(spot) ?? spot}
        </li>
      ))}
    </ol>
  );
}
