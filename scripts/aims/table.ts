// The share of each sort of aim of which the help was right.
import { SORTS, type Sort } from './sorts';
import type { Sample } from './sample';

export type Row = { readonly sort: Sort; readonly aims: number; readonly right: number };

/** An outlook of luck is a range. */
export const LUCK: readonly Sort[] = ['shotgun', 'lane shotgun'];
export const leastRight = (sort: Sort): number => (LUCK.includes(sort) ? 0.9 : 0.97);

export const rowsOf = (samples: readonly Sample[]): Row[] =>
  SORTS.map((sort) => {
    const of = samples.filter((one) => one.sort === sort);
    return { sort, aims: of.length, right: of.filter(({ right }) => right).length };
  });

/** The width of what is promised: a range that always says "none to all" would be right, and worth nothing. */
export function widthOfRanges(samples: readonly Sample[]): string {
  const counts = new Map<string, number>();
  for (const { sort, help } of samples)
    // Where there is no room to start, nothing is said of luck.
    if (LUCK.includes(sort) && /^\d/.test(help)) {
      const [least = 0, most = 0] = help.split(/[– ]/).map(Number);
      const width = `${most - least}`;
      counts.set(width, (counts.get(width) ?? 0) + 1);
    }
  return [...counts]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([width, count]) => `${width}: ${count}`)
    .join(', ');
}

export const tableOfRows = (rows: readonly Row[]): string =>
  rows
    .map(({ sort, aims, right }) => {
      const share = aims === 0 ? '   –' : `${((100 * right) / aims).toFixed(1)} %`;
      return `${sort.padEnd(14)} ${String(aims).padStart(5)} aims  ${share.padStart(7)} right`;
    })
    .join('\n');
