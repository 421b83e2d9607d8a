// How far things are from each other, edge to edge, as the rules measure (A01, A43).
import {
  gapBetween,
  pieceFootprint,
  supportFootprints,
  type Footprint,
} from '../physics/measure/footprint';
import { doorGround } from '../physics/measure/sight';
import type { Structure, Table } from '../physics/table';
import { tableOf } from './queries';
import { laneOf } from './rules/duel-lane';
import type { SurvivorId } from './catalogue/survivors';
import type { SeatView } from './view';

/** What everybody looks at just now: the lane of a duel, or the town. */
export const tableSeen = (view: SeatView): Table => laneOf(view.duel, view)?.table ?? tableOf(view);

/** The building that somebody is in, who waits there included. */
export function aroundOf(view: SeatView, id: string): Structure | undefined {
  const place = (view.survivors[id as SurvivorId] ?? view.zombies[id])?.place;
  if (place?.in !== 'building' && place?.in !== 'waiting') return undefined;
  return view.layout.structures.find((one) => one.id === place.structure);
}

/** The ground that it covers: of a building that of its door, and of who is inside its supports. */
function groundsOf(view: SeatView, table: Table, id: string): readonly Footprint[] {
  const piece = table.pieces.find((one) => one.id === id);
  if (piece) return [pieceFootprint(piece)];
  const house = table.layout.structures.find((one) => one.id === id);
  if (house) return [doorGround(house)];
  const around = aroundOf(view, id);
  return around ? supportFootprints(around) : [];
}

/** The smallest gap between two things on the table; undefined where one of them is not there. */
export function gapTo(view: SeatView, from: string, to: string): number | undefined {
  const table = tableSeen(view);
  const [own, other] = [groundsOf(view, table, from), groundsOf(view, table, to)];
  const gaps = own.flatMap((one) => other.map((two) => gapBetween(one, two)));
  return gaps.length > 0 ? Math.min(...gaps) : undefined;
}
