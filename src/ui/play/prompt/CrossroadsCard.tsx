import type { CardAid } from './aid';
import './CrossroadsCard.css';

export function CrossroadsCard({ flavour, effect }: CardAid) {
  return (
    <article className="crossroads-card">
      <p className="crossroads-flavour">{flavour}</p>
      <p>{effect}</p>
    </article>
  );
}
