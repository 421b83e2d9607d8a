import type { CrossroadsId } from '../../../scenarios/catalogue/crossroads';
import { useTexts } from '../../i18n/use-texts';
import './CrossroadsCard.css';

/** A crossroads card as it lies face up on the table; its title is the question above it. */
export function CrossroadsCard({ id }: { id: CrossroadsId }) {
  const { flavour, effect } = useTexts().cards[id];
  return (
    <article className="crossroads-card">
      <p className="crossroads-flavour">{flavour}</p>
      <p>{effect}</p>
    </article>
  );
}
