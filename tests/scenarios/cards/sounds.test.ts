// Crossroads cards about noise and slipping away.
import { optionId } from '../../../src/scenarios/decisions';
import { changeTurn } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { answer, awaiting } from '../../../src/scenarios/apply';
import type { Vec2 } from '../../../src/physics/table';
import { draws, LIBRARY, onlyZombies, through } from '../support/cards';
import {
  asks,
  at,
  choices,
  facing,
  place,
  placeOf,
  session,
  standsIn,
  told,
  type Session,
} from '../support/game';
import { outcome, stood } from '../support/outcome';

beforeAll(loadEngine);

/** Where the tower of a reaction is set and where it looks. */
const tower = (ended: Session): unknown => {
  const state = awaiting(through(through(ended, 'chooseNearest'), 'fillSlots').game);
  return state.for === 'table' && state.run.launch.kind === 'rush'
    ? state.run.launch.tower
    : state.for;
};

describe('crossroads: noise', () => {
  test('backDoor: out behind the building within 9 cm, at no action and without noise', () => {
    const card = draws('backDoor');
    expect(choices(card)).toEqual(['leave', 'stay']);
    const out = card.choose('leave', { spot: { x: 64, y: 88 }, facing: 90 });
    expect(at(out.game, 'john')).toEqual({ x: 64, y: 88 });
    expect(facing(out.game, 'john')).toBeCloseTo(90, 1);
    expect(out.game.turn).toMatchObject({ actionsLeft: 1, noise: 'silent' });
    expect(placeOf(card.choose('stay').game, 'john')).toMatchObject({ structure: 'library' });
  });

  test('backDoor: refused in front, too far, and where somebody is', () => {
    const card = draws('backDoor', (game) => place(game, 'kevin', { x: 60, y: 87 }));
    const why = (spot: Vec2): string => {
      const state = awaiting(card.game);
      if (state.for !== 'decision') return state.for;
      const { seat, decision } = state;
      const tried = answer(card.game, {
        seat,
        number: decision.number,
        choice: optionId('leave'),
        spot,
        facing: 0,
      });
      return tried.ok ? 'ok' : tried.reason;
    };
    expect(why({ x: LIBRARY.x, y: 76 })).toBe('inFrontOfTheBuilding');
    expect(why({ x: 64, y: 70 })).toBe('tooFarFromTheBuilding');
    expect(why({ x: 61, y: 87 })).toBe('placeIsTaken');
    expect(why({ x: 70, y: 83 })).toBe('placeIsTaken');
    expect(why({ x: 67, y: 87 })).toBe('ok');
    expect(why({ x: Number.NaN, y: 0 })).toBe('spotNeedsNumbers');
  });

  test('carAlarm: the reaction is loud and goes toward the vehicle, not the survivor', () => {
    const card = draws('carAlarm', (game) => {
      onlyZombies(game, []);
      place(game, 'car', { x: 100, y: 20 });
      place(game, 'truck', { x: 20, y: 60 });
    });
    expect(choices(card)).toEqual(['car', 'truck']);
    const ended = card.choose('car').choose('end');
    expect(told(ended, 'noise').map(({ noise }) => noise)).toEqual(['loud']);
    expect(tower(ended)).toEqual({ x: 100, y: 45, facing: -90 });
    expect(ended.game.effects).toHaveLength(1);
    expect(
      through(ended, 'fillSlots').run(outcome({ rest: [stood('zombie-1', { x: 100, y: 40 })] }))
        .game.effects,
    ).toEqual([]);
  });

  test('carAlarm, R219: which vehicle howls is told, chosen or the only one', () => {
    const card = draws('carAlarm', (game) => {
      place(game, 'car', { x: 100, y: 20 });
      place(game, 'truck', { x: 20, y: 60 });
    });
    expect(told(card, 'alarm')).toEqual([]);
    expect(told(card.choose('truck'), 'alarm')).toMatchObject([{ object: 'truck' }]);
    const only = draws('carAlarm', (game) => place(game, 'car', { x: 100, y: 20 }));
    expect(told(only, 'alarm')).toMatchObject([{ object: 'car' }]);
  });

  test('carAlarm: with no vehicle on the table there is nothing to choose', () => {
    expect(asks(draws('carAlarm'))).toBe('chooseAction');
  });

  test('carAlarm: the building the survivor is in is in the way like any other', () => {
    const ended = draws('carAlarm', (game) => {
      onlyZombies(game, []);
      place(game, 'zombie-1', { x: 64, y: 50 });
      place(game, 'truck', { x: 64, y: 88 });
    }).choose('end');
    expect(tower(ended)).toMatchObject({ x: 64, y: 50 });
    // Straight north would be through the Library: around it is not.
    expect(tower(ended)).not.toMatchObject({ facing: 90 });
  });

  test('deadCalm: no zombie reacts this turn, whatever the noise; the next turn they do', () => {
    const calm = draws('deadCalm');
    const game = structuredClone(calm.game);
    if (game.turn) changeTurn(game, { noise: 'loud' });
    const ended = session(game).choose('end');
    expect(asks(ended)).toBe('chooseSurvivor');
    expect(ended.game.effects).toEqual([]);
    const loud = structuredClone(draws('adrenaline').game);
    if (loud.turn) changeTurn(loud, { noise: 'loud' });
    expect(asks(session(loud).choose('end'))).toBe('table');
  });

  test('squeakyFloor: the noise of this turn is loud, though nothing was done but taking', () => {
    const ended = draws('squeakyFloor', (game) =>
      place(game, 'zombie-2', { x: 90, y: 30, lying: true }),
    );
    const after = ended.choose('end');
    expect(told(after, 'noise').map(({ noise }) => noise)).toEqual(['loud']);
    expect(standsIn(after.game, 'zombie-2')).toBe(true);
    expect(asks(after)).toBe('table');
    expect(told(draws('adrenaline').choose('end'), 'noise')).toMatchObject([{ noise: 'silent' }]);
  });
});
