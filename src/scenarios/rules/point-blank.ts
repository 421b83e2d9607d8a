// 16. A lying zombie next to the active survivor can be killed without a pitch.
import type { SurvivorId } from '../catalogue/survivors';
import { noiseOf } from '../catalogue/weapons';
import { option } from '../decisions';
import type { Game } from '../game';
import type { ZombieId } from '../ids';
import { doNext, type Handlers } from '../play';
import {
  buildingOf,
  isLying,
  zombiesNextTo,
  survivorOf,
  turnOf,
  weaponsOf,
  zombieOf,
  zombiesInside,
} from '../queries';
import { kill } from './life';
import { loudWithDuel } from './loudness';
import { isUnused, spendPower } from './powers';
import { afterAction, isGoingOn, makeNoise, mayAct, spendAction } from './turn-state';

/** In the street next to it, or in the same building (A32). */
export function pointBlankTargets(game: Game, id: SurvivorId): ZombieId[] {
  if (weaponsOf(game, id).length === 0) return [];
  const inside = buildingOf(survivorOf(game, id));
  const near = inside ? zombiesInside(game, inside) : zombiesNextTo(game, id);
  return near.filter((zombie) => isLying(zombieOf(game, zombie)));
}

export const pointBlankHandlers: Pick<Handlers, 'pointBlank'> = {
  pointBlank: {
    ask: (game) => {
      if (!(isUnused(game, 'freePointBlank') ? isGoingOn(game) : mayAct(game))) return undefined;
      const { survivor } = turnOf(game);
      const weapons = [...new Set(weaponsOf(game, survivor))];
      const options = pointBlankTargets(game, survivor).flatMap((zombie) =>
        weapons.map((weapon) =>
          option(
            `${zombie} ${weapon}`,
            { verb: 'kill', zombie, weapon },
            { about: zombie, noise: loudWithDuel(game, survivor, noiseOf(weapon)) },
          ),
        ),
      );
      return {
        kind: 'pointBlank',
        about: survivor,
        options: [...options, option('back', { verb: 'back' })],
      };
    },
    answer: (play, _, { means }) => {
      if (means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const { zombie, weapon } = means;
      const { survivor } = turnOf(play.game);
      if (isUnused(play.game, 'freePointBlank')) {
        // The first of the turn costs nothing, but it is heard (A150).
        spendPower(play, 'freePointBlank');
        makeNoise(play, noiseOf(weapon));
      } else spendAction(play, noiseOf(weapon));
      kill(play, zombie, survivor, weapon, ['R109', 'R110', 'R111'], true);
      afterAction(play);
    },
  },
};
