// The acid card, and the tile for the rest of the game (A40).
import { optionId } from '../../../src/scenarios/decisions';
import { change, changeSurvivor, putThing } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { gapBetween, pieceFootprint } from '../../../src/physics/measure/footprint';
import { standingPose } from '../../../src/physics/measure/pose';
import type { Vec2 } from '../../../src/physics/table';
import { answer, awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { draws, onlyZombies } from '../support/cards';
import {
  asks,
  choices,
  lifeOf,
  place,
  placeOf,
  poseIn,
  session,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
} from '../support/game';
import { outcome, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const AT = { x: 70, y: 40 };
const pour = (game: Draft, { x, y }: Vec2 = AT): void => {
  putThing(game, 'acid', { kind: 'acid', pose: standingPose('acid', { x, y, facing: 0 }) });
};

describe('crossroads: acid', () => {
  test('acid: the tile lies where the player likes', () => {
    const card = draws('acid');
    expect(choices(card)).toEqual(['place']);
    const after = card.choose('place', { spot: AT });
    expect(after.game.things['acid']).toMatchObject({ kind: 'acid', pose: AT });
    expect(asks(after)).toBe('chooseAction');
  });

  test('acid: refused within 8 cm of a figure, within 12 cm of a door, out of town and on other things', () => {
    const card = draws('acid', (game) => {
      place(game, 'kevin', { x: 70, y: 28 });
      place(game, 'barrel-1', { x: 50, y: 45 });
    });
    const why = (spot: Vec2): string => {
      const state = awaiting(card.game);
      if (state.for !== 'decision') return state.for;
      const { seat, decision } = state;
      const tried = answer(card.game, {
        seat,
        number: decision.number,
        choice: optionId('place'),
        spot,
      });
      return tried.ok ? 'ok' : tried.reason;
    };
    // Kevin reaches 1.05 cm north of his middle or less, the tile 3 cm south of its own.
    expect(why({ x: 70, y: 39.5 })).toBe('tooNearAFigure');
    expect(why({ x: 70, y: 40.5 })).toBe('ok');
    expect(why({ x: 64, y: 67.5 })).toBe('tooNearADoor');
    expect(why({ x: 64, y: 66.5 })).toBe('ok');
    expect(why({ x: 2.5, y: 40 })).toBe('outOfTown');
    expect(why({ x: 51, y: 45 })).toBe('placeIsTaken');
  });

  test('acid, R219: where no place is far enough from everybody there is nothing to decide', () => {
    const card = draws('acid', (game) => {
      change(game, { layout: { ...game.layout, town: { width: 20, height: 20 } } });
      place(game, 'kevin', { x: 10, y: 10 });
    });
    expect(asks(card)).toBe('chooseAction');
  });
});

describe('crossroads: on the acid', () => {
  const street = (): Draft => {
    const game = stage({
      survivors: { john: { x: 60, y: 40, facing: 90 }, anita: { x: 20, y: 20 } },
      zombies: { 1: { x: 65, y: 40 } },
    });
    pour(game);
    return game;
  };
  const numbers = { direction: 0, speed: 900, axis: 90, struck: 0 };

  test('acid: a disc that touches it makes no move, on the real table too', () => {
    const game = street();
    place(game, 'zombie-1', { x: 100, y: 80 });
    const rolled = turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 0, speed: 900 })
      .roll();
    expect(told(rolled, 'moveFailed')).toMatchObject([
      { survivor: 'john', why: 'touched', other: 'acid' },
    ]);
  });

  test('acid: a bat that touches it makes no move, even after a proper blow', () => {
    const game = street();
    place(game, 'anita', { x: 60, y: 40 });
    place(game, 'john', { x: 20, y: 20 });
    const swing = (...met: string[]): Session =>
      turnOfSurvivor(game, 'anita')
        .choose('use:bat')
        .choose('flick', numbers)
        .run(
          outcome({
            rest: [stopped('bat', { x: 75, y: 50 })],
            contacts: met.map((other, index) => touch('bat', other, { step: index })),
          }),
        );
    expect(told(swing('zombie-1'), 'moveFailed')).toHaveLength(0);
    expect(told(swing('zombie-1', 'acid'), 'moveFailed')).toHaveLength(1);
  });

  const rush = (change: (game: Draft) => void = () => {}): Session => {
    const card = draws('theyFollowedUs', (game) => onlyZombies(game, ['zombie-2', 'zombie-3']));
    const game = structuredClone(card.game);
    pour(game);
    change(game);
    return session(game);
  };

  test('A40, acid: after a rush a zombie on it is in the dump, and nobody has killed it', () => {
    const after = rush().run(
      outcome({ rest: [stood('zombie-2', AT), stood('zombie-3', { x: 75, y: 40 })] }),
    );
    expect(placeOf(after.game, 'zombie-2')).toEqual({ in: 'dump' });
    expect(placeOf(after.game, 'zombie-3').in).toBe('street');
    expect(after.game.turn?.kills).toBe(0);
  });

  test('A40, acid: after a rush a survivor on it loses a life and is put beside it, clear of it', () => {
    const after = rush().run(
      outcome({
        rest: [
          stood('kevin', AT, 'survivor'),
          stood('zombie-2', { x: 100, y: 60 }),
          stood('zombie-3', { x: 90, y: 60 }),
        ],
      }),
    );
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    expect(told(after, 'lostLife')).toMatchObject([{ survivor: 'kevin', because: 'acid' }]);
    const gap = gapBetween(
      pieceFootprint({ id: '', kind: 'survivor', pose: poseIn(after.game, 'kevin') }),
      pieceFootprint({ id: '', kind: 'acid', pose: poseIn(after.game, 'acid') }),
    );
    expect(gap).toBeGreaterThanOrEqual(3);
    expect(gap).toBeLessThan(4);
    expect(standsIn(after.game, 'kevin')).toBe(true);
    expect(lifeOf(after.choose('end').game, 'kevin')).toBe(1);
  });

  test('acid: whatever else throws a survivor onto it, the next rest of the table burns it; it can kill', () => {
    const dead = rush((game) => {
      place(game, 'kevin', AT);
      changeSurvivor(game, 'kevin', { life: 1 });
    }).run(
      outcome({
        rest: [stood('zombie-2', { x: 100, y: 60 }), stood('zombie-3', { x: 90, y: 60 })],
      }),
    );
    expect(placeOf(dead.game, 'kevin')).toEqual({ in: 'dead' });
  });
});
