// Plays whole matches without a screen: npm run simulate -- --scenario s1 --games 100 --seed 1 --players random
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeLog } from '../src/match/log';
import { hashOf, startMatch, type Asked, type Match } from '../src/match/match';
import { plainPlan } from '../src/match/plan';
import { eagerCommand } from '../src/bots/eager';
import { suspiciousCommand } from '../src/bots/suspicious';
import { lookaheadPlayer } from '../src/bots/lookahead';
import { randomCommand } from '../src/bots/random';
import { stagedMatch, stagingOf } from '../src/match/staging/start';
import { NOTHING_YET, sum } from '../src/match/tally';
import { tryOut, type Trial } from '../src/match/trial';
import { NO_TWINS, sumTwins, watchTwins, type TwinWatch } from '../src/match/twins/watch';
import { loadEngine } from '../src/physics/engine';
import { seededRandom, type Random } from '../src/physics/measure/random';
import type { Command } from '../src/scenarios/decisions';
import { defaultOptions } from '../src/scenarios/options';
import { wordsFor } from './meaning/sentences';
import { readArguments, type Arguments, type PlayerName } from './simulate-arguments';

type Decide = (match: Match, state: Asked, random: Random) => Command;
const PLAYERS: Readonly<Record<PlayerName, () => Decide>> = {
  random: () => (_, state, random) => randomCommand(state, random),
  eager: () => eagerCommand,
  suspicious: () => suspiciousCommand,
  lookahead: () => lookaheadPlayer(),
};

function play(
  { scenario, staged, players, difficulty }: Arguments,
  seed: number,
  twins: TwinWatch | undefined,
): Trial {
  const options = defaultOptions(difficulty);
  const random = seededRandom(seed);
  const decide = PLAYERS[players]();
  return tryOut(
    () =>
      staged
        ? stagedMatch(scenario, seed, options)
        : startMatch({ ...plainPlan(scenario, seed), options }),
    (match, state) => decide(match, state, random),
    Infinity,
    twins?.watch,
  );
}

const endOf = ({ game }: Match): object => ({
  result: game.result?.winner,
  reason: game.result?.reason,
  seats: game.facts && game.result?.seats.join(),
  rounds: game.round.number,
  hash: hashOf(game),
});

function keepLog(folder: string, seed: number, match: Match): void {
  const { scenario, result } = match.game;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${scenario}-${seed}-${result?.winner}.json`, writeLog(match));
}

try {
  const wanted = readArguments(process.argv.slice(2));
  const { scenario, staged, games, logs, difficulty } = wanted;
  await loadEngine();
  const failures: string[] = [];
  let sums = NOTHING_YET;
  let twinSums = NO_TWINS;
  for (let seed = wanted.seed; seed < wanted.seed + games; seed += 1) {
    const staging = staged ? stagingOf(scenario, seed).name : undefined;
    const start = performance.now();
    const twins = wanted.twins ? watchTwins(wordsFor) : undefined;
    const { match, tally, failure } = play(wanted, seed, twins);
    const milliseconds = Math.round(performance.now() - start);
    const { turns, shots, exiles, wronged } = tally;
    const end = match && endOf(match);
    console.log(
      JSON.stringify({
        scenario,
        staging,
        seed,
        difficulty,
        ...end,
        turns,
        shots,
        ...(exiles + wronged > 0 && { exiles, wronged }),
        ...(twins && { twins: twins.tally() }),
        milliseconds,
        failure,
      }),
    );
    if (logs !== undefined && match) keepLog(logs, seed, match);
    sums = sum(sums, tally);
    if (twins) twinSums = sumTwins(twinSums, twins.tally());
    if (failure) {
      const from = staging ?? 'from the start';
      failures.push(`${scenario}, ${from}, seed ${seed}, step ${failure.step}: ${failure.reason}`);
    }
    if (process.stderr.isTTY)
      process.stderr.write(`\r${seed - wanted.seed + 1} of ${games} played `);
  }
  console.log(
    JSON.stringify({
      scenario,
      games,
      failures: failures.length,
      ...sums,
      ...(wanted.twins && { twins: twinSums }),
    }),
  );
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
