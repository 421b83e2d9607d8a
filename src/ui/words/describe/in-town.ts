import type { Game } from '../../../scenarios/game';
import { zombiesInTown, zombiesOnTable } from '../../../scenarios/queries';

/** As a player sees it: those in the tower are in town if they were taken off its streets, and not before they are out if they come from the dump. */
export function zombiesSeenInTown(game: Game): number {
  const rush = game.agenda.findLast((task) => task.do === 'fillSlots' || task.do === 'runRush');
  const areNew = rush?.cause === 'horde' || rush?.cause === 'card';
  return (areNew ? zombiesOnTable : zombiesInTown)(game).length;
}
