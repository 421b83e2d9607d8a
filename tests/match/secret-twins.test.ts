// Two games that differ only in what is hidden from a seat: what it sees, is asked, is told and can read is the same,
// byte for byte, step by step, through accusations, votes and exiles too. `npm run simulate -- --twins` does it for
// whole matches.
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFor } from '../../scripts/meaning/sentences';
import { suspiciousCommand } from '../../src/bots/suspicious';
import type { Match } from '../../src/match/match';
import { stagedMatch, stagingOf, stagingsFor } from '../../src/match/staging/start';
import { tryOut, type Trial } from '../../src/match/trial';
import { twisted, watchTwins, type TwinWatch } from '../../src/match/twins/watch';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { changed } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import type { ScenarioId } from '../../src/scenarios/list';
import { must } from '../../src/scenarios/queries';
import { learn } from '../../src/scenarios/rules/knowing';
import { viewFor, type SeatView } from '../../src/scenarios/view';

beforeAll(loadEngine);

const STEPS = 30;

/** The first seed of a staging, or with `more` the one with more people. */
function seedOf(scenario: ScenarioId, name: string, more = false): number {
  const count = stagingsFor(scenario).length;
  const first = stagingsFor(scenario).findIndex((staging) => staging.name === name);
  const seed = first + (more ? count : 0);
  expect(stagingOf(scenario, seed).name).toBe(name);
  return seed;
}

function played(start: () => Match, twins: TwinWatch, seed: number, steps = STEPS): Trial {
  const random = seededRandom(seed);
  return tryOut(
    start,
    (match, state) => suspiciousCommand(match, state, random),
    steps,
    twins.watch,
  );
}

describe('nobody can tell a game from its twin', () => {
  test.each([
    ['s7', 'powersOverMarkers', false, 'turns'],
    ['s8', 'recruitFoundHere', false, 'turns'],
    // The vote is counted, the card shown, an exile pushed away and dealt a new card.
    ['s9', 'votesHalfIn', true, 'exiles'],
    ['s10', 'wronglyAccused', false, 'wronged'],
  ] as const)(
    'A138, A190, R274, R278: %s, %s',
    { timeout: 240_000 },
    (scenario, name, more, rare) => {
      const seed = seedOf(scenario, name, more);
      const twins = watchTwins(wordsFor);
      const { match, tally, failure } = played(() => stagedMatch(scenario, seed), twins, seed);
      expect(failure).toBeUndefined();
      expect(tally[rare]).toBeGreaterThan(0);
      const { alike, otherwise } = twins.tally();
      const { game, log } = must(match, 'a match');
      expect(alike).toBe(log.length * game.seats.length);
      expect(otherwise).toBeGreaterThan(5 * alike);
    },
  );
});

describe('the check itself sees whatever is let out', () => {
  /** The first player knows a marker that lies face down. */
  const lookedAt = (match: Match): Match => {
    const { markers } = match.game;
    const [id] = must(
      Object.entries(markers).find(([, { faceUp, place }]) => !faceUp && place.on === 'structure'),
      'a marker',
    );
    return { ...match, game: changed(match.game, (game) => learn(game, 'seat-1', id)) };
  };

  type Leak = (view: SeatView, game: Game) => object;
  const LEAKS: Readonly<Record<string, readonly [ScenarioId, string, Leak]>> = {
    'the cards of others': ['s9', 'twoExiles', (_, { facts }) => ({ facts })],
    'the faces of markers': ['s7', 'powersOverMarkers', (_, { markers }) => ({ markers })],
    'the next card of a pile': ['s8', 'recruitsWait', (_, { crossroads }) => ({ crossroads })],
    'luck to come': ['s8', 'recruitsWait', (_, { random }) => ({ random })],
    'votes that are in': [
      's9',
      'votesHalfIn',
      (_, { agenda }) => ({ agenda: agenda.filter((task) => task.do === 'vote') }),
    ],
    'the cards of a duel': [
      's7',
      'zombiesInside',
      (_, { agenda }) => ({ agenda: agenda.filter((task) => 'duel' in task) }),
    ],
    'what others have looked at': ['s7', 'powersOverMarkers', (_, { peeks }) => ({ peeks })],
  };

  test.each(Object.entries(LEAKS))('%s', { timeout: 240_000 }, (_, [scenario, name, leak]) => {
    const seed = seedOf(scenario, name, true);
    const leaky = watchTwins(
      () => undefined,
      (game, seat) => ({ ...viewFor(game, seat), ...leak(viewFor(game, seat), game) }),
    );
    const start = () => lookedAt(stagedMatch(scenario, seed));
    const { failure } = played(start, leaky, seed, 150);
    expect(failure?.reason).toMatch(/can tell its twin by what it knows, view/);
  });

  test('a twin is another game in all of it', () => {
    const { game } = stagedMatch('s9', seedOf('s9', 'votesHalfIn', true));
    const seat = 'seat-10';
    const twin = twisted(game, game, seat);
    const cards = (of: Game) =>
      Object.entries(of.facts?.cards ?? {}).map(([id, { reason }]) => [id, reason].join());
    expect(cards(twin).filter((card) => cards(game).includes(card))).toEqual([
      `${seat},${game.facts?.cards?.[seat]?.reason}`,
    ]);
    expect(twin.crossroads.draw).not.toEqual(game.crossroads.draw);
    expect(twin.agenda).not.toEqual(game.agenda);
    expect(twin.random).not.toEqual(game.random);
  });
});
