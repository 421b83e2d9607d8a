// Crossroads cards that cost something.
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Draft } from '../../../src/scenarios/game';
import { markerOf } from '../../../src/scenarios/queries';
import { draws, roundEnds } from '../support/cards';
import {
  asks,
  choices,
  give,
  lifeOf,
  markerPlace,
  putInside,
  told,
  type Session,
} from '../support/game';

beforeAll(loadEngine);

describe('crossroads: setbacks', () => {
  test('dangerousDays: both invasion values climb one step, never past the top', () => {
    expect(draws('dangerousDays').game.invasion).toEqual({ day: 3, night: 4 });
    const top = draws('dangerousDays', (game) => {
      change(game, { invasion: { day: 3, night: 5 } });
    });
    expect(top.game.invasion).toEqual({ day: 3, night: 5 });
  });

  test('infectedScratch: a medicine from the survivor or an ally in the building, else a life', () => {
    const hurt = draws('infectedScratch', (game) => void give(game, 'kevin', 'medicine'));
    expect(lifeOf(hurt.game, 'john')).toBe(1);
    const marker: string[] = [];
    const saved = draws('infectedScratch', (game) => {
      putInside(game, 'kevin', 'library');
      marker.push(give(game, 'kevin', 'medicine'));
    });
    expect(lifeOf(saved.game, 'john')).toBe(2);
    expect(markerPlace(saved.game, marker[0] ?? '')).toEqual({ on: 'removed' });
    const both = draws('infectedScratch', (game) => {
      putInside(game, 'kevin', 'library');
      give(game, 'kevin', 'medicine');
      give(game, 'john', 'medicine');
    });
    expect(choices(both)).toHaveLength(2);
  });

  test('infectedScratch, R219: whose medicine is used up is told; a life is told as a life', () => {
    const held: string[] = [];
    const card = draws('infectedScratch', (game) => {
      putInside(game, 'kevin', 'library');
      held.push(give(game, 'kevin', 'medicine'), give(game, 'john', 'medicine'));
    });
    const [marker = ''] = held;
    expect(told(card.choose(marker), 'spent')).toMatchObject([{ survivor: 'kevin', marker }]);
    const hurt = draws('infectedScratch');
    expect(told(hurt, 'spent')).toEqual([]);
    expect(told(hurt, 'lostLife')).toMatchObject([{ survivor: 'john' }]);
  });

  test('infectedScratch: the last life is a life too', () => {
    const dead = draws('infectedScratch', (game) => {
      changeSurvivor(game, 'john', { life: 1 });
    });
    expect(told(dead, 'died')).toMatchObject([{ survivor: 'john' }]);
  });

  test('tornStrap: one marker of the player’s choice goes face up to the Grocery Store', () => {
    const held: string[] = [];
    const card = draws('tornStrap', (game) => {
      held.push(give(game, 'john', 'food'), give(game, 'john', 'fuel'));
    });
    const [food = '', fuel = ''] = held;
    const { game } = card.choose(fuel);
    expect(markerOf(game, fuel)).toMatchObject({
      faceUp: true,
      place: { on: 'structure', structure: 'groceryStore' },
    });
    expect(markerPlace(game, food)).toEqual({ on: 'board', survivor: 'john' });
  });

  test('jammed: the printed weapon is useless to the end of the next turn; a marker still works', () => {
    const rifle = (at: Session): boolean => choices(at).includes('use:rifle');
    const leave = (game: Draft): void => void give(game, 'john', 'knife');
    const now = draws('jammed', leave);
    expect(rifle(now)).toBe(false);
    expect(choices(now)).toContain('use:knife');
    expect(rifle(draws('adrenaline', leave))).toBe(true);
    const next = roundEnds(now.choose('end')).choose('john');
    expect(rifle(next)).toBe(false);
    const afterwards = roundEnds(next.choose('end')).choose('john');
    expect(rifle(afterwards)).toBe(true);
  });

  test('earlyDusk: a life, or the day marker moves two spaces at the end of this round, once', () => {
    const card = draws('earlyDusk');
    expect(choices(card)).toEqual(['life', 'dusk']);
    const paid = card.choose('life');
    expect(lifeOf(paid.game, 'john')).toBe(1);
    expect(roundEnds(paid).game.round.marker).toBe(3);
    const late = roundEnds(card.choose('dusk'));
    expect(late.game.round.marker).toBe(2);
    expect(roundEnds(late).game.round.marker).toBe(1);
  });

  test('earlyDusk, R219: that night is let in is told when it is chosen, not when it falls', () => {
    const card = draws('earlyDusk');
    expect(told(card.choose('dusk'), 'duskCalled')).toMatchObject([{ survivor: 'john' }]);
    expect(told(card.choose('life'), 'duskCalled')).toEqual([]);
  });

  test('earlyDusk, R219: the last life cannot be given, so it grows dark', () => {
    const card = draws('earlyDusk', (game) => {
      changeSurvivor(game, 'john', { life: 1 });
    });
    expect(asks(card)).toBe('chooseAction');
    expect(lifeOf(card.game, 'john')).toBe(1);
    expect(card.game.effects).toMatchObject([{ kind: 'longNight' }]);
  });
});
