// 16. A lying zombie next to the active survivor can be killed without a pitch.
import type { SurvivorId } from '../catalogue/survivors';
import { noiseOf, type WeaponId } from '../catalogue/weapons';
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
import { afterAction, mayAct, spendAction } from './turn-state';

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
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const weapons = [...new Set(weaponsOf(game, survivor))];
      const options = pointBlankTargets(game, survivor).flatMap((zombie) =>
        weapons.map((weapon) => ({ id: `${zombie} ${weapon}`, about: zombie })),
      );
      return { kind: 'pointBlank', about: survivor, options: [...options, { id: 'back' }] };
    },
    answer: (play, _, { choice }) => {
      if (choice === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const [zombie = '', weapon = ''] = choice.split(' ');
      const { survivor } = turnOf(play.game);
      spendAction(play, noiseOf(weapon as WeaponId));
      kill(play, zombie, survivor, `pointBlank ${weapon}`, ['R109', 'R110', 'R111']);
      afterAction(play);
    },
  },
};
