// Plays matches until one ends as wished, and keeps its log: npm run record -- --scenario s8 --ending threeAhead --tries 40
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Player } from '../src/bots/lookahead';
import { writeLog } from '../src/match/log';
import { startMatch, type Match } from '../src/match/match';
import { plainPlan } from '../src/match/plan';
import { tryOut, type Trial } from '../src/match/trial';
import { loadEngine } from '../src/physics/engine';
import { seededRandom } from '../src/physics/measure/random';
import { teamSort, type TeamSort } from '../src/scenarios/ids';
import { accusing } from './record/accusers';
import { readArguments, type Arguments } from './record/arguments';
import { POLICIES, type PolicyName } from './record/policies';
import { isGranted } from './record/wish';

function play({ scenario, players, a, b, lone, accuse }: Arguments, seed: number): Trial {
  const handOf = (name: PolicyName): Player =>
    accuse ? accusing(accuse, POLICIES[name]()) : POLICIES[name]();
  const first = handOf(a);
  const hands: Readonly<Record<TeamSort, Player>> = {
    together: first,
    a: first,
    b: handOf(b),
    lone: handOf(lone),
  };
  const random = seededRandom(seed);
  return tryOut(
    () => startMatch(plainPlan(scenario, seed, players)),
    (match, state) => {
      const team = match.game.seats.find(({ id }) => id === state.seat)?.team ?? 'together';
      return hands[teamSort(team)](match, state, random);
    },
  );
}

function keep({ logs, why }: Arguments, seed: number, match: Match): string {
  const { scenario, result } = match.game;
  const name = [scenario, seed, result?.winner, ...(why === undefined ? [] : [why])].join('-');
  mkdirSync(logs, { recursive: true });
  writeFileSync(`${logs}/${name}.json`, writeLog(match));
  return `${logs}/${name}.json`;
}

/** The first match that is as wished; what was tried is told. */
function record(wanted: Arguments): string | undefined {
  for (let seed = wanted.seed; seed < wanted.seed + wanted.tries; seed += 1) {
    const { match, tally, failure } = play(wanted, seed);
    const { round, result } = match?.game ?? {};
    const { extraRounds, recruits, exiles, wronged } = tally;
    console.log(
      JSON.stringify({
        seed,
        rounds: round?.number,
        ...result,
        extraRounds,
        recruits,
        exiles,
        wronged,
        failure,
      }),
    );
    if (match && !failure && isGranted(wanted, match.game, tally)) return keep(wanted, seed, match);
  }
  return undefined;
}

try {
  const wanted = readArguments(process.argv.slice(2));
  await loadEngine();
  const kept = record(wanted);
  if (kept === undefined) throw new Error(`Not in ${wanted.tries} tries.`);
  console.log(kept);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
