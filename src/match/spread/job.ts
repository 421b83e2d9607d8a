// Something for a table to run, and how what it did is judged: here, or on other threads.
import type { Recording } from '../../physics/recording';
import { simulate } from '../../physics/simulate';
import type { TableRun } from '../../scenarios/game';
import type { TableWorker } from '../table-worker';

export type Job<T> =
  | { readonly run: TableRun; readonly judge: (recording: Recording) => T }
  /** Known without the table. */
  | { readonly done: T };

/** Here and now. */
export function done<T>(job: Job<T>): T {
  if ('done' in job) return job.done;
  const { table, launch } = job.run;
  return job.judge(simulate(table, launch));
}

/** Runs jobs on several tables at once; what is returned stops it. */
export type Pool = <T>(
  jobs: Iterable<Job<T>>,
  onResult: (result: T) => void,
  onEnd: () => void,
) => () => void;

/** Each table takes the next job when it has done one: nobody waits for the slowest. */
export const poolOf =
  (tables: readonly TableWorker[]): Pool =>
  (jobs, onResult, onEnd) => {
    const left = jobs[Symbol.iterator]();
    const drops = new Map<TableWorker, () => void>();
    let isStopped = false;
    let busy = tables.length;
    const takeNext = (table: TableWorker): void => {
      if (isStopped) return;
      const { done: isEmpty, value: job } = left.next();
      if (isEmpty) {
        busy -= 1;
        if (busy === 0) onEnd();
        return;
      }
      if ('done' in job) {
        onResult(job.done);
        takeNext(table);
        return;
      }
      drops.set(
        table,
        table.run(job.run, (recording) => {
          if (isStopped) return;
          // One that the table refuses is left out of the count.
          if (recording) onResult(job.judge(recording));
          takeNext(table);
        }),
      );
    };
    for (const table of tables) takeNext(table);
    return () => {
      isStopped = true;
      for (const drop of drops.values()) drop();
    };
  };
