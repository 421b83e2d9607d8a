// How fast the rulebook is: decisions, whole matches, and the share of a match spent outside the engine.
import { command, runTable, startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { report, timed } from './report';
import { sampled, type Sample } from './sampler';

const MATCHES_EACH = 8;

const spent = { decisions: 0, deciding: 0, table: 0, matches: 0 };

function play(scenario: ScenarioId, seed: number): void {
  const random = seededRandom(seed);
  let match = startMatch(plainPlan(scenario, seed));
  while (!match.game.result) {
    const { result: state, ms: asking } = timed(() => waitsFor(match));
    if (state.for === 'decision') {
      const given = randomCommand(state, random);
      const { result: next, ms } = timed(() => command(match, given));
      spent.decisions += 1;
      spent.deciding += asking + ms;
      if (next.ok) match = next.match;
    } else if (state.for === 'table') {
      const { result: next, ms } = timed(() => runTable(match));
      spent.table += asking + ms;
      if (!next.ok) throw new Error(next.reason);
      match = next.match;
    }
  }
  spent.matches += 1;
}

const playAll = (): void => {
  for (const scenario of SCENARIO_IDS)
    for (let seed = 1; seed <= MATCHES_EACH; seed += 1) play(scenario, seed);
};

const isInEngine = ({ stack }: Sample): boolean =>
  stack.some(({ file }) => file.includes('rapier') || file.startsWith('wasm'));
/** Everything of a match but the thinking of its players; what is cleaned up after it counts, too. */
const isOfMatch = ({ stack }: Sample): boolean =>
  stack.some(({ name }) => name === 'timed' || name === '(garbage collector)');
const sum = (samples: readonly Sample[]): number =>
  samples.reduce((total, { microseconds }) => total + microseconds, 0);

await loadEngine();
for (const scenario of SCENARIO_IDS) play(scenario, 999);
Object.assign(spent, { decisions: 0, deciding: 0, table: 0, matches: 0 });
playAll();
const whole = spent.deciding + spent.table;
report('decisions without shots', (1000 * spent.decisions) / spent.deciding, '/s');
report('whole random matches on one core', (60_000 * spent.matches) / whole, '/min');

const seen = (await sampled(playAll)).filter(isOfMatch);
const outside = seen.filter((sample) => !isInEngine(sample));
report('share of a match spent outside the engine', (100 * sum(outside)) / sum(seen), '%');
