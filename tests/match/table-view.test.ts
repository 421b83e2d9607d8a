// What a screen is given to draw: everything that lies there, and nobody's secrets.
import { beforeAll, describe, expect, test } from 'vitest';
import { command, runTable, startMatch, waitsFor, type Match } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { randomCommand } from '../../src/bots/random';
import { tableViewOf } from '../../src/match/table-view';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { changed } from '../../src/scenarios/draft';
import { learn } from '../../src/scenarios/rules/knowing';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { viewFor } from '../../src/scenarios/view';

beforeAll(loadEngine);

function* played(start: Match, seed: number): Generator<Match> {
  const random = seededRandom(seed);
  for (let match = start; ;) {
    yield match;
    const waits = waitsFor(match);
    if (waits.for === 'nothing') return;
    const step =
      waits.for === 'table' ? runTable(match) : command(match, randomCommand(waits, random));
    if (step.ok) match = step.match;
  }
}

describe('hidden markers of S6', () => {
  test('at the start nobody sees any face that lies down', () => {
    const { game } = startMatch(plainPlan('s6', 1));
    const down = Object.entries(game.markers).filter(
      ([, { faceUp, place }]) => !faceUp && place.on === 'structure',
    );
    expect(down.length).toBeGreaterThan(0);
    for (const { id: seat } of game.seats) {
      const { markers } = tableViewOf(viewFor(game, seat));
      for (const [id] of down)
        expect(markers.find((one) => one.id === id)).not.toHaveProperty('type');
    }
  });

  test('who has looked at one sees its face; another seat does not', () => {
    const { game } = startMatch(plainPlan('s6', 1));
    const [marker] = Object.entries(game.markers).find(
      ([, { faceUp, place }]) => !faceUp && place.on === 'structure',
    ) ?? [''];
    const [one, other] = game.seats;
    const peeked = changed(game, (draft) => learn(draft, one?.id ?? '', marker));
    const seen = (seat = ''): unknown =>
      tableViewOf(viewFor(peeked, seat)).markers.find(({ id }) => id === marker)?.type;
    expect(seen(one?.id)).toBe(game.markers[marker]?.type);
    expect(seen(other?.id)).toBeUndefined();
    expect(seen('a stranger')).toBeUndefined();
  });

  test('in a whole match no seat is ever handed the face of a marker that it may not know', () => {
    for (const { game } of played(startMatch(plainPlan('s6', 2)), 2)) {
      // Once it is over everything lies open.
      if (game.result) break;
      const leaks = game.seats.flatMap(({ id: seat }) =>
        tableViewOf(viewFor(game, seat)).markers.filter(
          ({ id, type }) =>
            type !== undefined &&
            !game.markers[id]?.faceUp &&
            !game.peeks.some((peek) => peek.seat === seat && peek.marker === id),
        ),
      );
      expect(leaks).toEqual([]);
    }
  });
});

test.each(SCENARIO_IDS)(
  '%s: every figure and thing is shown exactly once, all through a match',
  (id) => {
    for (const { game } of played(startMatch(plainPlan(id, 4)), 4)) {
      const shown = tableViewOf(viewFor(game, game.seats[0]?.id ?? ''));
      const everywhere = [
        ...shown.pieces.map((piece) => piece.id),
        ...shown.indoors.map((one) => one.id),
        ...shown.dump,
        ...shown.inTower.map((one) => one.id),
      ];
      expect(new Set(everywhere).size).toBe(everywhere.length);
      if (shown.lane) continue;
      for (const [figure, { place }] of Object.entries({ ...game.survivors, ...game.zombies }))
        expect([figure, everywhere.includes(figure)]).toEqual([
          figure,
          !['dead', 'reserve', 'box'].includes(place.in),
        ]);
    }
  },
);

test('a duel shows its lane and nobody else', () => {
  let lanes = 0;
  for (let seed = 1; seed < 6 && lanes < 5; seed += 1) {
    for (const { game } of played(startMatch(plainPlan('s2', seed)), seed)) {
      const { lane, layout, pieces, markers, indoors } = tableViewOf(viewFor(game, 'seat-1'));
      if (!lane) continue;
      lanes += 1;
      expect(layout.town).toBeUndefined();
      expect(pieces.length).toBeGreaterThan(0);
      expect([markers, indoors]).toEqual([[], []]);
      expect(lane.cardsLeft).toBeGreaterThanOrEqual(0);
    }
  }
  expect(lanes).toBeGreaterThan(0);
});

test('exactly the survivor whose turn it is is marked as active', () => {
  for (const { game } of played(startMatch(plainPlan('s3', 1)), 1)) {
    const { survivors } = tableViewOf(viewFor(game, 'seat-1'));
    const active = Object.entries(survivors).filter(([, one]) => one.active);
    expect(active.map(([id]) => id)).toEqual(game.turn ? [game.turn.survivor] : []);
  }
});
