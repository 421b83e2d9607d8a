// Who would take a hidden marker from whom.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Decision } from '../../scenarios/decisions';
import { both, type Both } from '../both';
import { agree } from '../grammar';
import { markerNoun, survivorName } from '../names';
import type { TellContext } from '../tell/context';

export function mayLook(thief: SurvivorId, victim: SurvivorId): Both {
  const [by, from] = [survivorName(thief), survivorName(victim)];
  return both(
    `${from} is down: ${by} may take a hidden marker. Look at one?`,
    `${from} est à terre : ${by} peut prendre un marqueur caché. En regarder un ?`,
  );
}

export function mayTake(
  { about, thief, from }: Decision<'stolen'>,
  { markerType }: TellContext,
): Both {
  const [by, victim] = [survivorName(thief), survivorName(from)];
  const it = agree(markerNoun(markerType(about)), 'le', 'la');
  return both(`Does ${by} take it from ${victim}?`, `${by} ${it} prend à ${victim} ?`);
}
