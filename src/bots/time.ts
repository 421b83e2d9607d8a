// What can still be done before the day marker has run out: one turn a round, for everybody.
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { Game } from '../scenarios/game';
import { isAvailable, survivorOf } from '../scenarios/queries';

/** Of a turn (R045). */
const ACTIONS = 2;
/** An action for which there is no time counts so many times more. */
const LATE = 1;

/** Actions that somebody has left: of this round, if it has not had its turn, and of all that are sure to come. */
export function actionsLeft(game: Game, id: SurvivorId): number {
  const { round, turn } = game;
  const now = turn?.survivor === id ? turn.actionsLeft : isAvailable(game, id) ? ACTIONS : 0;
  const bonus = survivorOf(game, id).tokens?.bonusActions ?? 0;
  return now + bonus + ACTIONS * Math.max(0, round.marker - 1);
}

/** What so many actions of one survivor weigh: the errand is lost with those that come too late. */
export const inTime = (game: Game, id: SurvivorId, actions: number): number =>
  actions + LATE * Math.max(0, actions - actionsLeft(game, id));
