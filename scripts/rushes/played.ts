// The rushes of whole matches, each run again with other dice.
import { readdirSync, readFileSync } from 'node:fs';
import { parseLog, replayEntry } from '../../src/match/log';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import type { RushLaunch } from '../../src/physics/launch';
import { isStanding } from '../../src/physics/measure/pose';
import { seededRandom } from '../../src/physics/measure/random';
import { distance } from '../../src/physics/measure/vector';
import type { Recording } from '../../src/physics/recording';
import { simulate } from '../../src/physics/simulate';
import type { Table } from '../../src/physics/table';
import { ENGINE } from '../../src/physics/version';
import type { ScenarioId } from '../../src/scenarios/list';
import { PLACES, placeOf, targetOf, type Place } from './position';
import { percent, printTable, progress } from './print';

const BANDS = ['0–10 cm', '10–20 cm', '20–30 cm', '30–40 cm', '40 cm and more'];
const MOST_STEPS = 20_000;
const GOLDEN = 'tests/golden';

type Seen = {
  readonly band: string;
  readonly place: Place;
  readonly falls: number;
  readonly runs: number;
};

/** Runs the rush that a match waits for, if it does, with dice that are not the match's own. */
function redraw(match: Match, redraws: number): Seen | undefined {
  const state = waitsFor(match);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') return undefined;
  const { table, launch } = state.run;
  const target = targetOf(match, table, launch);
  if (!target) return undefined;
  const dice = seededRandom(launch.seed + 1);
  const runs = Array.from({ length: redraws }, () => {
    const seed = Math.floor(dice.next() * 0xffffffff);
    return simulate(table, withSeed(launch, seed === launch.seed ? seed + 1 : seed));
  });
  const setAside = runs[0]?.outcome.setAside ?? [];
  const band =
    BANDS[Math.min(BANDS.length - 1, Math.floor(distance(launch.tower, target.at) / 10))];
  return {
    band: band ?? '',
    place: placeOf(table, launch.tower, target, setAside),
    falls: runs.filter((run) => somebodyFell(table, run)).length,
    runs: runs.length,
  };
}

const withSeed = (launch: RushLaunch, seed: number): RushLaunch => ({ ...launch, seed });

const somebodyFell = ({ pieces }: Table, { outcome }: Recording): boolean =>
  pieces.some(
    ({ id, kind, pose }) =>
      kind === 'survivor' &&
      isStanding(pose) &&
      outcome.rest.some((one) => one.id === id && !one.standing),
  );

/** Plays random matches, seeds 1 to `matches`, of each scenario. */
export function matchRushes(
  matches: number,
  scenarios: readonly ScenarioId[],
  redraws: number,
): void {
  const seen: Seen[] = [];
  for (const scenario of scenarios) {
    for (let seed = 1; seed <= matches; seed += 1) {
      progress(`${scenario}: ${seed} of ${matches}, ${seen.length} rushes so far `);
      seen.push(...rushesOf(scenario, seed, redraws));
    }
  }
  progress('');
  tell(`${matches} random matches of ${scenarios.join(', ')}`, seen, redraws);
}

function rushesOf(scenario: ScenarioId, seed: number, redraws: number): Seen[] {
  const random = seededRandom(seed);
  const seen: Seen[] = [];
  let match = startMatch(plainPlan(scenario, seed));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const state = waitsFor(match);
    if (state.for === 'nothing') return seen;
    const rush = redraw(match, redraws);
    if (rush) seen.push(rush);
    const next =
      state.for === 'table' ? runTable(match) : command(match, randomCommand(state, random));
    if (next.ok) match = next.match;
  }
  throw new Error(`${scenario}, seed ${seed}: no end after ${MOST_STEPS} steps`);
}

/** The recorded matches, as far as the table still does what they say. */
export function goldenRushes(redraws: number): void {
  const seen: Seen[] = [];
  const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));
  let whole = 0;
  for (const name of files) {
    progress(`${name} `);
    const { rushes, isWhole } = recordedRushes(readFileSync(`${GOLDEN}/${name}`, 'utf8'), redraws);
    seen.push(...rushes);
    if (isWhole) whole += 1;
  }
  progress('');
  tell(`${files.length} recorded matches, ${whole} of them to the end`, seen, redraws);
}

function recordedRushes(text: string, redraws: number): { rushes: Seen[]; isWhole: boolean } {
  // Logs of an older table are good for their positions up to the first drift.
  const parsed = parseLog(JSON.stringify({ ...JSON.parse(text), engine: ENGINE }));
  if (!parsed.ok) throw new Error(parsed.reason);
  const rushes: Seen[] = [];
  let match = startMatch(parsed.plan);
  for (const [index, entry] of parsed.log.entries()) {
    const rush = redraw(match, redraws);
    if (rush) rushes.push(rush);
    const next = replayEntry(match, entry, index);
    if (!next.ok) return { rushes, isWhole: false };
    match = next.match;
  }
  return { rushes, isWhole: true };
}

function tell(what: string, seen: readonly Seen[], redraws: number): void {
  const cell = (band: string | undefined, place: Place | undefined): string => {
    const some = seen.filter(
      (one) => (!band || one.band === band) && (!place || one.place === place),
    );
    const falls = some.reduce((sum, one) => sum + one.falls, 0);
    const runs = some.reduce((sum, one) => sum + one.runs, 0);
    return `${some.length}: ${percent(falls, runs)}`;
  };
  const row = (name: string, band?: string): string[] => [
    name,
    ...PLACES.map((place) => cell(band, place)),
    cell(band, undefined),
  ];
  console.log(`${what}: ${seen.length} rushes, each with ${redraws} other dice.`);
  console.log('How many, and the share in which somebody falls, by the way from mouth to target:');
  printTable([['', ...PLACES, 'all'], ...BANDS.map((band) => row(band, band)), row('all')]);
}
