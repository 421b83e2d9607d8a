// Tags over figures that are too small to be known: who has one, when they are shown, where they stand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableViewOf } from '../../src/match/table-view';
import { startMatch } from '../../src/match/match';
import { plainPlan } from '../../src/match/plan';
import { viewFor } from '../../src/scenarios/view';
import { SCENARIO_IDS } from '../../src/scenarios/list';
import { overlap, type Box } from '../../src/scene/hand/tag-place';
import { TagBoard } from '../../src/scene/tags/board';
import { placeTags, type Wanted } from '../../src/scene/tags/place';
import { tagsOf } from '../../src/scene/tags/tags';
import { figurePixels, isEdgeOn, taggedIn } from '../../src/scene/tags/visible';

const shownAtStart = (scenario: (typeof SCENARIO_IDS)[number]) => {
  const { game } = startMatch(plainPlan(scenario, 1));
  return tableViewOf(viewFor(game, game.seats[0]?.id ?? ''));
};

describe('who carries a tag', () => {
  test.each(SCENARIO_IDS)('%s: everybody in town and nobody else', (scenario) => {
    const shown = shownAtStart(scenario);
    const tags = tagsOf(shown);
    const inTown = [
      ...shown.pieces.filter(({ kind }) => kind === 'survivor' || kind === 'zombie'),
      ...shown.indoors,
    ].map(({ id }) => id);
    expect(new Set(tags.map(({ id }) => id))).toEqual(new Set(inTown));
    expect(tags.every(({ size }) => size >= 28)).toBe(true);
  });

  test('a survivor shows lives and the sign of its side, a zombie its number; a duel is near enough', () => {
    const shown = shownAtStart('s1');
    const [survivor] = tagsOf(shown).filter(({ kind }) => kind === 'survivor');
    expect(survivor).toMatchObject({ life: 2, side: { shape: 'circle' } });
    const numbers = tagsOf(shown).flatMap((tag) => (tag.kind === 'zombie' ? [tag.number] : []));
    expect(numbers).toHaveLength(7);
    expect(tagsOf({ ...shown, lane: { structure: 'school' as const, cardsLeft: 3 } })).toEqual([]);
  });

  test('whoever acts keeps its place first', () => {
    const shown = shownAtStart('s1');
    const [first] = Object.keys(shown.survivors) as (keyof typeof shown.survivors)[];
    const one = first && shown.survivors[first];
    if (!first || !one) throw new Error('nobody');
    const acting = {
      ...shown,
      survivors: { ...shown.survivors, [first]: { ...one, active: true } },
    };
    const ranks = tagsOf(acting).toSorted((a, b) => a.rank - b.rank);
    expect(ranks[0]?.id).toBe(first);
  });
});

describe('when they are shown', () => {
  const far = { distance: 170, height: 720, isAiming: false, isShowing: false };
  test.each([
    ['in the view of the whole town everybody has one', {}, 'all'],
    ['from near only those who show the edge of their card', { distance: 60 }, 'edges'],
    ['they give way to aiming', { isAiming: true }, 'none'],
    ['and to a run', { isShowing: true }, 'none'],
  ] as const)('%s', (_, change, tagged) => expect(taggedIn({ ...far, ...change })).toBe(tagged));

  test('a figure is as high as a lens of 34 degrees shows it', () =>
    expect(figurePixels({ distance: 100, height: 720 })).toBeCloseTo(43.6, 1));

  test('a card is seen from its edge when the eye is beside it, not before, behind or aslant', () => {
    const east = [1, 0, 0] as const;
    expect(isEdgeOn(east, [0, 20, 60])).toBe(true);
    expect(isEdgeOn(east, [5, 40, -60])).toBe(true);
    for (const eye of [
      [60, 30, 0],
      [-60, 30, 0],
      [30, 30, 60],
    ] as const)
      expect(isEdgeOn(east, eye)).toBe(false);
  });
});

const ROOM: Box = { left: 0, top: 60, right: 1280, bottom: 700 };
const wantedOf = (id: string, x: number, y: number, rank = 2, size = 28): Wanted => ({
  id,
  at: { x, y },
  foot: { x, y: y + 20 },
  size,
  rank,
});
const boxesOf = (
  wanted: readonly Wanted[],
  room = ROOM,
): (Box & { readonly rank: number; readonly size: number })[] => {
  const places = placeTags(wanted, room);
  return wanted.flatMap(({ id, size, rank }) => {
    const at = places.get(id);
    return at
      ? [{ left: at.x, top: at.y, right: at.x + size, bottom: at.y + size, rank, size }]
      : [];
  });
};

describe('where they stand', () => {
  test('alone: centred over the head', () =>
    expect(placeTags([wantedOf('one', 300, 300)], ROOM).get('one')).toEqual({ x: 286, y: 270 }));

  test('two close together: the one of less rank moves aside', () => {
    const places = placeTags([wantedOf('zombie', 300, 300), wantedOf('anita', 302, 302, 1, 34)], ROOM); // prettier-ignore
    expect(places.get('anita')).toEqual({ x: 285, y: 266 });
    expect(places.get('zombie')).not.toEqual({ x: 286, y: 270 });
  });

  test('outside the window: none; at its edge: inside', () => {
    expect(placeTags([wantedOf('one', -5, 300)], ROOM).size).toBe(0);
    expect(placeTags([wantedOf('one', 2, 50)], ROOM).get('one')).toEqual({ x: 0, y: 60 });
  });

  const places = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 60, max: 680 }) }),
    { maxLength: 40 },
  );
  test('forty figures anywhere: no zombie covers more than a fifth of a tag, all are in the room', () =>
    fc.assert(
      fc.property(places, (all) => {
        const wanted = all.map(({ x, y }, index) => wantedOf(`z${index}`, x, y, index < 11 ? 1 : 2)); // prettier-ignore
        const boxes = boxesOf(wanted);
        for (const [index, one] of boxes.entries()) {
          expect(one.left >= ROOM.left && one.right <= ROOM.right).toBe(true);
          expect(one.top >= ROOM.top && one.bottom <= ROOM.bottom).toBe(true);
          const covering = boxes
            .slice(index + 1)
            .filter((other) => Math.max(one.rank, other.rank) === 2)
            .map((other) => overlap(one, other));
          expect(Math.max(0, ...covering)).toBeLessThanOrEqual(0.2 * one.size ** 2 + 1e-9);
        }
      }),
      { seed: 18 },
    ));
});

test('the board puts those that have a place, hides the others, and only when something is another', () => {
  const board = new TagBoard();
  const [one, other] = [0, 1].map(() => ({ hidden: true, style: { transform: '' } }));
  board.keep('one', one as unknown as HTMLElement);
  board.keep('other', other as unknown as HTMLElement);
  expect([board.isNew('a'), board.isNew('a'), board.isNew('b')]).toEqual([true, false, true]);
  board.put(new Map([['one', { x: 10.4, y: 20 }]]));
  expect(one).toEqual({ hidden: false, style: { transform: 'translate(10px, 20px)' } });
  expect(other?.hidden).toBe(true);
  board.keep('one', null);
  expect(board.isNew('b')).toBe(true);
  board.put(new Map());
  expect(one?.hidden).toBe(false);
});
