// 37. Powers over markers: two are looked at, one more is taken, two lie on one space.
import { describe, expect, test } from 'vitest';
import type { MarkerType } from '../../../src/scenarios/catalogue/markers';
import { changeMarker, changeSurvivor } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import { amountOf } from '../../../src/scenarios/objectives/amounts';
import { hasFreeSlot, heldBy, markerOf, spacesUsed, turnOf } from '../../../src/scenarios/queries';
import { supply } from '../../../src/scenarios/rules/cards/card';
import { viewFor } from '../../../src/scenarios/view';
import { HOUSE } from '../support/duel';
import {
  asks,
  choices,
  give,
  markerPlace,
  putMarker,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from '../support/game';
import { faceUp, gifted } from '../support/powers';

const LIES = { on: 'structure', structure: HOUSE } as const;
const hide = (game: Draft, type: MarkerType): string => putMarker(game, type, LIES, false);
const lay = (game: Draft, type: MarkerType): string => putMarker(game, type, LIES);
const isHidden = ({ game }: Session, id: string): boolean => !markerOf(game, id).faceUp;
const take = (game: Draft, who: 'gabriel' | 'loretta' | 'olivia', marker: string): Session =>
  turnOfSurvivor(game, who).choose('takeDrop').choose(`take ${HOUSE} ${marker}`);

describe('Gabriel', () => {
  const inside = (): Draft =>
    gifted({ survivors: { john: { x: 60, y: 45 } }, inside: ['gabriel'] });

  test('R247, A119, A152: he looks at two and takes the food; the crossroads beside it draws no card', () => {
    const game = inside();
    const [food, crossroads] = [hide(game, 'food'), hide(game, 'crossroads')];
    const asked = take(game, 'gabriel', crossroads);
    expect(asks(asked)).toBe('lookToo');
    expect(choices(asked)).toEqual([food, 'no']);
    const looked = asked.choose(food);
    expect(told(looked, 'peeked')).toMatchObject([{ markers: [crossroads, food] }]);
    expect(choices(looked)).toEqual([crossroads, food]);
    const kept = looked.choose(food).choose('keep');
    expect(told(kept, 'took')).toMatchObject([{ survivor: 'gabriel', marker: food }]);
    expect(told(kept, 'cardDrawn')).toEqual([]);
    expect(isHidden(kept, crossroads)).toBe(true);
    expect(turnOf(kept.game).actionsLeft).toBe(1);
    expect(turnOf(kept.game).noise).toBe('silent');
  });

  test('A152: he must choose one of them, and what he chooses acts if it does', () => {
    const game = inside();
    const [food, crossroads] = [hide(game, 'food'), hide(game, 'crossroads')];
    const looked = take(game, 'gabriel', food).choose(crossroads);
    expect(choices(looked)).not.toContain('back');
    const drawn = looked.choose(crossroads);
    expect(told(drawn, 'revealed')).toMatchObject([{ marker: crossroads }]);
    expect(isHidden(drawn, food)).toBe(true);
    // Left lying, the chosen one lies face up, the other as before (R116).
    const left = looked.choose(food).choose('leave');
    expect(isHidden(left, food)).toBe(false);
    expect(isHidden(left, crossroads)).toBe(true);
  });

  test('A152, A125: he alone knows the other one', () => {
    const game = inside();
    const [food, fuel] = [hide(game, 'food'), hide(game, 'fuel')];
    const kept = take(game, 'gabriel', food).choose(fuel).choose(food).choose('keep');
    expect(viewFor(kept.game, 'seat-1').markers[fuel]).toMatchObject({ type: 'fuel' });
    expect(viewFor(kept.game, '').markers[fuel]?.type).toBeUndefined();
  });

  test('A152: up to two, so one will do; of one place; with one there he is not asked', () => {
    const game = inside();
    const food = hide(game, 'food');
    putMarker(game, 'fuel', { on: 'structure', structure: 'school' }, false);
    lay(game, 'medicine');
    expect(asks(take(game, 'gabriel', food))).toBe('keepOrLeave');
    hide(game, 'fuel');
    expect(asks(take(game, 'gabriel', food).choose('no'))).toBe('keepOrLeave');
    changeSurvivor(game, 'gabriel', { power: 'down' });
    expect(asks(take(game, 'gabriel', food))).toBe('keepOrLeave');
  });
});

describe('Loretta', () => {
  const inside = (...carried: readonly MarkerType[]): Draft => {
    const game = gifted({ survivors: { john: { x: 60, y: 45 } }, inside: ['loretta'] });
    for (const type of carried) give(game, 'loretta', type);
    return game;
  };

  test('R254, A155: two food lie on one space, a third on another, and they leave one by one', () => {
    const game = inside('food', 'food');
    expect(spacesUsed(game, 'loretta')).toBe(1);
    expect(hasFreeSlot(game, 'loretta')).toBe(true);
    give(game, 'loretta', 'food');
    expect(spacesUsed(game, 'loretta')).toBe(2);
    expect(hasFreeSlot(game, 'loretta')).toBe(false);
    // A fourth lies on the third, anything else has no room.
    const [food, fuel] = [lay(game, 'food'), lay(game, 'fuel')];
    const asked = turnOfSurvivor(game, 'loretta').choose('takeDrop');
    expect(choices(asked)).toContain(`take ${HOUSE} ${food}`);
    expect(choices(asked)).not.toContain(`take ${HOUSE} ${fuel}`);
    // One food less frees the space of the third, and the fuel fits.
    const [held = ''] = heldBy(game, 'loretta');
    expect(choices(asked)).toContain(`swap ${HOUSE} ${fuel} ${held}`);
  });

  test('A155: what is put down from a stack frees no space', () => {
    const game = inside('food', 'food', 'rifle');
    const fuel = lay(game, 'fuel');
    const [one = '', other = '', rifle = ''] = heldBy(game, 'loretta').toSorted((a, b) =>
      markerOf(game, a).type.localeCompare(markerOf(game, b).type),
    );
    const offered = choices(turnOfSurvivor(game, 'loretta').choose('takeDrop'));
    expect(offered).toContain(`swap ${HOUSE} ${fuel} ${rifle}`);
    expect(offered).not.toContain(`swap ${HOUSE} ${fuel} ${one}`);
    expect(offered).not.toContain(`swap ${HOUSE} ${fuel} ${other}`);
  });

  test('R255, A153: full but for one food, the second food is stacked and the fuel refused', () => {
    const game = inside('rifle');
    const [food, second, fuel] = [lay(game, 'food'), lay(game, 'food'), lay(game, 'fuel')];
    const asked = take(game, 'loretta', food);
    expect(asks(asked)).toBe('secondMarker');
    expect(choices(asked)).toEqual([second, 'no']);
    expect(whyNot(asked, fuel)).toBe('noFreeSpace');
    const both = asked.choose(second);
    expect(told(both, 'took').map(({ marker }) => marker)).toEqual([food, second]);
    expect(turnOf(both.game).actionsLeft).toBe(1);
    expect(asks(asked.choose('no'))).toBe('chooseAction');
  });

  test('A121, A136: any marker of the same place, and the second brings no third', () => {
    const game = inside();
    const [food, second, fuel] = [lay(game, 'food'), lay(game, 'food'), lay(game, 'fuel')];
    putMarker(game, 'medicine', { on: 'structure', structure: 'school' });
    expect(choices(take(game, 'loretta', food)).toSorted()).toEqual(
      [second, fuel, 'no'].toSorted(),
    );
    expect(asks(take(game, 'loretta', food).choose(second))).toBe('chooseAction');
    // Found face down neither.
    const hidden = hide(game, 'food');
    const found = take(game, 'loretta', food).choose(hidden).choose('keep');
    expect(asks(found)).toBe('chooseAction');
    // Only food brings one.
    expect(asks(take(game, 'loretta', fuel))).toBe('chooseAction');
  });

  test('A153: a face-down one is looked at; unfit it stays face up, and nothing is put down for it', () => {
    const game = inside('rifle');
    const food = lay(game, 'food');
    const [fuel, ration] = [hide(game, 'fuel'), hide(game, 'food')];
    const unfit = take(game, 'loretta', food).choose(fuel);
    expect(told(unfit, 'leftLying')).toMatchObject([{ marker: fuel }]);
    expect(isHidden(unfit, fuel)).toBe(false);
    expect(asks(unfit)).toBe('chooseAction');
    const fit = take(game, 'loretta', food).choose(ration);
    expect(choices(fit)).toEqual(['keep', 'leave']);
    expect(told(fit.choose('keep'), 'took')).toHaveLength(2);
  });

  test('A153: food found face down and kept brings one too; left lying it does not', () => {
    const game = inside();
    const [food, fuel] = [hide(game, 'food'), lay(game, 'fuel')];
    expect(choices(take(game, 'loretta', food).choose('keep'))).toEqual([fuel, 'no']);
    expect(asks(take(game, 'loretta', food).choose('leave'))).toBe('chooseAction');
  });

  test('A153, A155: a card’s gift is stacked and brings nothing', () => {
    const game = inside('food', 'rifle');
    lay(game, 'fuel');
    const events: Session['events'][number][] = [];
    supply({ game, events }, { survivor: 'loretta', store: { structure: HOUSE } }, 'food');
    expect(heldBy(game, 'loretta')).toHaveLength(3);
    expect(game.agenda.some((task) => task.do === 'secondMarker')).toBe(false);
  });

  test('A155, A156: a stack is one space to the objectives, two markers, and bonus markers are none', () => {
    const game = inside('food', 'food');
    const from = { board: game, side: undefined, me: 'loretta' } as const;
    expect(amountOf({ freeSpaces: 'me' }, from)).toBe(1);
    expect(amountOf({ markers: ['food'], heldBy: 'me' }, from)).toBe(2);
    changeSurvivor(game, 'loretta', { tokens: { bonusActions: 2, flares: 2 } });
    expect(amountOf({ freeSpaces: 'me' }, from)).toBe(1);
    changeSurvivor(game, 'loretta', { power: 'down' });
    expect(amountOf({ freeSpaces: 'me' }, from)).toBe(0);
  });
});

test('R250, A155: Olivia stacks medicine and nothing else', () => {
  const game = gifted({ survivors: { john: { x: 60, y: 45 } }, inside: ['olivia'] });
  give(game, 'olivia', 'medicine');
  give(game, 'olivia', 'rifle');
  const [medicine, food] = [lay(game, 'medicine'), lay(game, 'food')];
  const asked = turnOfSurvivor(game, 'olivia').choose('takeDrop');
  expect(choices(asked)).not.toContain(`take ${HOUSE} ${food}`);
  const taken = asked.choose(`take ${HOUSE} ${medicine}`);
  expect(markerPlace(taken.game, medicine)).toMatchObject({ on: 'board', survivor: 'olivia' });
  expect(spacesUsed(taken.game, 'olivia')).toBe(2);
  // Without the power there is no stack.
  const plain = gifted({ survivors: { john: { x: 60, y: 45 } }, inside: ['kevin'] });
  for (const type of ['medicine', 'medicine'] as const) give(plain, 'kevin', type);
  faceUp(plain, 'kevin');
  expect(hasFreeSlot(plain, 'kevin')).toBe(false);
  changeMarker(plain, heldBy(plain, 'kevin')[0] ?? '', { place: { on: 'removed' } });
  expect(hasFreeSlot(plain, 'kevin')).toBe(true);
});
