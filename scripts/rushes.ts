// How dangerous is a rush? npm run rushes -- --rushes 200 --seed 1
import { loadEngine } from '../src/physics/engine';
import { stageRushes } from './rushes/staged';

const OPTIONS = { '--rushes': 200, '--seed': 1 };
type Option = keyof typeof OPTIONS;

function readArguments(words: readonly string[]): Record<Option, number> {
  const given = { ...OPTIONS };
  const isOption = (word: string): word is Option => Object.hasOwn(OPTIONS, word);
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index] ?? '';
    if (!isOption(word))
      throw new Error(`${word} is not known; there are ${Object.keys(OPTIONS).join(', ')}.`);
    const value = Number(words[index + 1] ?? Number.NaN);
    if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
      throw new Error(`${word} takes a whole number from 1 to 1000000.`);
    given[word] = value;
  }
  return given;
}

try {
  const options = readArguments(process.argv.slice(2));
  await loadEngine();
  stageRushes(options['--rushes'], options['--seed']);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
