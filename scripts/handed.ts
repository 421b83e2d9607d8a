// How often does a modelled player hit, with a living and a steady hand? npm run handed -- --tries 800 --seed 1
// One JSON line a cell, then a table of those that have a band, and whatever misses its own.
import { loadEngine } from '../src/physics/engine';
import { CELLS, measure, type Measured } from './handed/cells';
import { verdicts } from './handed/verdicts';
import { printTable, progress } from './rushes/print';

const OPTIONS = ['--tries', '--seed'];

function readArguments(words: readonly string[]): (option: string, usual: number) => number {
  for (let index = 0; index < words.length; index += 2)
    if (!OPTIONS.includes(words[index] ?? ''))
      throw new Error(`${words[index]} is not known; there are ${OPTIONS.join(', ')}.`);
  return (option, usual) => {
    const at = words.indexOf(option);
    const value = Number(at < 0 ? usual : words[at + 1]);
    if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
      throw new Error(`${option} takes a whole number from 1 to 1000000.`);
    return value;
  };
}

const row = ({ task, hand, rule, strength, hits, band, hold }: Measured): string[] => [
  `${task.what} at ${task.away} cm`,
  hand,
  rule,
  `${Math.round(strength * 100)} %`,
  `${hits} %`,
  band === undefined ? '' : `${band} %`,
  `${hold} s`,
];

try {
  const whole = readArguments(process.argv.slice(2));
  const [tries, seed] = [whole('--tries', 800), whole('--seed', 1)];
  await loadEngine();
  const measured = CELLS.map((cell, index) => {
    progress(`${index + 1} of ${CELLS.length} `);
    const one = measure(cell, tries, seed + index);
    progress('');
    console.log(JSON.stringify(one));
    return one;
  });
  printTable([['', 'hand', 'rule', 'strength', 'hits', 'band', 'hold'], ...measured.map(row)]);
  for (const line of verdicts(measured)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
