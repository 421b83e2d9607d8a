// How dangerous is a rush? On the bare table: npm run rushes -- --rushes 200 --seed 1
// In random matches: npm run rushes -- --matches 200 --scenario s1; in recorded ones: npm run rushes -- --golden
import { loadEngine } from '../src/physics/engine';
import { SCENARIO_IDS } from '../src/scenarios/list';
import { goldenRushes, matchRushes } from './rushes/played';
import { stageRushes } from './rushes/staged';

const OPTIONS = ['--rushes', '--seed', '--matches', '--scenario', '--redraws', '--golden'];

function readArguments(words: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!OPTIONS.includes(word))
      throw new Error(`${word} is not known; there are ${OPTIONS.join(', ')}.`);
    if (word !== '--golden') index += 1;
    given.set(word, words[index] ?? '');
  }
  return given;
}

try {
  const given = readArguments(process.argv.slice(2));
  const whole = (option: string, usual: number): number => {
    const value = Number(given.get(option) ?? usual);
    if (!Number.isInteger(value) || value < 1 || value > 1_000_000)
      throw new Error(`${option} takes a whole number from 1 to 1000000.`);
    return value;
  };
  const wanted = given.get('--scenario');
  const scenarios = SCENARIO_IDS.filter((id) => wanted === undefined || id === wanted);
  if (scenarios.length === 0)
    throw new Error(`--scenario takes one of ${SCENARIO_IDS.join(', ')}.`);
  const [rushes, seed, redraws] = [
    whole('--rushes', 200),
    whole('--seed', 1),
    whole('--redraws', 5),
  ];
  const matches = whole('--matches', 1);
  await loadEngine();
  if (given.has('--golden')) goldenRushes(redraws);
  else if (given.has('--matches')) matchRushes(matches, scenarios, redraws);
  else stageRushes(rushes, seed);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
