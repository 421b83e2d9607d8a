// Who is on, and with what: as plain data.
import type { Asked } from '../../../match/seat-session';
import type { SeatId } from '../../../scenarios/ids';
import type { SeatView } from '../../../scenarios/view';

export type Banner = {
  readonly seat: SeatId;
  /** Whose card is voted on (R273). */
  readonly votesOn?: SeatId;
  /** The turn it plays; somebody else may be asked in between, and the survivor is not theirs. */
  readonly turn?: NonNullable<SeatView['turn']>;
};

export function bannerOf(view: SeatView, asked: Asked | undefined): Banner {
  const seat = asked?.seat ?? view.turn?.seat ?? view.seats[0]?.id ?? '';
  if (asked?.decision.kind === 'vote') return { seat, votesOn: asked.decision.about };
  return { seat, ...(view.turn?.seat === seat && { turn: view.turn }) };
}
