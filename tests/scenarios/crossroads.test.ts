// 34. Drawing crossroads cards, and the other markers that act at once.
import { seedOf } from '../../src/scenarios/random';
import { change, changeMarker, changeSurvivor } from '../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { pieceFootprint, isNextTo } from '../../src/physics/measure/footprint';
import { CROSSROADS_IDS } from '../../src/scenarios/catalogue/crossroads';
import {
  isAvailable,
  survivorOf,
  zombieIds,
  zombieOf,
  markerIds,
} from '../../src/scenarios/queries';
import { CARDS } from '../../src/scenarios/rules/cards';
import { draws, inLibrary, onlyZombies, takes } from './support/cards';
import {
  asks,
  choices,
  fresh,
  give,
  lifeOf,
  markerPlace,
  place,
  placeOf,
  poseIn,
  putInside,
  putMarker,
  session,
  stage,
  told,
} from './support/game';

beforeAll(loadEngine);

describe('34. crossroads', () => {
  test('R217: the thirty cards are shuffled into a deck, in an order that the seed decides', () => {
    const deck = (seed: number): readonly string[] => fresh({ seed: seedOf(seed) }).crossroads.draw;
    expect(deck(1).toSorted()).toEqual([...CROSSROADS_IDS].toSorted());
    expect(deck(1)).not.toEqual(deck(2));
    expect(deck(1)).toEqual(deck(1));
    expect(Object.keys(CARDS).toSorted()).toEqual([...CROSSROADS_IDS].toSorted());
  });

  test('R218: a crossroads marker is revealed at once, leaves the game, and the top card is drawn', () => {
    const game = inLibrary();
    change(game, { crossroads: { ...game.crossroads, draw: ['adrenaline', 'deadCalm'] } });
    const after = takes(game, 'crossroads');
    expect(told(after, 'cardDrawn').map(({ card }) => card)).toEqual(['adrenaline']);
    expect(after.game.crossroads).toEqual({ draw: ['deadCalm'], discard: ['adrenaline'] });
    const [revealed] = told(after, 'revealed');
    expect(markerPlace(after.game, revealed?.marker ?? '')).toEqual({ on: 'removed' });
    expect(asks(after)).toBe('chooseAction');
  });

  test('R218: it fills no space, so even a full board can take it', () => {
    const after = draws('deadCalm', (game) => {
      give(game, 'john', 'food');
      give(game, 'john', 'fuel');
    });
    expect(told(after, 'cardDrawn')).toHaveLength(1);
  });

  test('A96: an empty deck is made of the discarded cards, shuffled; with no card at all nothing happens', () => {
    const game = inLibrary();
    change(game, { crossroads: { draw: [], discard: ['deadCalm', 'adrenaline', 'jammed'] } });
    const after = takes(game, 'crossroads');
    const [drawn] = told(after, 'cardDrawn');
    const { draw, discard } = after.game.crossroads;
    expect(discard).toEqual([drawn?.card]);
    expect([...draw, ...discard].toSorted()).toEqual(['adrenaline', 'deadCalm', 'jammed']);
    const none = inLibrary();
    change(none, { crossroads: { draw: [], discard: [] } });
    expect(asks(takes(none, 'crossroads'))).toBe('chooseAction');
  });

  test('R219: the effect must be applied if possible: no way to decline torn strap, no question when there is nothing to lose', () => {
    const held = draws('tornStrap', (game) => {
      give(game, 'john', 'food');
      give(game, 'john', 'fuel');
    });
    expect(asks(held)).toBe('card');
    expect(choices(held)).toHaveLength(2);
    expect(choices(held).every((id) => id.startsWith('marker-'))).toBe(true);
    expect(asks(draws('tornStrap'))).toBe('chooseAction');
  });

  test('R220: "the survivor" is the active one, "a survivor" any who fits', () => {
    const hurt = draws('firstAidKit', (game) => {
      changeSurvivor(game, 'john', { life: 1 });
      changeSurvivor(game, 'kevin', { life: 1 });
      putInside(game, 'kevin', 'library');
    });
    expect([lifeOf(hurt.game, 'john'), lifeOf(hurt.game, 'kevin')]).toEqual([2, 1]);
    const whole = draws('firstAidKit', (game) => {
      changeSurvivor(game, 'kevin', { life: 1 });
      putInside(game, 'kevin', 'library');
    });
    expect([lifeOf(whole.game, 'john'), lifeOf(whole.game, 'kevin')]).toEqual([2, 2]);
  });

  test('R221: new zombies come from the box, and from the dump where it has too few', () => {
    const newcomers = (box: string[], dump: string[]): string[] => {
      const after = draws('brokenWindow', (game) => onlyZombies(game, box, dump));
      return told(after, 'appeared').map(({ figure }) => figure);
    };
    const box = newcomers(['zombie-2', 'zombie-3'], ['zombie-4', 'zombie-5']);
    expect(box.toSorted()).toEqual(['zombie-2', 'zombie-3']);
    expect(newcomers(['zombie-2'], ['zombie-4'])).toEqual(['zombie-2', 'zombie-4']);
    expect(newcomers([], ['zombie-4'])).toEqual(['zombie-4']);
    expect(newcomers([], [])).toEqual([]);
  });
});

describe('markers that act at once', () => {
  test('R323, R324, A97: a survivor marker brings the next of the reserve into the building, for this round', () => {
    const game = fresh({ scenario: 's5' });
    putInside(game, 'gabriel', 'library');
    for (const id of markerIds(game)) changeMarker(game, id, { place: { on: 'supply' } });
    change(game, { round: { ...game.round, half: 'night' } });
    changeSurvivor(game, 'gabriel', { backpack: 'night' });
    const first = putMarker(game, 'survivor', { on: 'structure', structure: 'library' }, false);
    const second = putMarker(game, 'survivor', { on: 'structure', structure: 'library' }, false);
    const once = session(game).choose('gabriel').choose('takeDrop').choose(`take library ${first}`);
    expect(told(once, 'joined')).toMatchObject([{ survivor: 'kevin', structure: 'library' }]);
    expect(placeOf(once.game, 'kevin')).toEqual({
      in: 'building',
      structure: 'library',
      lying: false,
    });
    expect(lifeOf(once.game, 'kevin')).toBe(2);
    expect(isAvailable(once.game, 'kevin')).toBe(true);
    expect(markerPlace(once.game, first)).toEqual({ on: 'removed' });
    expect(placeOf(once.game, 'rosa').in).toBe('reserve');
    const twice = once.choose('takeDrop').choose(`take library ${second}`);
    expect(told(twice, 'joined').map(({ survivor }) => survivor)).toEqual(['kevin', 'rosa']);
  });

  test('R308: where the scenario has a use for the survivor marker, its own rule comes first', () => {
    const game = fresh({ scenario: 's3' });
    putInside(game, 'john', 'library');
    const after = takes(game, 'survivor');
    expect(told(after, 'escorts')).toHaveLength(1);
    expect(told(after, 'joined')).toHaveLength(0);
    expect(survivorOf(after.game, 'anita').escort).toBe('john');
  });

  test('A39: a zombie marker puts one zombie into the building, box first, else dump, and is gone', () => {
    const after = takes(
      inLibrary((game) => onlyZombies(game, ['zombie-7'], ['zombie-8'])),
      'zombie',
    );
    const inside = { in: 'building', structure: 'library', lying: false };
    expect(placeOf(after.game, 'zombie-7')).toEqual(inside);
    expect(placeOf(after.game, 'zombie-8')).toEqual({ in: 'dump' });
    const dumped = takes(
      inLibrary((game) => onlyZombies(game, [], ['zombie-8'])),
      'zombie',
    );
    expect(placeOf(dumped.game, 'zombie-8')).toEqual(inside);
  });

  test('A39, R144: a building with two zombies takes no third', () => {
    const game = inLibrary((one) => {
      onlyZombies(one, ['zombie-7']);
      for (const id of ['zombie-2', 'zombie-3']) putInside(one, id, 'library', true);
    });
    expect(placeOf(takes(game, 'zombie').game, 'zombie-7')).toEqual({ in: 'box' });
  });

  test('A39: on an object the zombie stands next to it', () => {
    const game = stage({
      scenario: 's3',
      survivors: { john: { x: 60, y: 36 }, anita: { x: 20, y: 20 } },
      things: { car: { x: 60, y: 40, facing: 0 } },
    });
    place(game, 'zombie-1', { x: 10, y: 40 });
    const marker = putMarker(game, 'zombie', { on: 'object', object: 'car' }, false);
    const after = session(game).choose('john').choose('takeDrop').choose(`take car ${marker}`);
    const [come] = zombieIds(after.game).filter(
      (id) => id !== 'zombie-1' && zombieOf(after.game, id).place.in === 'street',
    );
    const body = pieceFootprint({
      id: '',
      kind: 'zombie',
      pose: poseIn(after.game, come ?? 'zombie-1'),
    });
    const car = pieceFootprint({ id: '', kind: 'car', pose: poseIn(after.game, 'car') });
    expect(isNextTo(body, car)).toBe(true);
  });
});
