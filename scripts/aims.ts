// Does the aim help tell the truth? npm run aims -- --aims 500 --seed 1
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/physics/engine';
import { samples, type Sample } from './aims/sample';
import { leastRight, rowsOf, tableOfRows, widthOfRanges } from './aims/table';
import { wholeFrom } from './argument-values';

try {
  const { values } = parseArgs({
    options: {
      aims: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      matches: { type: 'string', default: '400' },
    },
  });
  const wanted = {
    aims: wholeFrom('--aims', 1, values.aims),
    seed: wholeFrom('--seed', 0, values.seed),
    matches: wholeFrom('--matches', 1, values.matches),
  };
  await loadEngine();
  const all: Sample[] = [];
  for (const sample of samples(wanted)) {
    all.push(sample);
    console.log(JSON.stringify(sample));
  }
  const rows = rowsOf(all);
  console.log(tableOfRows(rows));
  console.log(`Width of the ranges of luck: ${widthOfRanges(all)}`);
  for (const { sort, aims, right } of rows)
    if (aims > 0 && right / aims < leastRight(sort)) {
      console.error(`${sort}: only ${right} of ${aims} right.`);
      process.exitCode = 1;
    }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
