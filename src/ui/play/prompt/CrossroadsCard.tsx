import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { useLanguage } from '../../i18n/useLanguage';
import { cardWords } from '../../words/cards';
import './CrossroadsCard.css';

/** A crossroads card as it lies face up on the table. */
export function CrossroadsCard({ id }: { id: CrossroadsId }) {
  const { language } = useLanguage();
  const { title, flavour, effect } = cardWords(id);
  return (
    <article className="crossroads-card">
      <h3>{title[language]}</h3>
      <p className="crossroads-flavour">{flavour[language]}</p>
      <p>{effect[language]}</p>
    </article>
  );
}
