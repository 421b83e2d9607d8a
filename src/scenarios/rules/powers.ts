// 37. A power works while its face of the board is up; turning the board gives the markers that lie on it (R244, A140).
import { POWERS, type Power } from '../catalogue/powers';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import { changeSurvivor, changeTurn } from '../change';
import type { Tokens } from '../game';
import { emit, type Play } from '../play';
import { survivorOf, turnOf } from '../queries';
import type { Seen } from '../view';

const NO_POWER: Power = {};

/** What this survivor can do just now beyond what everybody can. */
export const powerOf = (game: Seen, id: SurvivorId): Power =>
  survivorOf(game, id).power === 'up' ? POWERS[id] : NO_POWER;

/** The markers that come with the power, beside the inventory (A156). */
export const tokensOf = (id: SurvivorId): Tokens => {
  const { bonusActions = 0, flares = 0 } = POWERS[id];
  return { bonusActions, flares };
};

/** The active survivor has this power, and has not used it up in this turn. */
export const isUnused = (game: Seen, trait: keyof Power): boolean =>
  game.turn !== undefined &&
  powerOf(game, game.turn.survivor)[trait] !== undefined &&
  !(game.turn.usedPowers ?? []).includes(trait);

/** The active survivor has used it, and not again in this turn. */
export const spendPower = (play: Play, trait: keyof Power): void =>
  changeTurn(play.game, { usedPowers: [...(turnOf(play.game).usedPowers ?? []), trait] });

/** From now on it has its power; one that is up already stays so. */
export function turnBoard(play: Play, id: SurvivorId, rules: readonly RuleRef[]): void {
  const { power } = survivorOf(play.game, id);
  if (power === 'up') return;
  changeSurvivor(play.game, id, { power: 'up', tokens: tokensOf(id) });
  emit(play, { kind: 'boardTurned', survivor: id, rules });
}
