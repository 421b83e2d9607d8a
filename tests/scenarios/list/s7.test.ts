// S7: two camps. How it is laid out, and how it ends.
import { describe, expect, test } from 'vitest';
import { POWERS } from '../../../src/scenarios/catalogue/powers';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import { change, changeMarker, changeSurvivor, moveZombie } from '../../../src/scenarios/change';
import type { Draft, Result } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import { scenarioOf } from '../../../src/scenarios/list';
import {
  inPlay,
  markerIds,
  markerOf,
  markersIn,
  survivorIds,
  survivorOf,
  zombieIds,
} from '../../../src/scenarios/queries';
import { endingAt } from '../../../src/scenarios/objectives/result';
import { powerOf } from '../../../src/scenarios/rules/powers';
import { viewFor } from '../../../src/scenarios/view';
import { describeObjective } from '../../../src/words/describe/objective';
import { asks, choices, fresh, give, putInside, putMarker, session } from '../support/game';
import { madeUp } from '../support/made-up';

const SEATS = [
  { id: 'one', name: 'A', team: 'a' },
  { id: 'two', name: 'B', team: 'b' },
] as const;
const laidOut = (): Draft => fresh({ scenario: 's7', seats: SEATS });

/** No zombie in town, and of what was hidden nothing is left; only Gabriel has still to act. */
function empty(marker = 3): Draft {
  const game = laidOut();
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
  change(game, { round: { ...game.round, marker } });
  for (const id of survivorIds(game))
    changeSurvivor(game, id, { backpack: id === 'gabriel' ? 'day' : 'night' });
  return game;
}
const lay = (game: Draft, structure: StructureId, type: MarkerType, count: number): void => {
  for (let index = 0; index < count; index += 1)
    putMarker(game, type, { on: 'structure', structure }, false);
};
/** Gabriel holds the pretzel and passes: the round is over. */
const roundEnds = (game: Draft): Result | undefined =>
  session(game).choose('gabriel').choose('end').game.result;

describe('set-up', () => {
  test('R338: Elijah, Lily, John, Kevin and Olivia against Gabriel, Rosa, Mike, Thomas and Loretta, 3 life each', () => {
    const game = laidOut();
    expect(inPlay(game, 'a')).toEqual(['elijah', 'john', 'kevin', 'lily', 'olivia']);
    expect(inPlay(game, 'b')).toEqual(['gabriel', 'loretta', 'mike', 'rosa', 'thomas']);
    for (const id of survivorIds(game)) expect(survivorOf(game, id).life).toBe(3);
  });

  test('R339, R343: power sides up, so that powers and flares are in the game', () => {
    const game = laidOut();
    for (const id of survivorIds(game)) expect(powerOf(game, id)).toEqual(POWERS[id]);
    expect(survivorOf(game, 'elijah').tokens).toMatchObject({ flares: 2 });
  });

  test('R340: ten markers face down: 1 Library, 2 each in Police Station, School and Hospital, 3 Grocery Store', () => {
    const game = laidOut();
    const lying = (structure: StructureId): number => markersIn(game, { structure }).length;
    expect(
      (['library', 'policeStation', 'school', 'hospital', 'groceryStore'] as const).map(lying),
    ).toEqual([1, 2, 2, 2, 3]);
    const all = markerIds(game).map((id) => markerOf(game, id));
    const hidden = all.filter(({ place }) => place.on === 'structure');
    expect(hidden.every(({ faceUp }) => !faceUp)).toBe(true);
    expect(hidden.map(({ type }) => type).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'crossroads',
      ...Array.from({ length: 4 }, () => 'food'),
      ...Array.from({ length: 3 }, () => 'fuel'),
      'medicine',
      'shotgun',
    ]);
  });

  test('R163: team B begins, and says who holds the pretzel', () => {
    const now = session(laidOut());
    expect(asks(now)).toBe('givePretzel');
    expect(choices(now)).toEqual(['gabriel', 'loretta', 'mike', 'rosa', 'thomas']);
  });

  test('A139: hands are open', () => {
    const game = laidOut();
    const fuel = give(game, 'john', 'fuel');
    expect(scenarioOf('s7').hiddenInventories).toBeUndefined();
    expect(viewFor(game, 'two').markers[fuel]).toMatchObject({ type: 'fuel' });
  });
});

describe('a full camp', () => {
  test.each([
    ['R336', 'a', 'rv', 'fuel', 3],
    ['R336', 'a', 'rv', 'food', 4],
    ['R337', 'b', 'gasStation', 'fuel', 3],
    ['R337', 'b', 'gasStation', 'food', 4],
  ] as const)(
    '%s: team %s wins at the end of a round with all of it in the %s (%s, %i)',
    (_, team, camp, type, count) => {
      const game = empty();
      lay(game, camp, type, count - 1);
      expect(roundEnds(structuredClone(game))).toBeUndefined();
      lay(game, camp, type, 1);
      const won = { winner: team, seats: [team === 'a' ? 'one' : 'two'], reason: 'campFull' };
      expect(roundEnds(game)).toEqual(won);
    },
  );

  test('R336, A87: not before the round ends', () => {
    const game = empty();
    lay(game, 'rv', 'fuel', 3);
    changeSurvivor(game, 'john', { backpack: 'day' });
    expect(roundEnds(game)).toBeUndefined();
  });

  test('A163: what lies in a camp is its owner’s, whoever laid it; what is carried inside is not there', () => {
    const game = empty();
    putInside(game, 'gabriel', 'rv');
    lay(game, 'rv', 'fuel', 2);
    const fuel = give(game, 'gabriel', 'fuel');
    const inside = session(game).choose('gabriel');
    expect(inside.choose('end').game.result).toBeUndefined();
    const dropped = inside.choose('takeDrop').choose(`drop rv ${fuel}`).choose('end');
    expect(dropped.game.result).toMatchObject({ winner: 'a', reason: 'campFull' });
  });

  test('A164: more than all is all', () => {
    const game = empty();
    lay(game, 'gasStation', 'food', 5);
    expect(roundEnds(game)).toMatchObject({ winner: 'b', reason: 'campFull' });
  });

  test('A129, A103: both full, the most of both goods in camp wins: four food against three fuel', () => {
    const game = empty();
    lay(game, 'rv', 'fuel', 3);
    lay(game, 'gasStation', 'food', 4);
    expect(roundEnds(structuredClone(game))).toMatchObject({ winner: 'b', reason: 'campFull' });
    lay(game, 'rv', 'food', 1);
    give(game, 'lily', 'food');
    expect(roundEnds(game)).toMatchObject({ winner: 'a', reason: 'campFull' });
  });

  test('A165: the objective comes before the marker, the skull and the dump', () => {
    const game = empty(1);
    lay(game, 'gasStation', 'fuel', 2);
    lay(game, 'rv', 'fuel', 3);
    expect(roundEnds(structuredClone(game))).toMatchObject({ winner: 'a', reason: 'campFull' });
    const short = empty(2);
    for (const id of zombieIds(short)) moveZombie(short, id, { in: 'box' });
    expect(roundEnds(structuredClone(short))).toMatchObject({
      winner: 'nobody',
      reason: 'overrun',
    });
    lay(short, 'rv', 'fuel', 3);
    expect(roundEnds(short)).toMatchObject({ winner: 'a', reason: 'campFull' });
  });
});

describe('at the skull', () => {
  test('R341, A103: the team with more fuel and food in its camp wins', () => {
    const game = empty(1);
    lay(game, 'rv', 'fuel', 1);
    lay(game, 'rv', 'food', 1);
    lay(game, 'gasStation', 'food', 1);
    // Neither medicine nor what lies elsewhere counts.
    lay(game, 'gasStation', 'medicine', 3);
    lay(game, 'school', 'fuel', 2);
    give(game, 'rosa', 'fuel');
    expect(roundEnds(game)).toEqual({ winner: 'a', seats: ['one'], reason: 'campAhead' });
  });

  test('R341: food counts like fuel, and fuel like food', () => {
    for (const [less, more] of [
      ['fuel', 'food'],
      ['food', 'fuel'],
    ] as const) {
      const game = empty(1);
      lay(game, 'rv', less, 1);
      lay(game, 'gasStation', more, 2);
      expect(roundEnds(game)).toMatchObject({ winner: 'b', reason: 'campAhead' });
    }
  });

  test('R342: equal there, the one that carries more, a stack as two', () => {
    const game = empty(1);
    lay(game, 'rv', 'fuel', 1);
    lay(game, 'gasStation', 'food', 1);
    give(game, 'john', 'fuel');
    for (const _ of [1, 2]) give(game, 'loretta', 'food');
    expect(roundEnds(game)).toMatchObject({ winner: 'b', reason: 'campAhead' });
  });

  test('A102: equal again, nobody wins', () => {
    const game = empty(1);
    give(game, 'john', 'fuel');
    give(game, 'rosa', 'food');
    expect(roundEnds(game)).toEqual({ winner: 'nobody', seats: [], reason: 'campAhead' });
  });
});

describe('the last survivor', () => {
  const dies = (game: Draft, ids: readonly SurvivorId[]): void => {
    for (const id of ids) changeSurvivor(game, id, { life: 0, place: { in: 'dead' } });
  };
  test('A166: a team without living survivors has lost at once', () => {
    const game = empty();
    changeSurvivor(game, 'rosa', { backpack: 'day' });
    dies(game, inPlay(game, 'a'));
    expect(roundEnds(game)).toEqual({ winner: 'b', seats: ['two'], reason: 'rivalsGone' });
  });

  test.each(['s7', 's8', 's9', 's10'] as const)(
    'A166: in %s the last one is enough to play on, and both teams gone at once are a draw',
    (scenario) => {
      const { clauses } = scenarioOf(scenario);
      const game = madeUp();
      const endsBy = (reason: string) => clauses.filter((clause) => clause.reason === reason);
      dies(game, inPlay(game, 'a').slice(1));
      const gone = [...endsBy('allGone'), ...endsBy('rivalsGone')];
      expect(endingAt(game, gone, 'settled')).toBeUndefined();
      dies(game, inPlay(game, 'a'));
      expect(endingAt(game, clauses, 'settled')).toMatchObject({ winner: 'b' });
      dies(game, inPlay(game, 'b'));
      expect(endingAt(game, clauses, 'settled')).toEqual({
        winner: 'nobody',
        seats: [],
        reason: 'allGone',
      });
    },
  );
});

test('R336, R337: progress is told camp by camp', () => {
  const game = empty();
  lay(game, 'rv', 'fuel', 2);
  for (const id of markersIn(game, { structure: 'rv' })) changeMarker(game, id, { faceUp: true });
  const told = describeObjective(viewFor(game, 'one'), 'en').map(({ text }) => text);
  expect(told).toEqual([
    'Team A: fuel in camp: 2 of 3',
    'Team A: food in camp: 0 of 4',
    'Team B: fuel in camp: 0 of 3',
    'Team B: food in camp: 0 of 4',
  ]);
});
