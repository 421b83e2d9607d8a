// Every rule text can be opened: from a line that is told, a question, a refusal, an ending or a warning.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parseLog, replayEntry } from '../../src/match/log';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { toldAt, type Told } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { change } from '../../src/scenarios/change';
import { newGame } from '../../src/scenarios/apply';
import type { Game } from '../../src/scenarios/game';
import { linesOf } from '../../src/ui/play/log/lines';
import { stepsOf } from '../../src/ui/play/log/since';
import { questionRules, refusedText } from '../../src/words/decisions';
import { END_RULES } from '../../src/words/ends';
import { shortageLine } from '../../src/words/shortage';
import { contextFor, headline } from '../../src/words/tell';
import { TEXTS } from '../../src/words/texts';
import { fresh } from '../scenarios/support/game';
import { asking } from '../support/asking';
import { EXAMPLES } from './support/events';
import { QUESTIONS } from './support/questions';
import { rarely } from './support/rare';
import { REASONS } from './support/reasons';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

/** What the log and the headline of a screen lead to. */
function fromLines(game: Game, told: readonly Told[]): string[] {
  const context = contextFor(viewFor(game, 'seat-1'));
  const tops = stepsOf(told).map(({ events, after }) => headline(events, context, 'en', after));
  return [...linesOf(told, context, 'en'), ...tops].flatMap((line) => line?.rules ?? []);
}

/** Only what the words bring along: what an event says of itself must come from the rulebook. */
const fromExamples = (): string[] =>
  (['s1', 's6'] as const).flatMap((scenario) => {
    const { game } = newGame(plainPlan(scenario, 1));
    return EXAMPLES.flatMap((event) =>
      fromLines(game, [{ entry: 0, of: 'answer', events: [{ ...event, rules: [] }] }]),
    );
  });

const fromRareCases = (): string[] =>
  rarely().flatMap(({ game, events }) => fromLines(game, [{ entry: 0, of: 'answer', events }]));

/** Matches that come to much: the wounded, the barricades, the lost, two teams. */
const MATCHES = ['s3-1-together', 's4-1-together', 's5-1-together', 's6-1-a'];

function fromMatch(name: string): string[] {
  const parsed = parseLog(readFileSync(`tests/golden/${name}.json`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason);
  let match = startMatch(parsed.plan);
  const told = parsed.log.map((made, entry): Told => {
    const step = replayEntry(match, made, entry);
    if (!step.ok) throw new Error(step.reason);
    match = step.match;
    return toldAt(entry, made, step.events);
  });
  return fromLines(match.game, told);
}

function fromTheDump(): readonly string[] {
  const game = fresh();
  change(game, { invasion: { day: 9, night: 9 } });
  return shortageLine(viewFor(game, 'seat-1'), 'en')?.rules ?? [];
}

test(
  'each can be reached from something that is told, asked, refused or ended',
  { timeout: 60_000 },
  () => {
    const reached = new Set<string>([
      ...MATCHES.flatMap(fromMatch),
      ...fromRareCases(),
      ...fromExamples(),
      ...QUESTIONS.flatMap((question) => questionRules(asking(question))),
      ...REASONS.flatMap((why) => refusedText(why, 'en').rules),
      ...Object.values(END_RULES).flat(),
      ...fromTheDump(),
    ]);
    expect(Object.keys(TEXTS.en.rules).filter((id) => !reached.has(id))).toEqual([]);
  },
);
