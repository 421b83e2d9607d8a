import { Face } from '../../art/Face';
import { Carried } from '../art/Carried';
import { Hearts } from '../art/Hearts';
import type { Board } from './shown-option';

/** A survivor to choose: life, weapon, what it carries and where it is. */
export function SurvivorCard({ name, board }: { name: string; board: Board }) {
  const { survivor, life, of, where } = board;
  return (
    <span className="survivor-card">
      <Face of={survivor} size={36} />
      <span className="survivor-card-words">
        <strong>{name}</strong>
        <span className="survivor-card-facts">
          <Hearts life={life} of={of} />
          <Carried id={survivor} />
        </span>
        {where.length > 0 && <small>{where.join(' · ')}</small>}
      </span>
    </span>
  );
}
