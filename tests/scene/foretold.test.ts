// What an offer foretells from the pieces that are seen is what the rulebook then asks the table for, dice apart.
import { beforeAll, expect, test } from 'vitest';
import { eagerCommand } from '../../src/bots/eager';
import { randomCommand } from '../../src/bots/random';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type Asked,
  type Match,
} from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { tableViewOf } from '../../src/match/table-view';
import { STAGINGS, stagedMatch, stagingsFor } from '../../src/match/staging/start';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { WEAPON_IDS, WEAPONS } from '../../src/scenarios/catalogue/weapons';
import { change } from '../../src/scenarios/change';
import { optionId, type Command, type Option } from '../../src/scenarios/decisions';
import type { TableRun } from '../../src/scenarios/game';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { defaultOptions } from '../../src/scenarios/options';
import { shifted } from '../../src/scenarios/rules/behind';
import { placedAt } from '../../src/scenarios/rules/reach';
import { foretold, FORECAST_SEED } from '../../src/scene/hand/aim/foretold';
import { stage, turnOfSurvivor } from '../scenarios/support/game';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

const STEPS = 100;
/** What was flicked, and what the flicks had besides a piece on a bare table. */
const met = new Set<string>();

/** As a screen has it: the offer in the hand, moved as far as the hand has moved it, and what is shown. */
function forecast(match: Match, { seat, choice, flick }: Command): TableRun | undefined {
  const waits = waitsFor(match);
  if (waits.for !== 'decision' || !flick) return undefined;
  const options: readonly Option[] = waits.decision.options;
  const offer = options.find(({ id }) => id === choice)?.flick;
  if (!offer) return undefined;
  const shown = tableViewOf(viewFor(match.game, seat));
  met.add(offer.launch);
  if (offer.roughness !== undefined) met.add('rough');
  if (offer.aside.length > 1) met.add('cleared');
  if (shown.lane) met.add(`lane ${offer.launch}`);
  return foretold(
    { choice, offer: placedAt(shifted(offer, flick.shift), flick.from), ...flick },
    shown,
  );
}

const withoutSeed = ({ table, launch }: TableRun): TableRun => ({
  table,
  launch: 'seed' in launch ? { ...launch, seed: FORECAST_SEED } : launch,
});

type Player = (match: Match, asked: Asked) => Command;
type Flicks = { readonly foretold: TableRun[]; readonly run: (TableRun | undefined)[] };

/** Every flick that was taken: as it was foretold, and as the table was asked for it. */
function flicksOf(start: Match, player: Player, most = STEPS): Flicks {
  const flicks: Flicks = { foretold: [], run: [] };
  let match = start;
  for (let steps = 0; steps < most; steps += 1) {
    const waits = waitsFor(match);
    if (waits.for === 'nothing') break;
    const given = waits.for === 'decision' ? player(match, waits) : undefined;
    const ahead = given && forecast(match, given);
    const step = given ? command(match, given) : runTable(match);
    if (!step.ok) continue;
    match = step.match;
    if (!ahead) continue;
    const next = waitsFor(match);
    flicks.foretold.push(ahead);
    flicks.run.push(next.for === 'table' ? withoutSeed(next.run) : undefined);
  }
  return flicks;
}

test.each(SCENARIO_IDS)('in random matches of %s', (scenario) => {
  for (const seed of [1, 2]) {
    const random = seededRandom(seed);
    const options = { ...defaultOptions(), pellets: 2 + seed };
    const match = startMatch({ ...plainPlan(scenario, seed), options });
    const flicks = flicksOf(match, (_, asked) => randomCommand(asked, random));
    expect(flicks.run).toEqual(flicks.foretold);
  }
});

test.each(STAGINGS)('one step before the rarer rules: $name', ({ name, scenarios }) => {
  const [scenario = 's1'] = scenarios;
  const seed = stagingsFor(scenario).findIndex((one) => one.name === name);
  const random = seededRandom(seed);
  const match = stagedMatch(scenario, seed);
  const flicks = flicksOf(match, (now, asked) => eagerCommand(now, asked, random), STEPS / 2);
  expect(flicks.run).toEqual(flicks.foretold);
});

test('on ice, and with a barrel cleared out of a doorway', () => {
  const game = stage({
    survivors: { john: { x: 20, y: 60 } },
    things: { 'barrel-1': { x: 9.9, y: 60 } },
  });
  change(game, { effects: [{ kind: 'roughness', until: 'game', factor: 0.6 }] });
  const plan = plainPlan('s1', 1);
  const before = turnOfSurvivor(game, 'john').choose('move').game;
  for (const choice of ['flick', 'clear:rv']) {
    const flicks = flicksOf(
      { plan, log: [], game: before },
      (_, { seat, decision: { number } }) => ({
        seat,
        number,
        choice: optionId(choice),
        flick: { direction: 180, speed: 900 },
      }),
      1,
    );
    expect(flicks.run).toEqual(flicks.foretold);
  }
  expect([...met]).toEqual(expect.arrayContaining(['rough', 'cleared']));
});

test('everything that can be flicked was flicked, in town and on the lane of a duel', () => {
  const weapons = WEAPON_IDS.map((id) => WEAPONS[id].launch);
  expect([...met]).toEqual(
    expect.arrayContaining(['disc', 'figure', ...weapons, 'lane bat', 'lane bullet']),
  );
});
