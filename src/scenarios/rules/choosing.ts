// Questions that only ask who.
import type { SurvivorId } from '../catalogue/survivors';
import { option } from '../decisions';
import type { ZombieId } from '../ids';

export const forSurvivors = (ids: readonly SurvivorId[]) =>
  ids.map((survivor) => option(survivor, { verb: 'survivor', survivor }, { about: survivor }));

export const forZombies = (ids: readonly ZombieId[]) =>
  ids.map((zombie) => option(zombie, { verb: 'zombie', zombie }, { about: zombie }));
