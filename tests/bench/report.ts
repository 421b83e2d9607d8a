/** One line of the benchmark table. Ratios are made within one run: machines differ, ratios travel. */
export type BenchRow = { readonly name: string; readonly value: number; readonly unit: string };

/** Hands a row to scripts/bench.mjs, or prints it when the file is run alone. */
export function report(name: string, value: number, unit: string): void {
  const row: BenchRow = { name, value: Number(value.toPrecision(4)), unit };
  if (process.send) process.send(row);
  else console.log(`${row.name}: ${row.value} ${row.unit}`);
}

/** What `work` gives, and the milliseconds that it takes. */
export function timed<Result>(work: () => Result): {
  readonly result: Result;
  readonly ms: number;
} {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

export const time = (work: () => void): number => timed(work).ms;
