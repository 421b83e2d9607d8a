// A table beside the match, for forecasts: it computes in slices, and only the newest run asked for counts.
import type { Recording } from '../physics/recording';
import { TableError } from '../physics/require';
import { simulateLazily } from '../physics/simulate';
import type { TableRun } from '../scenarios/game';

/** Nothing where the table refuses the run. */
export type OnResult = (recording: Recording | undefined) => void;

export type TableWorker = {
  /** Computes a run; an earlier one that is not done yet is dropped. What is returned drops this one. */
  readonly run: (run: TableRun, onResult: OnResult) => () => void;
};

/** A fifth of a second on the table, about a millisecond of work. */
const FRAMES = 12;

/** Computes here, and lets others in between two slices: `later` goes on as soon as they have had their turn. */
export function slicedTable(later: (goOn: () => void) => void): TableWorker {
  let dropLast = (): void => {};
  return {
    run: (run, onResult) => {
      dropLast();
      const frames = framesOf(run);
      let dropped = false;
      const goOn = (): void => {
        if (dropped) return;
        for (let frame = 0; frame < FRAMES; frame += 1) {
          const { done, value } = frames.next();
          if (!done) continue;
          onResult(value);
          return;
        }
        later(goOn);
      };
      later(goOn);
      return (dropLast = () => {
        dropped = true;
        frames.return(undefined);
      });
    },
  };
}

function* framesOf({ table, launch }: TableRun): Generator<number, Recording | undefined, void> {
  try {
    return yield* simulateLazily(table, launch);
  } catch (error) {
    if (error instanceof TableError) return undefined;
    throw error;
  }
}
