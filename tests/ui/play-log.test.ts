import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { readLog } from '../../src/match/log';
import { openReplay } from '../../src/match/replay';
import type { Match } from '../../src/match/match';
import type { Told } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { numbersOf } from '../../src/ui/play/end/numbers';
import { linesOf } from '../../src/ui/play/log/lines';
import { stepsOf } from '../../src/ui/play/log/since';
import { contextFor, headline } from '../../src/ui/words/tell';

let match: Match;
let told: readonly Told[];

beforeAll(async () => {
  await loadEngine();
  const read = readLog(readFileSync('tests/golden/s1-1-together.json', 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  match = read.match;
  const replay = await openReplay(match);
  replay.goToTurn(replay.turns.length - 1);
  while (!replay.state().ended) {
    if (replay.state().show) replay.shown();
    else replay.next();
  }
  told = replay.state().told;
});

describe('what happened', () => {
  test('is told line by line, in both languages, each with its own key', () => {
    const context = contextFor(match.game, 'seat-1');
    for (const language of ['en', 'fr'] as const) {
      const lines = linesOf(told, context, language);
      expect(lines.length).toBeGreaterThan(20);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }
  });

  test('a flick and what it did are one step, the rush after it another', () => {
    const steps = stepsOf(told, match.log).toReversed();
    const isRush = steps.map(({ after }) => after === 'rush');
    expect(isRush).toContain(true);
    const flicks = match.log.filter((e) => 'command' in e && e.command.speed !== undefined).length;
    const runs = match.log.filter((entry) => 'table' in entry).length;
    expect(isRush.filter(Boolean)).toHaveLength(runs - flicks);
  });

  test('every flick has its headline', () => {
    const context = contextFor(match.game, 'seat-1');
    const flicked = stepsOf(told, match.log).filter(({ events }) =>
      events.some(({ kind }) => ['fired', 'moved', 'moveFailed'].includes(kind)),
    );
    expect(flicked.length).toBeGreaterThan(5);
    for (const { events, after } of flicked)
      expect(headline(events, context, 'en', after)?.text).toBeTruthy();
  });

  test('adds up to the numbers of the match', () => {
    const numbers = numbersOf(
      match,
      told.flatMap(({ events }) => events),
    );
    expect(numbers.rounds).toBe(match.game.round.number);
    expect(numbers.kills).toBe(3);
    expect(numbers.flicks).toBeGreaterThan(5);
    expect(numbers.turns).toBeGreaterThanOrEqual(3);
  });
});
