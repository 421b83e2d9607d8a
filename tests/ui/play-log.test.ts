import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { readLog } from '../../src/match/log';
import { openReplay } from '../../src/match/replay';
import type { Match } from '../../src/match/match';
import type { Told } from '../../src/match/session';
import type { MarkerType } from '../../src/scenarios/catalogue/markers';
import { loadEngine } from '../../src/physics/engine';
import { numbersOf } from '../../src/ui/play/end/numbers';
import { latestLines, linesOf } from '../../src/ui/play/log/lines';
import { isRush, stepsOf } from '../../src/ui/play/log/since';
import { contextFor, headline } from '../../src/words/tell';
import {
  fresh,
  putInside,
  putMarker,
  turnOfSurvivor,
  type Session,
} from '../scenarios/support/game';
import { viewFor } from '../../src/scenarios/view';

let match: Match;
let told: readonly Told[];

beforeAll(async () => {
  await loadEngine();
  const read = readLog(readFileSync('tests/golden/s2-1-together.json', 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  match = read.match;
  const replay = await openReplay(match);
  replay.goToTurn(replay.turns.length - 1);
  while (!replay.state().ended) {
    if (replay.state().pending[0]) replay.seen();
    else replay.next();
  }
  told = replay.state().told;
}, 60_000);

describe('what happened', () => {
  test('is told line by line, in both languages, each with its own key', () => {
    const context = contextFor(viewFor(match.game, 'seat-1'));
    for (const language of ['en', 'fr'] as const) {
      const lines = linesOf(told, context, language);
      expect(lines.length).toBeGreaterThan(20);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }
  });

  test('an answer and all that follows it until the next question are one step', () => {
    const steps = stepsOf(told);
    expect(steps).toHaveLength(match.log.filter((entry) => 'command' in entry).length);
    const all = told.flatMap(({ events }) => events);
    expect(steps.toReversed().flatMap(({ events }) => events)).toEqual(all);
    const rushed = steps.filter(({ after }) => after === 'rush');
    expect(rushed.length).toBeGreaterThan(0);
    for (const { events } of rushed) expect(events.map(({ kind }) => kind)).toContain('rushBegan');
  });

  test('every rush says how it ended, right after it began', () => {
    const lines = linesOf(told, contextFor(viewFor(match.game, 'seat-1')), 'en');
    const began = lines.flatMap(({ text }, index) =>
      /rush(es)? toward|horde/.test(text) ? [index] : [],
    );
    const rushes = told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'rushBegan');
    expect(began).toHaveLength(rushes.length);
    expect(began.length).toBeGreaterThan(5);
    for (const index of began)
      expect(lines[index + 1]?.text).toMatch(/^(The rush|Pushed out of town)/);
  });

  test('whose turn it was is known after the turn, too: no line changes its words', () => {
    const { actor: _, ...between } = contextFor(viewFor(match.game, 'seat-1'));
    const whole = linesOf(told, between, 'en');
    expect(whole.filter(({ text }) => /killed by \w+’s/.test(text)).length).toBeGreaterThan(0);
    for (const [index] of told.entries()) {
      const spoken = latestLines(told.slice(0, index + 1), between, 'en');
      expect(spoken.length).toBeLessThan(9);
      expect(whole).toEqual(expect.arrayContaining(spoken));
    }
    const actors = stepsOf(told).map(({ actor }) => actor);
    expect(new Set(actors).size).toBeGreaterThan(2);
  });

  test('a turn that is chosen opens with its own lines, and a step is spoken as a whole', () => {
    const context = contextFor(viewFor(match.game, 'seat-1'));
    const spokenAt = (index: number) => latestLines(told.slice(0, index + 1), context, 'en');
    const chosen = told.flatMap(({ entry, events: [first] }, index) => {
      const made = match.log[entry];
      return first?.kind === 'turnBegan' && made && 'command' in made ? [index] : [];
    });
    expect(chosen.length).toBeGreaterThan(5);
    for (const index of chosen) expect(spokenAt(index)[0]?.text).toMatch(/^It is \w+’s turn\.$/);
    const lastRun = told.findLastIndex((_, index) => isRush(told, index));
    const rush = spokenAt(lastRun).map(({ text }) => text);
    expect(rush.some((text) => /rush(es)? toward|horde/.test(text))).toBe(true);
  });

  test('what was looked at and left is told', () => {
    const found = (type: MarkerType): Session => {
      const town = fresh();
      putInside(town, 'rosa', 'school');
      const marker = putMarker(town, type, { on: 'structure', structure: 'school' }, false);
      return turnOfSurvivor(town, 'rosa').choose('takeDrop').choose(`take school ${marker}`);
    };
    const said = ({ game, events }: Session): string[] =>
      linesOf([{ entry: 0, of: 'answer', events }], contextFor(viewFor(game, 'seat-1')), 'en').map(
        ({ text }) => text,
      );
    expect(said(found('x').choose('leave')).at(-1)).toBe('Rosa finds an X and leaves it.');
    const turned = said(found('crossroads')).join();
    expect(turned).toContain('Turned over');
    expect(turned).not.toContain('leaves it');
  });

  test('every flick has its headline', () => {
    const context = contextFor(viewFor(match.game, 'seat-1'));
    const flicked = stepsOf(told).filter(({ events }) =>
      events.some(({ kind }) => ['fired', 'moved', 'moveFailed'].includes(kind)),
    );
    expect(flicked.length).toBeGreaterThan(5);
    for (const { events, after } of flicked)
      expect(headline(events, context, 'en', after)?.text).toBeTruthy();
  });

  test('adds up to the numbers of the match', () => {
    const numbers = numbersOf(match.game.round.number, told);
    expect(numbers).toEqual({
      rounds: 3,
      turns: 13,
      flicks: 18,
      kills: 5,
      falls: 0,
      livesLost: 0,
      rushes: 10,
      duels: 4,
    });
  });
});
