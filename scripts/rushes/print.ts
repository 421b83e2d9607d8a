// Small words for tables of figures.

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
};

/** Small shares need their places, large ones do not. */
export const percent = (part: number, whole: number): string => {
  if (whole === 0) return '–';
  const share = (100 * part) / whole;
  return `${share.toFixed(share > 0 && share < 1 ? 2 : 0)} %`;
};

/** Rows of cells, each column as wide as its widest. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('   '));
  }
  console.log();
}

/** How far the work is, for somebody who watches; nothing in a file. */
export function progress(done: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done}`);
}
