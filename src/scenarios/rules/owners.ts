// 39. Whose a survivor is, where people have their own (A141, A174).
import type { SurvivorId } from '../catalogue/survivors';
import type { SeatId } from '../ids';
import { isInPlay, survivorIds, survivorOf } from '../queries';
import type { Seen } from '../view';

export const ownOf = (game: Seen, seat: SeatId): SurvivorId[] =>
  survivorIds(game).filter((id) => survivorOf(game, id).owner === seat);

export const livingOf = (game: Seen, seat: SeatId): SurvivorId[] =>
  ownOf(game, seat).filter((id) => isInPlay(survivorOf(game, id)));

/** The last of its own is dead: it neither plays nor votes any more (R288, A178, A189). */
export const isOut = (game: Seen, seat: SeatId): boolean =>
  ownOf(game, seat).length > 0 && livingOf(game, seat).length === 0;
