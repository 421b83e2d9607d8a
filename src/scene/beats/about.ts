// Whom and what an ending is about: who is glad, and where to look.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { streetZombies, survivorIds, survivorOf } from '../../scenarios/queries';
import type { SeatView } from '../../scenarios/view';
import { ENDINGS, type Crowd, type Ending } from './endings';

export type Staging = {
  readonly ending: Ending;
  /** In the picture; nothing: the town as a whole. */
  readonly about: readonly string[];
  readonly glad: readonly string[];
};

/** Undefined while the match goes on. */
export function stagingOf(view: SeatView): Staging | undefined {
  const { result } = view;
  if (!result) return undefined;
  const ending = ENDINGS[result.reason];
  const crowd = (name: Crowd): readonly string[] => crowdOf(name, view);
  const { at, who, glad } = ending;
  return {
    ending,
    about: at === undefined ? (who ? crowd(who) : []) : [at],
    glad: glad ? crowd(glad) : [],
  };
}

function crowdOf(name: Crowd, view: SeatView): readonly string[] {
  if (name === 'zombies') return streetZombies(view);
  const isWinner = name === 'winners';
  return survivorIds(view).filter((id) => isOnTable(view, id) && hasWon(view, id) === isWinner);
}

const isOnTable = (view: SeatView, id: SurvivorId): boolean => {
  const { in: where } = survivorOf(view, id).place;
  return where === 'street' || where === 'building';
};

function hasWon({ result, seats, survivors }: SeatView, id: SurvivorId): boolean {
  const survivor = survivors[id];
  if (!result || !survivor) return false;
  if (survivor.owner !== undefined) return result.seats.includes(survivor.owner);
  return seats.some(({ id: seat, team }) => team === survivor.team && result.seats.includes(seat));
}
