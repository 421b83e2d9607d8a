import type { SeatView } from '../../scenarios/view';
import { Mark } from './Mark';
import { markOf } from './marks';
import { TeamMark } from './TeamMark';

/** The mark a player chose; where two teams play, that of the team: two signs at once would only clash. */
export function SeatMark({ view, seat }: { view: SeatView; seat: string }) {
  const team = view.seats.find(({ id }) => id === seat)?.team ?? 'together';
  return team === 'together' ? <Mark mark={markOf(seat)} /> : <TeamMark team={team} />;
}
