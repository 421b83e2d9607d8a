// Who is on, and with what: as plain data.
import type { Asked } from '../../../match/seat-session';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { SeatId } from '../../../scenarios/ids';
import { seatFor } from '../../../scenarios/rules/sides';
import { whoActs, type SeatView } from '../../../scenarios/view';

export type Banner = {
  readonly seat: SeatId;
  /** Whose card is voted on (R273). */
  readonly votesOn?: SeatId;
  /** The turn it plays; somebody else may be asked in between, and the survivor is not theirs. */
  readonly turn?: NonNullable<SeatView['turn']>;
  /** Whose go it is in a duel, where that is not whose turn it is. */
  readonly fighter?: SurvivorId;
};

export function bannerOf(view: SeatView, asked: Asked | undefined): Banner {
  const acting = whoActs(view);
  const isFighting =
    view.duel !== undefined && acting !== undefined && acting !== view.turn?.survivor;
  const own = isFighting ? seatFor(view, acting) : view.turn?.seat;
  const seat = asked?.seat ?? own ?? view.seats[0]?.id ?? '';
  if (asked?.decision.kind === 'vote') return { seat, votesOn: asked.decision.about };
  if (isFighting) return { seat, fighter: acting };
  return { seat, ...(view.turn?.seat === seat && { turn: view.turn }) };
}
