// What `npm run record` can be asked for.
import { parseArgs } from 'node:util';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { END_REASONS, type EndReason } from '../../src/scenarios/objectives/reasons';
import { oneOf, wholeFrom } from '../argument-values';
import { ACCUSED, type Accused } from './accusers';
import { POLICY_NAMES, type PolicyName } from './policies';
import { OCCASIONS, type Occasion } from './wish';

const WINNERS = ['a', 'b', 'together', 'nobody'] as const;

export type Arguments = {
  readonly scenario: ScenarioId;
  /** How it has to end, and what has to happen before. */
  readonly ending: EndReason | undefined;
  readonly winner: (typeof WINNERS)[number] | undefined;
  readonly with: readonly Occasion[];
  readonly seed: number;
  readonly tries: number;
  /** Players a team; without it as many as the plainest match has. */
  readonly players: number | undefined;
  /** Who plays a side (a together), and whoever was banished. */
  readonly a: PolicyName;
  readonly b: PolicyName;
  readonly lone: PolicyName;
  /** Whom somebody accuses as soon as possible, and everybody's thumb is up. */
  readonly accuse: Accused | undefined;
  /** The folder that the log goes to, and a last word for its name. */
  readonly logs: string;
  readonly why: string | undefined;
};

export function readArguments(words: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      scenario: { type: 'string', default: 's8' },
      ending: { type: 'string' },
      winner: { type: 'string' },
      with: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      tries: { type: 'string', default: '40' },
      players: { type: 'string' },
      a: { type: 'string', default: 'eager' },
      b: { type: 'string', default: 'eager' },
      lone: { type: 'string', default: 'idle' },
      accuse: { type: 'string' },
      logs: { type: 'string', default: 'tests/golden' },
      why: { type: 'string' },
    },
  });
  const { ending, winner, players, accuse, logs, why } = values;
  return {
    scenario: oneOf('--scenario', SCENARIO_IDS, values.scenario),
    ending: ending === undefined ? undefined : oneOf('--ending', END_REASONS, ending),
    winner: winner === undefined ? undefined : oneOf('--winner', WINNERS, winner),
    with: values.with.map((one) => oneOf('--with', OCCASIONS, one)),
    seed: wholeFrom('--seed', 0, values.seed),
    tries: wholeFrom('--tries', 1, values.tries),
    players: players === undefined ? undefined : wholeFrom('--players', 1, players),
    a: oneOf('--a', POLICY_NAMES, values.a),
    b: oneOf('--b', POLICY_NAMES, values.b),
    lone: oneOf('--lone', POLICY_NAMES, values.lone),
    accuse: accuse === undefined ? undefined : oneOf('--accuse', ACCUSED, accuse),
    logs,
    why,
  };
}
