// Two games that differ only in what others hold: what a seat sees and is told is the same, byte for byte, step by step.
import { beforeAll, expect, test } from 'vitest';
import { eagerCommand } from '../../src/bots/eager';
import {
  command,
  runTable,
  startMatch,
  waitsFor,
  type Asked,
  type Match,
  type Step,
} from '../../src/match/match';
import { linedUpPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom, type Random } from '../../src/physics/measure/random';
import { optionName, type Command } from '../../src/scenarios/decisions';
import { changeFacts } from '../../src/scenarios/change';
import { changed } from '../../src/scenarios/draft';
import type { GameEvent } from '../../src/scenarios/events';
import type { Game } from '../../src/scenarios/game';
import type { SeatId } from '../../src/scenarios/ids';
import { must } from '../../src/scenarios/queries';
import { viewFor } from '../../src/scenarios/view';
import { contextFor, headline, tell } from '../../src/words/tell';
import { describeTable } from '../../src/words/describe';

beforeAll(loadEngine);

/** The others' cards go round among them, and what is left lies the other way up. */
const twinOf = (game: Game, seat: SeatId): Game =>
  changed(game, (twin) => {
    const { cards = {}, decks } = game.facts ?? {};
    const others = Object.keys(cards).filter((id) => id !== seat);
    const moved = others.map((id, index) => [
      id,
      must(cards[others[(index + 1) % others.length] ?? ''], 'a card'),
    ]);
    changeFacts(twin, {
      cards: { ...cards, ...Object.fromEntries(moved) },
      ...(decks && {
        decks: { ...decks, secret: decks.secret.toReversed(), traitor: decks.traitor.toReversed() },
      }),
    });
  });

/** All that this seat gets to see, hear and read. */
function known(game: Game, events: readonly GameEvent[], seat: SeatId): string {
  const view = viewFor(game, seat);
  const context = contextFor(view);
  const waits = waitsFor({ game } as Match);
  const asked = waits.for === 'decision' && waits.seats.includes(seat) ? waits.decision : undefined;
  return JSON.stringify([
    view,
    events,
    asked,
    events.map((event) => tell(event, context, 'en')),
    headline(events, context, 'fr'),
    describeTable(view, 'en'),
  ]);
}

/** What is shown may differ, so nobody is accused. */
function trusting(match: Match, state: Asked, random: Random): Command {
  const given = eagerCommand(match, state, random);
  return optionName(given.choice) === 'accuse' ? trusting(match, state, random) : given;
}

const STEPS = 60;

test.each([
  ['s9', 'seat-1', 1],
  ['s9', 'seat-5', 2],
  ['s10', 'seat-3', 3],
] as const)(
  'A190: %s, %s cannot tell the game from its twin, seed %i',
  { timeout: 240_000 },
  (scenario, seat, seed) => {
    const random = seededRandom(seed);
    let match = startMatch(linedUpPlan(scenario, seed, 3));
    let twin: Match = { ...match, game: twinOf(match.game, seat) };
    for (let steps = 0; steps < STEPS; steps += 1) {
      const state = waitsFor(match);
      if (state.for === 'nothing') break;
      const given = state.for === 'decision' ? trusting(match, state, random) : undefined;
      const next = (one: Match): Step => (given ? command(one, given) : runTable(one));
      const [a, b] = [next(match), next(twin)];
      expect(b.ok).toBe(a.ok);
      if (!a.ok || !b.ok) continue;
      // At the end all lie open.
      if (a.match.game.result) break;
      [match, twin] = [a.match, b.match];
      expect(known(twin.game, b.events, seat)).toBe(known(match.game, a.events, seat));
    }
    expect(match.log.length).toBeGreaterThan(30);
  },
);
