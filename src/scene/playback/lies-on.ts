import type { TableView } from '../../match/table-view';
import type { RecordedRun } from '../../match/session';

/**
 * Whether what was flicked there may still lie before these eyes: in town, or on the lane of the same duel. Whoever strikes
 * with a bat is not on the table while the bat is.
 */
export function liesOn(
  { table, launch }: RecordedRun['run'],
  { layout, pieces }: Pick<TableView, 'layout' | 'pieces'>,
): boolean {
  const isLane = table.layout.town === undefined;
  if (isLane !== (layout.town === undefined)) return false;
  if (!isLane) return true;
  const strangers = pieces.filter(({ id }) => table.pieces.every((one) => one.id !== id));
  return strangers.length <= (launch.kind === 'bat' ? 1 : 0);
}
