// Who stands in the folded list of teams, in which order: as plain data.
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { TeamId } from '../../../scenarios/ids';
import { survivorIds, survivorOf } from '../../../scenarios/queries';
import type { SeatView } from '../../../scenarios/view';

export type StripRow = {
  /** Those who wait to be taken along belong to none. */
  readonly team: TeamId | undefined;
  readonly members: readonly SurvivorId[];
};

/** Whoever plays sees the own people first: the team whose turn it is leads. A team without anybody has no row. */
export function stripOf(view: SeatView): readonly StripRow[] {
  const first = view.turn && survivorOf(view, view.turn.survivor).team;
  const teams = view.teams.map(({ id }) => id);
  const ids = survivorIds(view);
  const rows = [...teams.filter((id) => id === first), ...teams.filter((id) => id !== first)].map(
    (team) => ({ team, members: ids.filter((id) => survivorOf(view, id).team === team) }),
  );
  const waiting = ids.filter((id) => survivorOf(view, id).place.in === 'waiting');
  return [...rows, { team: undefined, members: waiting }].filter(
    ({ members }) => members.length > 0,
  );
}
