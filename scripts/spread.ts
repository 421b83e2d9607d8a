// How often does an aim come to what, when the hand is not quite steady? One JSON line for each kind of outcome.
import { awaiting } from '../src/scenarios/apply';
import { optionName, type Option } from '../src/scenarios/decisions';
import { fullPullOf } from '../src/match/hand/pull';
import { readied } from '../src/match/practice/exercise';
import { gameOf, settingOfScenario } from '../src/match/practice/setting';
import type { Shot } from '../src/match/practice/shoot';
import { HANDS_BY_NAME, USUAL_WINDOW } from '../src/match/spread/hands';
import { sharesOf, spread } from '../src/match/spread/spread';
import { loadEngine } from '../src/physics/engine';
import { eachNumber } from '../src/physics/measure/launches';
import { HELP, readArguments, type Arguments } from './spread/arguments';

/** From the first of the offers, with the numbers that a plain flick has. */
function shotOf({ scenario, exercise, direction, speed }: Arguments): Shot {
  const ready = readied(gameOf(settingOfScenario(scenario)), exercise, 0);
  const state = ready.ok ? awaiting(ready.game) : undefined;
  const options: readonly Option[] = state?.for === 'decision' ? state.decision.options : [];
  const offered = options.find(({ flick }) => flick);
  if (!offered?.flick)
    throw new Error(
      `${exercise.survivor} cannot do that in ${scenario}${ready.ok ? '' : `: ${ready.why}`}.`,
    );
  const [least, most] = offered.flick.speed;
  if (speed < least || speed > most)
    throw new Error(`--speed takes ${least / 10} to ${most / 10} cm/s for this.`);
  const more = eachNumber(offered.flick.launch, ({ unit, plain, first }) =>
    unit === 'degrees' ? direction + plain : (first ?? plain),
  );
  const numbers = { direction, speed, ...more };
  return { exercise, luck: 0, flick: { choice: optionName(offered.id), numbers } };
}

try {
  const words = process.argv.slice(2);
  if (words.includes('--help')) console.log(HELP);
  else {
    const given = readArguments(words);
    await loadEngine();
    const { scenario, hand, living, tries, seed } = given;
    const shaking = { hand: HANDS_BY_NAME[hand], full: fullPullOf(USUAL_WINDOW), living };
    const made = [...spread(settingOfScenario(scenario), shotOf(given), shaking, tries, seed)];
    for (const share of sharesOf(made)) console.log(JSON.stringify(share));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
