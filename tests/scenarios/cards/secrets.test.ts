// Crossroads cards about what lies face down, and about old acquaintances.
import { luckOf, seedOf } from '../../../src/scenarios/random';
import { change, changeMarker } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import type { Draft } from '../../../src/scenarios/game';
import type { StructureId } from '../../../src/scenarios/ids';
import {
  heldBy,
  markerOf,
  markersIn,
  structureOf,
  markerIds,
} from '../../../src/scenarios/queries';
import { draws, takes } from '../support/cards';
import {
  asks,
  choices,
  fresh,
  give,
  markerPlace,
  place,
  putInside,
  putMarker,
  session,
  told,
  type Session,
} from '../support/game';

beforeAll(loadEngine);

const hide = (game: Draft, structure: StructureId, ...types: MarkerType[]): string[] =>
  types.map((type) => putMarker(game, type, { on: 'structure', structure }, false));

describe('crossroads: secrets', () => {
  test('floorPlan: the player alone looks at all face-down markers of one other building', () => {
    const seen: string[] = [];
    const card = draws('floorPlan', (game) => {
      seen.push(...hide(game, 'school', 'food', 'fuel'));
      putMarker(game, 'rifle', { on: 'structure', structure: 'school' }, true);
      hide(game, 'hospital', 'knife');
      hide(game, 'library', 'bat');
    });
    expect(choices(card)).toEqual(['hospital', 'school']);
    const { game } = card.choose('school');
    expect(game.peeks).toHaveLength(seen.length);
    for (const marker of seen) expect(game.peeks).toContainEqual({ seat: 'seat-1', marker });
    expect(seen.every((id) => !markerOf(game, id).faceUp)).toBe(true);
  });

  test('floorPlan, R219: nothing hidden anywhere else, nothing to see', () => {
    const card = draws('floorPlan', (game) => void hide(game, 'library', 'bat'));
    expect(asks(card)).toBe('chooseAction');
    expect(card.game.peeks).toEqual([]);
  });

  test('ransacked: the hidden markers of two buildings are mixed and dealt back in the same numbers', () => {
    const mixed = (seed: number): { schoolOf: string; hospitalOf: string; game: Draft } => {
      const card = draws('ransacked', (game) => {
        change(game, { random: luckOf(seedOf(seed)) });
        const [first = ''] = hide(game, 'school', 'food', 'fuel', 'medicine');
        hide(game, 'hospital', 'knife', 'bat');
        putMarker(game, 'rifle', { on: 'structure', structure: 'school' }, true);
        hide(game, 'policeStation', 'shotgun');
        change(game, { peeks: [...game.peeks, { seat: 'seat-1', marker: first }] });
      });
      expect(choices(card)).toEqual(['hospital', 'policeStation', 'school']);
      const second = card.choose('school');
      expect(choices(second)).toEqual(['hospital', 'policeStation']);
      const { game } = second.choose('hospital');
      const types = (structure: StructureId): string =>
        markersIn(game, { structure })
          .filter((id) => !markerOf(game, id).faceUp)
          .map((id) => markerOf(game, id).type)
          .join(' ');
      return { schoolOf: types('school'), hospitalOf: types('hospital'), game };
    };
    const results = [1, 2, 3, 4].map(mixed);
    for (const { schoolOf, hospitalOf, game } of results) {
      expect(schoolOf.split(' ')).toHaveLength(3);
      const all = `${schoolOf} ${hospitalOf}`.split(' ').toSorted();
      expect(all).toEqual(['bat', 'food', 'fuel', 'knife', 'medicine']);
      expect(game.peeks).toEqual([]);
    }
    expect(new Set(results.map(({ schoolOf }) => schoolOf)).size).toBeGreaterThan(1);
  });

  test('ransacked, R219: which buildings is told to all, and no marker or face', () => {
    const card = draws('ransacked', (game) => {
      hide(game, 'school', 'food', 'fuel');
      hide(game, 'hospital', 'knife');
    });
    expect(told(card.choose('school'), 'mixed')).toEqual([
      { kind: 'mixed', structures: ['school', 'hospital'], rules: ['R219'] },
    ]);
    expect(told(card, 'mixed')).toEqual([]);
  });

  test('ransacked, R219: impossible with one building that hides anything', () => {
    expect(asks(draws('ransacked', (game) => void hide(game, 'school', 'food', 'fuel')))).toBe(
      'chooseAction',
    );
  });
});

describe('crossroads: old acquaintance', () => {
  test('oldAcquaintance, together: markers change hands with one ally anywhere, each once', () => {
    const ids: string[] = [];
    const card = draws('oldAcquaintance', (game) => {
      ids.push(
        give(game, 'john', 'food'),
        give(game, 'kevin', 'knife'),
        give(game, 'kevin', 'fuel'),
      );
    });
    const [food = '', knife = '', fuel = ''] = ids;
    expect(choices(card)).toEqual(['anita', 'kevin', 'no']);
    const kevin = card.choose('kevin');
    // Kevin's board is full: nothing can be given without something in return.
    expect(choices(kevin).toSorted()).toEqual(
      [
        `swap ${food} ${knife}`,
        `swap ${food} ${fuel}`,
        `take ${knife}`,
        `take ${fuel}`,
        'done',
      ].toSorted(),
    );
    const swapped = kevin.choose(`swap ${food} ${knife}`);
    expect(choices(swapped)).toEqual([`take ${fuel}`, 'done']);
    const { game } = swapped.choose(`take ${fuel}`);
    expect(heldBy(game, 'kevin')).toEqual([food]);
    expect(heldBy(game, 'john').toSorted()).toEqual([knife, fuel].toSorted());
    expect(heldBy(card.choose('no').game, 'john')).toEqual([food]);
  });

  test('oldAcquaintance, R219: nobody has anything, nothing to exchange', () => {
    expect(asks(draws('oldAcquaintance'))).toBe('chooseAction');
  });

  /** S6: John of one team in the Library, Elijah of the other with a hidden key and a visible rifle. */
  const teams = (near: number, own: boolean): { card: Session; key: string; food: string } => {
    const seats = [
      { id: 'one', name: 'One', team: 'a' },
      { id: 'two', name: 'Two', team: 'b' },
    ] as const;
    const game = fresh({ scenario: 's6', seats });
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    putInside(game, 'john', 'library');
    const { x, y } = structureOf(game, 'library');
    place(game, 'elijah', { x: x - near, y });
    const key = putMarker(game, 'key', { on: 'board', survivor: 'elijah' }, false);
    give(game, 'elijah', 'rifle');
    const food = own ? give(game, 'john', 'food') : '';
    change(game, { crossroads: { ...game.crossroads, draw: ['oldAcquaintance'] } });
    return { card: takes(game, 'crossroads'), key, food };
  };

  test('oldAcquaintance, teams: a look at a hidden marker of an enemy, and a swap if it is within 12 cm', () => {
    const { card, key, food } = teams(11, true);
    expect(card.game.peeks).toContainEqual({ seat: 'one', marker: key });
    expect(told(card, 'peeked')).toMatchObject([{ seat: 'one', markers: [key] }]);
    expect(choices(card)).toEqual([food, 'no']);
    const { game } = card.choose(food);
    expect(markerPlace(game, key)).toEqual({ on: 'board', survivor: 'john' });
    expect(markerPlace(game, food)).toEqual({ on: 'board', survivor: 'elijah' });
    expect(markerOf(game, key).faceUp).toBe(false);
    // Elijah's side still knows that it was the key.
    expect(game.peeks).toContainEqual({ seat: 'two', marker: key });
    expect(markerPlace(card.choose('no').game, key)).toMatchObject({ survivor: 'elijah' });
  });

  test('oldAcquaintance, teams: from farther off, or with empty hands, it is only a look', () => {
    for (const { card, key } of [teams(13, true), teams(11, false)]) {
      expect(card.game.peeks).toContainEqual({ seat: 'one', marker: key });
      expect(asks(card)).toBe('chooseAction');
    }
  });

  /** S7: hands are open. John in the Library, Loretta of the other team before its door. */
  const openHands = (near: number, edit: (game: Draft) => void): Session => {
    const game = fresh({
      scenario: 's7',
      seats: [
        { id: 'one', name: 'One', team: 'a' },
        { id: 'two', name: 'Two', team: 'b' },
      ],
    });
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    putInside(game, 'john', 'library');
    const { x, y } = structureOf(game, 'library');
    place(game, 'loretta', { x: x - near, y });
    edit(game);
    change(game, { crossroads: { ...game.crossroads, draw: ['oldAcquaintance'] } });
    const marker = putMarker(game, 'crossroads', { on: 'structure', structure: 'library' }, false);
    const begun = session(game).choose('gabriel').choose('end');
    return begun.choose('john').choose('takeDrop').choose(`take library ${marker}`);
  };

  test('A193, A139: where hands are open any marker of an enemy within reach is traded, or none', () => {
    let [rifle, fuel] = ['', ''];
    const card = openHands(11, (game) => {
      rifle = give(game, 'john', 'rifle');
      fuel = give(game, 'loretta', 'fuel');
    });
    expect(told(card, 'peeked')).toEqual([]);
    expect(choices(card)).toEqual([`swap ${rifle} ${fuel}`, 'no']);
    const { game } = card.choose(`swap ${rifle} ${fuel}`);
    expect(markerPlace(game, fuel)).toEqual({ on: 'board', survivor: 'john' });
    expect(markerPlace(game, rifle)).toEqual({ on: 'board', survivor: 'loretta' });
    expect(asks(card.choose('no'))).toBe('chooseAction');
    const far = openHands(13, (away) => {
      give(away, 'john', 'rifle');
      give(away, 'loretta', 'fuel');
    });
    expect(asks(far)).toBe('chooseAction');
  });

  test('A193, A155: what would not fit on a board is not traded', () => {
    // Two food on one space, a key to the other: one food away frees nothing.
    const card = openHands(11, (game) => {
      give(game, 'john', 'rifle');
      for (const type of ['food', 'food', 'medicine'] as const) give(game, 'loretta', type);
    });
    expect(choices(card)).toHaveLength(2);
  });
});

describe('A193: old acquaintance in S9, where hands are open', () => {
  const met = (near: number, own: boolean): { card: Session; fuel: string; food: string } => {
    const seats = [
      { id: 'one', name: 'One', team: 'a' },
      { id: 'two', name: 'Two', team: 'b' },
    ] as const;
    const lineUp = {
      a: ['john', 'anita', 'lily', 'gabriel', 'rosa'],
      b: ['elijah', 'mike', 'olivia', 'kevin', 'thomas'],
    } as const;
    const game = fresh({ scenario: 's9', seats, lineUp });
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    change(game, { turnTeam: 'a', crossroads: { ...game.crossroads, draw: ['oldAcquaintance'] } });
    putInside(game, 'john', 'library');
    const { x, y } = structureOf(game, 'library');
    place(game, 'elijah', { x: x - near, y });
    const fuel = give(game, 'elijah', 'fuel');
    const food = own ? give(game, 'john', 'food') : '';
    return { card: takes(game, 'crossroads'), fuel, food };
  };

  test('A193: any marker of an enemy within reach may be traded for', () => {
    const { card, fuel, food } = met(11, true);
    expect(told(card, 'peeked')).toEqual([]);
    const swap = `swap ${food} ${fuel}`;
    expect(choices(card)).toEqual([swap, 'no']);
    const { game } = card.choose(swap);
    expect(markerPlace(game, fuel)).toEqual({ on: 'board', survivor: 'john' });
    expect(markerPlace(card.choose('no').game, fuel)).toMatchObject({ survivor: 'elijah' });
  });

  test('A193: not from farther off, nor with empty hands', () => {
    for (const { card } of [met(13, true), met(11, false)]) expect(asks(card)).toBe('chooseAction');
  });
});
