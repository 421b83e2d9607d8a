import type { SideName } from '../../../scenarios/duels';
import { Face } from '../../art/Face';
import { Icon } from '../../art/Icon';
import { Hearts } from '../art/Hearts';
import { CombatCardTurned } from '../duel/CombatCardTurned';
import type { DuelAid, ShownFighter, ShownGap } from './duel-aid';
import './DuelBoard.css';

/** Face to face, the way between them, and the deck that decides how fast it shrinks. */
export function DuelBoard({ near, far, gap, deck }: DuelAid) {
  return (
    <div className="duel-board">
      <Side name="near" fighters={near} />
      <Way gap={gap} />
      <Side name="far" fighters={far} />
      {deck && (
        <div className="duel-deck">
          <span className="duel-cards" aria-hidden="true">
            {deck.left}
          </span>
          <span className="duel-words">
            <span className="unseen">{deck.words}. </span>
            {deck.odds ?? <span aria-hidden="true">{deck.words}</span>}
          </span>
          {deck.turned && (
            <CombatCardTurned
              key={deck.turned.number}
              card={deck.turned.card}
              words={deck.turned.name}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Every step that was come is filled; the one who comes walks in from the right. */
function Way({ gap: { words, steps, parts, come } }: { gap: ShownGap }) {
  return (
    <div className="duel-gap">
      <p>
        {words}
        {steps !== undefined && <small>{steps}</small>}
      </p>
      <div className="duel-way" aria-hidden="true">
        {Array.from({ length: parts }, (_, index) => (
          <span key={index} data-come={index >= parts - come} />
        ))}
      </div>
    </div>
  );
}

const LARGE = 44;
const SMALL = 32;

function Side({ name: side, fighters }: { name: SideName; fighters: readonly ShownFighter[] }) {
  return (
    <ul className="duel-side" data-side={side}>
      {fighters.map(({ id, face, name, life, weapon, isNext }) => (
        <li key={id} data-next={isNext}>
          {face && <Face of={face} size={fighters.length > 1 ? SMALL : LARGE} />}
          <span className="duel-who">
            <b>{name}</b>
            <span className="duel-facts">
              {life && <Hearts life={life.left} of={life.of} />}
              {weapon && <Icon name={weapon} />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
