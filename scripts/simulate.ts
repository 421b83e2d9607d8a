// Plays whole matches without a screen: npm run simulate -- --scenario s1 --games 100 --seed 1 --players random
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeLog } from '../src/match/log';
import { loadEngine } from '../src/physics/engine';
import { seededRandom, type Random } from '../src/physics/measure/random';
import { command, hashOf, runTable, startMatch, waitsFor, type Match } from '../src/match/match';
import { plainPlan } from '../src/match/plan';
import { lookaheadPlayer } from '../src/match/players/lookahead';
import { randomCommand } from '../src/match/players/random';
import type { Awaiting } from '../src/scenarios/apply';
import type { Command } from '../src/scenarios/decisions';
import { SCENARIO_IDS, type ScenarioId } from '../src/scenarios/ids';
import { DIFFICULTIES, defaultOptions, type Difficulty } from '../src/scenarios/options';
import type { NewGame } from '../src/scenarios/setup';

type Asked = Extract<Awaiting, { for: 'decision' }>;

const MOST_STEPS = 20_000;

const PLAYERS = ['random', 'lookahead'] as const;
type Arguments = {
  scenario: ScenarioId;
  games: number;
  seed: number;
  players: (typeof PLAYERS)[number];
  difficulty: Difficulty;
  /** A folder for the logs of the matches, to watch or to report. */
  logs: string | undefined;
};

function readArguments(words: readonly string[]): Arguments {
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2)
    given.set(words[index] ?? '', words[index + 1] ?? '');
  const scenario = SCENARIO_IDS.find((id) => id === (given.get('--scenario') ?? 's1'));
  const games = Number(given.get('--games') ?? 1);
  const seed = Number(given.get('--seed') ?? 1);
  const players = PLAYERS.find((one) => one === (given.get('--players') ?? 'random'));
  const difficulty = DIFFICULTIES.find((one) => one === (given.get('--difficulty') ?? 'normal'));
  if (!scenario) throw new Error(`--scenario takes one of ${SCENARIO_IDS.join(', ')}.`);
  if (!Number.isInteger(games) || games < 1)
    throw new Error('--games takes a whole number from 1 on.');
  if (!Number.isInteger(seed) || seed < 0)
    throw new Error('--seed takes a whole number from 0 on.');
  if (!players) throw new Error(`--players takes one of ${PLAYERS.join(', ')}.`);
  if (!difficulty) throw new Error(`--difficulty takes one of ${DIFFICULTIES.join(', ')}.`);
  return { scenario, games, seed, players, difficulty, logs: given.get('--logs') };
}

function play(
  plan: NewGame,
  players: Arguments['players'],
): { match: Match; turns: number; shots: number } {
  const random = seededRandom(plan.seed);
  const decide =
    players === 'random'
      ? (_: Match, state: Asked, hand: Random): Command => randomCommand(state, hand)
      : lookaheadPlayer();
  let match = startMatch(plan);
  let turns = 0;
  let shots = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const state = waitsFor(match);
    if (state.for === 'nothing') return { match, turns, shots };
    const next =
      state.for === 'table' ? runTable(match) : command(match, decide(match, state, random));
    if (state.for === 'table') shots += 1;
    // A random hand may choose a place where nothing fits; it is told so and tries again.
    if (!next.ok) continue;
    turns += next.events.filter(({ kind }) => kind === 'turnBegan').length;
    match = next.match;
  }
  throw new Error(`seed ${plan.seed}: no end after ${MOST_STEPS} steps`);
}

try {
  const { scenario, games, seed, players, difficulty, logs } = readArguments(process.argv.slice(2));
  await loadEngine();
  for (let index = 0; index < games; index += 1) {
    const start = performance.now();
    const plan = { ...plainPlan(scenario, seed + index), options: defaultOptions(difficulty) };
    const { match, turns, shots } = play(plan, players);
    const { result, round } = match.game;
    const line = {
      scenario,
      seed: seed + index,
      difficulty,
      result: result?.winner,
      reason: result?.reason,
      rounds: round.number,
      turns,
      shots,
      hash: hashOf(match.game),
      milliseconds: Math.round(performance.now() - start),
    };
    console.log(JSON.stringify(line));
    if (logs !== undefined) {
      mkdirSync(logs, { recursive: true });
      writeFileSync(`${logs}/${scenario}-${seed + index}-${result?.winner}.json`, writeLog(match));
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${games} played `);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
