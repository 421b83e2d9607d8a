import { Icon } from '../../art/Icon';
import { Hearts } from '../art/Hearts';
import type { DuelAid, ShownFighter } from './duel-aid';
import './DuelBoard.css';

export function DuelBoard({ near, far, gap, deck }: DuelAid) {
  return (
    <div className="duel">
      <Side fighters={near} />
      <p className="duel-gap">
        <span aria-hidden="true">⟷</span> {gap}
      </p>
      <Side fighters={far} />
      {deck && (
        <p className="duel-deck">
          <span className="duel-cards" aria-hidden="true">
            {deck.left}
          </span>
          {deck.turned && (
            <strong key={deck.turned.number} className="duel-card" data-card={deck.turned.card}>
              {deck.turned.name}
            </strong>
          )}
          <span className="duel-words">{deck.words}</span>
        </p>
      )}
    </div>
  );
}

function Side({ fighters }: { fighters: readonly ShownFighter[] }) {
  return (
    <ul className="duel-side">
      {fighters.map(({ id, name, life, weapon, isNext }) => (
        <li key={id} data-next={isNext}>
          {name}
          {life && <Hearts life={life.left} of={life.of} />}
          {weapon && <Icon name={weapon} />}
        </li>
      ))}
    </ul>
  );
}
