// Raising zombies, wherever they lie.
import { moveZombie } from '../change';
import { isStanding } from '../../physics/measure/pose';
import type { RuleRef } from '../causes';
import type { Seen } from '../view';
import type { ZombieId } from '../ids';
import { emit, type Play } from '../play';
import { isLying, zombieOf, zombiesOnTable } from '../queries';
import { standUpAt } from './tidy';

/** A card holds it: it neither hears nor gets up. */
export const isFrozen = (game: Seen, id: ZombieId): boolean =>
  game.effects.some((effect) => effect.kind === 'frozen' && effect.zombie === id);

export function standUp(play: Play, id: ZombieId, rules: readonly RuleRef[]): void {
  const { place } = zombieOf(play.game, id);
  if (place.in === 'building') moveZombie(play.game, id, { ...place, lying: false });
  else if (place.in === 'street' && !isStanding(place.pose)) standUpAt(play.game, id, place.pose);
  emit(play, { kind: 'stoodUp', figure: id, rules });
}

/** Every lying zombie in town, indoors too (R126, R148, A42), but for those a card froze. */
export function standUpAll(play: Play): void {
  const { game } = play;
  for (const id of zombiesOnTable(game)) {
    if (isLying(zombieOf(game, id)) && !isFrozen(game, id)) standUp(play, id, ['R126']);
  }
}
