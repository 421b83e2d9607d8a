// What `npm run spread` can be asked for.
import { parseArgs } from 'node:util';
import { HAND_NAMES, type HandName } from '../../src/match/spread/hands';
import type { Exercise } from '../../src/match/practice/exercise';
import type { FlickKind } from '../../src/physics/launch';
import { SURVIVOR_IDS, type SurvivorId } from '../../src/scenarios/catalogue/survivors';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { oneOf, wholeFrom } from '../argument-values';

export type Arguments = {
  readonly scenario: ScenarioId;
  readonly exercise: Exercise;
  readonly direction: number;
  /** In mm/s, as the table has it. */
  readonly speed: number;
  readonly hand: Exclude<HandName, 'mine'>;
  readonly living: boolean;
  readonly tries: number;
  readonly seed: number;
};

export const HELP = `npm run spread -- --scenario s1 --survivor john --launch bullet --direction 12 --speed 150
  --direction  degrees, counter-clockwise from east
  --speed      cm/s
  --launch     disc, bullet, knife, sniper, pellets, bat, figure or flare
  --hand       steady, normal or unsteady; --living lets it breathe as in a match
  --tries 200 --seed 7
One JSON line for each kind of outcome, the most frequent first.`;

const EXERCISES: Readonly<Record<FlickKind, (survivor: SurvivorId) => Exercise>> = {
  disc: (survivor) => ({ of: 'disc', survivor }),
  bullet: (survivor) => ({ of: 'shot', survivor, weapon: 'rifle' }),
  knife: (survivor) => ({ of: 'shot', survivor, weapon: 'knife' }),
  sniper: (survivor) => ({ of: 'shot', survivor, weapon: 'sniper' }),
  pellets: (survivor) => ({ of: 'shot', survivor, weapon: 'shotgun' }),
  bat: (survivor) => ({ of: 'bat', survivor }),
  figure: (survivor) => ({ of: 'pitch', survivor }),
  flare: (survivor) => ({ of: 'flare', survivor }),
};
const LAUNCH_NAMES = Object.keys(EXERCISES) as FlickKind[];

export function readArguments(words: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      scenario: { type: 'string', default: 's1' },
      survivor: { type: 'string', default: 'john' },
      launch: { type: 'string', default: 'bullet' },
      direction: { type: 'string', default: '90' },
      speed: { type: 'string', default: '150' },
      hand: { type: 'string', default: 'normal' },
      living: { type: 'boolean', default: false },
      tries: { type: 'string', default: '200' },
      seed: { type: 'string', default: '7' },
    },
  });
  const hand = oneOf('--hand', HAND_NAMES, values.hand);
  if (hand === 'mine') throw new Error('Your own hand is known to the game alone: take another.');
  return {
    scenario: oneOf('--scenario', SCENARIO_IDS, values.scenario),
    exercise: EXERCISES[oneOf('--launch', LAUNCH_NAMES, values.launch)](
      oneOf('--survivor', SURVIVOR_IDS, values.survivor),
    ),
    direction: numberOf('--direction', values.direction),
    speed: numberOf('--speed', values.speed) * 10,
    hand,
    living: values.living,
    tries: wholeFrom('--tries', 1, values.tries),
    seed: wholeFrom('--seed', 0, values.seed),
  };
}

function numberOf(name: string, given: string): number {
  const value = Number(given);
  if (given.trim() === '' || !Number.isFinite(value)) throw new Error(`${name} takes a number.`);
  return value;
}
