import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { useLanguage } from '../../i18n/useLanguage';
import { cardWords } from '../../../words/cards';
import './CrossroadsCard.css';

/** A crossroads card as it lies face up on the table; its title is the question above it. */
export function CrossroadsCard({ id }: { id: CrossroadsId }) {
  const { language } = useLanguage();
  const { flavour, effect } = cardWords(id);
  return (
    <article className="crossroads-card">
      <p className="crossroads-flavour">{flavour[language]}</p>
      <p>{effect[language]}</p>
    </article>
  );
}
