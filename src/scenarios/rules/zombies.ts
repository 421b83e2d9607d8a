// Raising zombies, wherever they lie.
import { moveZombie } from '../change';
import { isStanding } from '../../physics/measure/pose';
import type { ZombieId } from '../ids';
import { tell, type Play } from '../play';
import { isLying, zombieOf, zombiesOnTable } from '../queries';
import { standUpAt } from './tidy';

export function standUp(play: Play, id: ZombieId, rules: readonly string[]): void {
  const { place } = zombieOf(play.game, id);
  if (place.in === 'building') moveZombie(play.game, id, { ...place, lying: false });
  else if (place.in === 'street' && !isStanding(place.pose)) standUpAt(play.game, id, place.pose);
  tell(play, { kind: 'stoodUp', figure: id, rules });
}

/** Every lying zombie in town, indoors too (R126, R148, A42), but for those a card froze. */
export function standUpAll(play: Play): void {
  const { game } = play;
  const frozen = game.effects.filter(({ kind }) => kind === 'frozen').map(({ target }) => target);
  for (const id of zombiesOnTable(game)) {
    if (isLying(zombieOf(game, id)) && !frozen.includes(id)) standUp(play, id, ['R126']);
  }
}
