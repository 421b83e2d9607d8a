// What a turn asks of a practised player, over the recorded matches: npm run pace, npm run pace -- s1 s7
// With --as-asked nothing is saved by pulling a figure as it stands or by what the page answers itself.
// Inputs are counted as the page asks for them, seconds are those that films and moments are designed with.
import { readdirSync, readFileSync } from 'node:fs';
import { loadEngine } from '../src/physics/engine';
import { costsOf, rowsOf } from './pace/table';
import { turnsOf } from './pace/turns';
import { printTable, progress } from './rushes/print';

const GOLDEN = 'tests/golden';

const words = process.argv.slice(2);
const shortcuts = !words.includes('--as-asked');
const wanted = words.filter((word) => word !== '--as-asked');
await loadEngine();
const played = readdirSync(GOLDEN)
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .map((file) => ({ file, scenario: file.replace(/-.*/, '') }))
  .filter(({ scenario }) => wanted.length === 0 || wanted.includes(scenario))
  .map(({ file, scenario }) => {
    progress(file);
    return { scenario, turns: turnsOf(readFileSync(`${GOLDEN}/${file}`, 'utf8'), shortcuts) };
  });
progress('');
if (played.length === 0) throw new Error(`There is no match of ${wanted.join(', ')}.`);
printTable(rowsOf(played));
console.log('What asks, in turns of more than 5 inputs, for each 100 of them:\n');
printTable(costsOf(played));
