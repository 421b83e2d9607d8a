// What `npm run simulate` can be asked for.
import { parseArgs } from 'node:util';
import { SCENARIO_IDS, type ScenarioId } from '../src/scenarios/list';
import { DIFFICULTIES, type Difficulty } from '../src/scenarios/options';
import { oneOf, wholeFrom } from './argument-values';

/** Anything that is allowed; the same, but often aimed; who also trusts nobody; and one that thinks before it flicks. */
const PLAYER_NAMES = ['random', 'eager', 'suspicious', 'lookahead'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export type Arguments = {
  readonly scenario: ScenarioId;
  readonly games: number;
  readonly seed: number;
  readonly players: PlayerName;
  readonly difficulty: Difficulty;
  /** From positions one step before the rarer rules. */
  readonly staged: boolean;
  /** Every seat's twin is played beside, and what the seat gets to see, to hear and to read is compared. */
  readonly twins: boolean;
  /** A folder for the logs of the matches, to watch or to report. */
  readonly logs: string | undefined;
};

export function readArguments(words: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      scenario: { type: 'string', default: 's1' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      players: { type: 'string' },
      difficulty: { type: 'string', default: 'normal' },
      staged: { type: 'boolean', default: false },
      twins: { type: 'boolean', default: false },
      logs: { type: 'string' },
    },
  });
  const { staged, twins, logs, players = staged ? 'eager' : 'random' } = values;
  // A log begins at the scenario's sheet: what was staged would not be in it.
  if (staged && logs !== undefined) throw new Error('--logs cannot keep --staged matches.');
  return {
    scenario: oneOf('--scenario', SCENARIO_IDS, values.scenario),
    games: wholeFrom('--games', 1, values.games),
    seed: wholeFrom('--seed', 0, values.seed),
    players: oneOf('--players', PLAYER_NAMES, players),
    difficulty: oneOf('--difficulty', DIFFICULTIES, values.difficulty),
    staged,
    twins,
    logs,
  };
}
