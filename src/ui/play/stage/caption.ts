// What is said under a moment, in the words of the log, and whose faces stand beside it.
import type { Beat } from '../../../match/stage/queue';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { isZombieId, ZOMBIES } from '../../../scenarios/catalogue/zombies';
import type { FaceOf } from '../../../scene/art/figures/portrait';
import { tellAmong, type Line, type TellContext } from '../../../words/tell';
import type { Language } from '../../../words/texts';

/** More would be a list and not a moment. */
const MOST_LINES = 3;
const MOST_FACES = 6;

export function captionOf(
  { events }: Pick<Beat, 'events'>,
  context: TellContext,
  language: Language,
): readonly Line[] {
  return events
    .flatMap((event) => tellAmong(event, events, context, language) ?? [])
    .slice(0, MOST_LINES);
}

export const facesOf = ({ about }: Pick<Beat, 'about'>): readonly FaceOf[] =>
  about
    .flatMap((id): FaceOf[] => {
      if (isSurvivorId(id)) return [id];
      const zombie = isZombieId(id) ? ZOMBIES[id] : undefined;
      return zombie ? [zombie.design] : [];
    })
    .slice(0, MOST_FACES);
