// The duel that is going on, as the page shows it.
import type { Duel } from '../../scenarios/duels';
import type { Game } from '../../scenarios/game';

export function duelOf(game: Game): Duel | undefined {
  const task = game.agenda.at(-1);
  return task && 'duel' in task ? task.duel : undefined;
}
