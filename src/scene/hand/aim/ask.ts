// What the spare table is asked about an aim, and what its answers mean.
import type { TableView } from '../../../match/table-view';
import type { Recording } from '../../../physics/recording';
import type { Decision } from '../../../scenarios/decisions';
import type { TableRun } from '../../../scenarios/game';
import {
  hasLuck,
  isFlicked,
  noRoomFor,
  outlookOf,
  scatterOf,
  type AimOutlook,
} from '../../../scenarios/outlook';
import type { SeatView } from '../../../scenarios/view';
import type { Aiming } from '../aiming';
import { FORECAST_SEED, FORECAST_SEEDS, foretold } from './foretold';

export type Ask = {
  /** Equal asks have equal answers. */
  readonly key: string;
  readonly seeds: readonly number[];
  readonly run: (seed: number) => TableRun;
  readonly judge: (recordings: readonly Recording[]) => AimOutlook;
  /** Known without a run. */
  readonly known?: AimOutlook;
};

/** Nothing for what the rules do not judge by one run, as a flare. */
export function askOf(
  aiming: Aiming,
  decision: Decision | undefined,
  view: SeatView | undefined,
  shown: Pick<TableView, 'layout' | 'pieces'>,
): Ask | undefined {
  if (!decision || !view || !isFlicked(decision)) return undefined;
  const { offer, choice: _choice, ...numbers } = aiming;
  const run = (seed: number): TableRun => foretold(aiming, shown, seed);
  const judged = ({ outcome }: Recording, index: number) =>
    outlookOf(decision, view, offer, run(FORECAST_SEEDS[index] ?? FORECAST_SEED), outcome);
  const known = noRoomFor(run(FORECAST_SEED));
  return {
    key: `${decision.number} ${JSON.stringify([offer.launch, offer.at, offer.aside, numbers])}`,
    seeds: hasLuck(offer) ? FORECAST_SEEDS : [FORECAST_SEED],
    run,
    judge: (recordings) => {
      const all = recordings.map(judged);
      const [first] = all;
      if (!first) throw new Error('no run to judge');
      if (!hasLuck(offer)) return first;
      return scatterOf(all.flatMap((one) => (one.of === 'shot' ? [one] : [])));
    },
    ...(known && { known }),
  };
}
