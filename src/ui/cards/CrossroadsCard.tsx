import type { CrossroadsId } from '../../scenarios/catalogue/crossroads';
import { Icon } from '../art/Icon';
import { markerIcon } from '../art/signs';
import { useTexts } from '../i18n/use-texts';
import './CrossroadsCard.css';
import { Vignette } from './Vignette';

type Props = {
  readonly card: CrossroadsId;
  /** A strip beside a question, which says its title; or the card itself, to be read at leisure. */
  readonly size?: 'strip' | 'full';
};

/** A crossroads card as it lies face up on the table. */
export function CrossroadsCard({ card, size = 'full' }: Props) {
  const { title, flavour, effect } = useTexts().cards[card];
  return (
    <article className="crossroads-card" data-size={size}>
      <Vignette of={{ crossroads: card }}>
        <Icon name={markerIcon('crossroads')} />
      </Vignette>
      <div className="crossroads-words">
        {size === 'full' && <h3>{title}</h3>}
        <p className="crossroads-flavour">{flavour}</p>
        <p>{effect}</p>
      </div>
    </article>
  );
}
