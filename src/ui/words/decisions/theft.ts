// Who would take a hidden marker from whom.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import { must } from '../../../scenarios/queries';
import { both, type Both } from '../both';
import { agree } from '../grammar';
import { markerNoun, survivorName } from '../names';
import type { TellContext } from '../tell/context';

const thiefOf = ({ thief }: TellContext): string => survivorName(must(thief, 'a thief'));

export function mayLook(context: TellContext, victim: SurvivorId): Both {
  const [thief, from] = [thiefOf(context), survivorName(victim)];
  return both(
    `${from} is down: ${thief} may take a hidden marker. Look at one?`,
    `${from} est à terre : ${thief} peut prendre un marqueur caché. En regarder un ?`,
  );
}

export function mayTake(context: TellContext, marker: string): Both {
  const victim = must(context.holderOf(marker), 'a holder');
  const [thief, from] = [thiefOf(context), survivorName(victim)];
  const it = agree(markerNoun(context.markerType(marker)), 'le', 'la');
  return both(`Does ${thief} take it from ${from}?`, `${thief} ${it} prend à ${from} ?`);
}
