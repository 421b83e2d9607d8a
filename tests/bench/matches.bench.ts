// How fast the rulebook is: decisions, whole matches, and the share of a match spent outside the engine.
import RAPIER from '@dimforge/rapier3d-compat';
import { command, runTable, startMatch, waitsFor } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/match/players/random';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { prepare } from '../../src/physics/simulate';
import { buildWorld } from '../../src/physics/world';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/ids';
import { report, time, timed } from './report';

const MATCHES_EACH = 8;

const spent = { decisions: 0, deciding: 0, table: 0, bare: 0, matches: 0 };

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
      const steps = next.recording?.outcome.steps ?? 0;
      // The same shot on the bare engine, which tells of touches too: what no rulebook could do without.
      const prepared = prepare(state.run.table, state.run.launch);
      spent.bare += time(() => {
        const { world } = buildWorld(...prepared);
        const touches = new RAPIER.EventQueue(true);
        for (let step = 0; step < steps; step += 1) world.step(touches);
        touches.free();
        world.free();
      });
    }
  }
  spent.matches += 1;
}

await loadEngine();
for (const scenario of SCENARIO_IDS) play(scenario, 999);
Object.assign(spent, { decisions: 0, deciding: 0, table: 0, bare: 0, matches: 0 });
for (const scenario of SCENARIO_IDS)
  for (let seed = 1; seed <= MATCHES_EACH; seed += 1) play(scenario, seed);

const whole = spent.deciding + spent.table;
report('decisions without shots', (1000 * spent.decisions) / spent.deciding, '/s');
report('whole random matches on one core', (60_000 * spent.matches) / whole, '/min');
report('share of a match spent outside the engine', (100 * (whole - spent.bare)) / whole, '%');
