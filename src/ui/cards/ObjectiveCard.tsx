import { sortOf, type CardName } from '../../scenarios/objectives/card-names';
import type { CardLine } from '../../words/describe/card';
import { Emblem } from '../art/Emblem';
import { Icon } from '../art/Icon';
import { useTexts } from '../i18n/use-texts';
import './ObjectiveCard.css';
import { Vignette } from './Vignette';

type Props = {
  readonly card: CardName;
  /** How far it is; for nobody but its owner while the match goes on (A190). */
  readonly lines?: readonly CardLine[];
  /** Once the match is over. */
  readonly verdict?: 'met' | 'missed';
};

/** A secret or an exile's objective, as it lies face up: dealt, looked at again, shown at the end. */
export function ObjectiveCard({ card, lines = [], verdict }: Props) {
  const { secrets } = useTexts();
  const { name, text } = secrets.cards[card];
  const sort = sortOf(card);
  return (
    <article className="objective-card" data-sort={sort} data-verdict={verdict}>
      <Vignette of={{ card }}>
        <Emblem of={{ card }} size="large" isNamed />
      </Vignette>
      <header>
        <Emblem of={{ card }} size="large" isNamed />
        <p className="objective-card-sort">{secrets.sorts[sort].name}</p>
        <h3>{name}</h3>
        {verdict && <p className="objective-card-stamp">{secrets[verdict]}</p>}
      </header>
      <div className="objective-card-words">
        <p>{text}</p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line.text} data-done={line.done}>
                {line.done ? <Icon name="end" /> : <span className="objective-card-open" />}
                {line.text}
              </li>
            ))}
          </ul>
        )}
        {!verdict && <p className="objective-card-also">{secrets.sorts[sort].also}</p>}
      </div>
    </article>
  );
}
