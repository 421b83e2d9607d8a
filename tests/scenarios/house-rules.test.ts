// Options of a match that change a rule.
import { changeSurvivor } from '../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../src/scenarios/game';
import { defaultOptions } from '../../src/scenarios/options';
import {
  choices,
  fresh,
  give,
  lifeOf,
  markerPlace,
  told,
  turnOfSurvivor,
  whyNot,
} from './support/game';

describe('medicine heals (A41)', () => {
  const hurt = (medicineHeals: boolean, life = 1): Draft => {
    const game = fresh({ options: { ...defaultOptions(), medicineHeals } });
    changeSurvivor(game, 'john', { life: life });
    return game;
  };

  test('an action and a medicine give back a life, in silence', () => {
    const game = hurt(true);
    const medicine = give(game, 'john', 'medicine');
    const healed = turnOfSurvivor(game, 'john').choose('heal');
    const after = healed.game;
    expect(lifeOf(after, 'john')).toBe(2);
    expect(markerPlace(after, medicine)).toEqual({ on: 'removed' });
    expect(told(healed, 'spent')).toMatchObject([{ survivor: 'john', marker: medicine }]);
    expect(after.turn).toMatchObject({ actionsLeft: 1, noise: 'silent' });
  });

  test('not without medicine, not when unhurt, not unless the table agreed on it', () => {
    expect(whyNot(turnOfSurvivor(hurt(true), 'john'), 'heal')).toBe('noMedicine');
    expect(whyNot(turnOfSurvivor(hurt(true, 2), 'john'), 'heal')).toBe('notHurt');
    const plain = hurt(false);
    give(plain, 'john', 'medicine');
    expect(choices(turnOfSurvivor(plain, 'john'))).not.toContain('heal');
  });
});

test('hard raises both invasions by a step, easy gives a life more', () => {
  const game = (difficulty: 'easy' | 'normal' | 'hard'): Draft =>
    fresh({ options: defaultOptions(difficulty) });
  expect([game('normal').invasion, game('hard').invasion]).toEqual([
    { day: 2, night: 3 },
    { day: 3, night: 4 },
  ]);
  expect([lifeOf(game('easy'), 'john'), lifeOf(game('normal'), 'john')]).toEqual([3, 2]);
  expect(
    (['easy', 'normal', 'hard'] as const).map((one) => defaultOptions(one).attackCards),
  ).toEqual([1, 2, 3]);
});
