// Questions about a match that more than one part of the page asks.
import { isSurvivorId, type SurvivorId } from '../../scenarios/catalogue/survivors';
import type { Game } from '../../scenarios/game';

export const survivorIn = (
  game: Game,
  id: string | undefined,
): Game['survivors'][SurvivorId] | undefined => (isSurvivorId(id) ? game.survivors[id] : undefined);

export const seatName = (game: Game, seat: string): string =>
  game.seats.find(({ id }) => id === seat)?.name ?? seat;
