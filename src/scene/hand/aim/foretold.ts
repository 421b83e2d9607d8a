// The run that an aim would come to, foretold from what is offered and what is seen: no rule is asked.
import type { Table } from '../../../physics/table';
import type { TableRun } from '../../../scenarios/game';
import { runOf } from '../../../scenarios/runs';
import type { Aiming } from '../aiming';

/** The town, or the lane of a duel. */
export type SeenTable = Pick<Table, 'layout' | 'pieces'>;

/** A forecast has dice of its own, never the match's: how unevenly pellets leave stays a surprise. */
export const FORECAST_SEEDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Where luck has no part in it, one run tells all. */
export const FORECAST_SEED = 1;

/** An offer whose start was moved lies there already. */
export const foretold = (
  { choice: _choice, offer, shift: _shift, from: _from, ...flick }: Aiming,
  seen: SeenTable,
  seed = FORECAST_SEED,
): TableRun => runOf(offer, flick, seen, seed);
