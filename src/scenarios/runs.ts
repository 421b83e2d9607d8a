// The run of an offered flick: the rulebook asks the table for it, and a screen foretells it from the same facts.
import type { FlickLaunch } from '../physics/launch';
import { launchFor } from '../physics/measure/launches';
import type { Table } from '../physics/table';
import type { FlickOffer } from './decisions';
import type { TableRun } from './game';
import type { Flick } from './tasks';

/** What the table is to do with the piece; where luck has no part in it, any seed will do. */
export const launchOf = (
  { launch, at, count = 0, piece }: Pick<FlickOffer, 'launch' | 'at' | 'count' | 'piece'>,
  flick: Flick,
  seed = 0,
): FlickLaunch => launchFor(launch, { ...flick, at, count, piece: piece?.id ?? '', seed });

/** The launch on what is seen of the table: the town, or the lane of a duel. */
export function runOf(
  offer: FlickOffer,
  flick: Flick,
  { layout, pieces }: Pick<Table, 'layout' | 'pieces'>,
  seed = 0,
): TableRun & { readonly launch: FlickLaunch } {
  const { aside, piece, roughness } = offer;
  const left = pieces.filter(({ id }) => !aside.includes(id));
  const table: Table = {
    layout,
    pieces: piece ? [...left, piece] : left,
    ...(roughness !== undefined && { roughness }),
  };
  return { table, launch: launchOf(offer, flick, seed) };
}
