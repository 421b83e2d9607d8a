// Hashes matches step by step by what they mean, so that the house can be rebuilt without changing a game:
// npm run meaning -- --out before.json, later npm run meaning -- --against before.json
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadEngine } from '../src/physics/engine';
import { hashText } from '../src/physics/hash';
import { seededRandom } from '../src/physics/measure/random';
import { parseLog } from '../src/match/log';
import { command, runTable, startMatch, waitsFor, type Match } from '../src/match/match';
import { plainPlan } from '../src/match/plan';
import { eagerCommand } from '../src/bots/eager';
import { randomCommand } from '../src/bots/random';
import { stagedMatch } from '../src/match/staging/start';
import { toldAt, type Told } from '../src/match/session';
import { SCENARIO_IDS } from '../src/scenarios/list';
import type { Command } from '../src/scenarios/decisions';
import {
  meaningOfEvents,
  meaningOfQuestion,
  meaningOfRun,
  meaningOfState,
  canonical,
} from './meaning/meaning';
import { sentencesAt } from './meaning/sentences';

type Hashed = Readonly<Record<'state' | 'asked' | 'events' | 'table', string>>;
type Row = {
  readonly name: string;
  readonly steps: readonly Hashed[];
  readonly words?: readonly string[];
};

const MOST_STEPS = 6000;

type Hand = (match: Match) => Command | undefined;

function follow(name: string, start: Match, hand: Hand, speak = false): Row {
  const steps: Hashed[] = [];
  const words: string[] = [];
  let match = start;
  let told: readonly Told[] = [];
  for (let tries = 0; tries < MOST_STEPS; tries += 1) {
    const waits = waitsFor(match);
    if (waits.for === 'nothing') break;
    const given = waits.for === 'decision' ? hand(match) : undefined;
    if (waits.for === 'decision' && !given) break;
    const step = given ? command(match, given) : runTable(match);
    if (!step.ok) continue;
    const entry = match.log.length;
    match = step.match;
    const made = match.log[entry];
    if (made) told = [...told, toldAt(entry, made, step.events)];
    const next = waitsFor(match);
    steps.push({
      state: hashText(canonical(meaningOfState(match.game))),
      asked: hashText(canonical(meaningOfQuestion(next))),
      events: hashText(canonical(meaningOfEvents(step.events))),
      table: hashText(canonical(meaningOfRun(next))),
    });
    if (speak) words.push(hashText(sentencesAt(match, told).join('\n')));
    if (speak && process.env['WORDS'] === name)
      console.log(sentencesAt(match, told).join('\n'), '\n---', steps.length);
  }
  if (process.env['STATES'] === name) console.log(canonical(meaningOfState(match.game)));
  return { name, steps, ...(speak && { words }) };
}

function* rows(): Generator<Row> {
  for (const scenario of SCENARIO_IDS)
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = seededRandom(seed);
      yield follow(`random ${scenario}-${seed}`, startMatch(plainPlan(scenario, seed)), (match) => {
        const state = waitsFor(match);
        return state.for === 'decision' ? randomCommand(state, random) : undefined;
      });
    }
  for (const scenario of SCENARIO_IDS)
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = seededRandom(seed);
      yield follow(`staged ${scenario}-${seed}`, stagedMatch(scenario, seed), (match) => {
        const state = waitsFor(match);
        return state.for === 'decision' ? eagerCommand(match, state, random) : undefined;
      });
    }
  for (const file of readdirSync('tests/golden').toSorted()) {
    const parsed = parseLog(readFileSync(`tests/golden/${file}`, 'utf8'));
    if (!parsed.ok) throw new Error(`${file}: ${parsed.reason}`);
    const { log } = parsed;
    yield follow(
      `golden ${file.replace('.json', '')}`,
      startMatch(parsed.plan),
      (match) => {
        const entry = log[match.log.length];
        return entry && 'command' in entry ? entry.command : undefined;
      },
      true,
    );
  }
}

const [flag, file] = process.argv.slice(2);
await loadEngine();
const all = [...rows()];
const before: readonly Row[] | undefined =
  flag === '--against' && file !== undefined ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
if (flag === '--out' && file !== undefined) writeFileSync(file, JSON.stringify(all));
let different = 0;
for (const row of all) {
  const parts = (['state', 'asked', 'events', 'table'] as const).map((part) =>
    hashText(row.steps.map((step) => step[part]).join('\n')),
  );
  const words = row.words ? hashText(row.words.join('\n')) : '';
  const old = before?.find(({ name }) => name === row.name);
  const first = old && firstDifference(old, row);
  if (before && (!old || first !== undefined)) different += 1;
  console.log(
    [row.name.padEnd(22), String(row.steps.length).padStart(4), ...parts, words, first ?? ''].join(
      ' ',
    ),
  );
}
if (before)
  console.log(
    `${all.length - different} of ${all.length} matches are the same, ${different} differ.`,
  );

function firstDifference(old: Row, now: Row): string | undefined {
  const count = Math.max(old.steps.length, now.steps.length);
  for (let index = 0; index < count; index += 1) {
    for (const part of ['state', 'asked', 'events', 'table'] as const)
      if (old.steps[index]?.[part] !== now.steps[index]?.[part])
        return `${part} differs at step ${index + 1}`;
    if (old.words && old.words[index] !== now.words?.[index])
      return `words differ at step ${index + 1}`;
  }
  return undefined;
}
