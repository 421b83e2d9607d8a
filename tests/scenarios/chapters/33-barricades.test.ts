// 33. Barricades, on the Grocery Store of S4: its door looks west, the tiles lie across it.
import { changeSurvivor, moveZombie, removeThing } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Draft } from '../../../src/scenarios/game';
import { survivorOf, zombieIds } from '../../../src/scenarios/queries';
import { isBarricaded } from '../../../src/scenarios/rules/barricades';
import {
  fresh,
  give,
  lifeOf,
  markerPlace,
  place,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
} from '../support/game';
import { fell, outcome, pushed, stopped, through, touch } from '../support/outcome';

beforeAll(loadEngine);

function shop(): Draft {
  const game = fresh({ scenario: 's4' });
  for (const id of zombieIds(game)) moveZombie(game, id, { in: 'dump' });
  place(game, 'rosa', { x: 100, y: 45, facing: 0 });
  return game;
}
const disc = (game: Draft): Session =>
  turnOfSurvivor(game, 'rosa').choose('move').choose('flick', { direction: 0, speed: 900 });
const gone = (game: Draft, id: string): boolean => game.things[id]?.removed === true;

describe('33. barricades', () => {
  test('R209, R210: nobody enters while one tile blocks any part of the door', () => {
    const game = shop();
    expect(isBarricaded(game, 'groceryStore')).toBe(true);
    const through1 = disc(game).run(
      outcome({
        rest: [stopped('disc', { x: 115, y: 45 })],
        passages: [through('disc', 'groceryStore', 'front')],
      }),
    ).game;
    expect(survivorOf(through1, 'rosa').place).toMatchObject({ in: 'street' });
    const [first = ''] = Object.keys(game.things).filter(
      (id) => game.things[id]?.kind === 'barricade',
    );
    removeThing(game, first);
    expect(isBarricaded(game, 'groceryStore')).toBe(true);
  });

  test('R211, R212: a tile that was pitched out of the doorway leaves the game, one still in it stays where it went', () => {
    const game = shop();
    const after = disc(game).run(
      outcome({
        rest: [
          stopped('disc', { x: 108, y: 45 }),
          pushed(game, 'barricade-1', { x: 118, y: 42.5 }),
          pushed(game, 'barricade-2', { x: 111, y: 47 }),
        ],
        contacts: [touch('disc', 'barricade-1'), touch('disc', 'barricade-2')],
      }),
    ).game;
    expect([gone(after, 'barricade-1'), gone(after, 'barricade-2')]).toEqual([true, false]);
    expect(after.things['barricade-2']?.pose).toMatchObject({ x: 111, y: 47 });
  });

  test('R213: who clears the last tile with the disc is inside', () => {
    const game = shop();
    const after = disc(game).run(
      outcome({
        rest: [
          stopped('disc', { x: 110, y: 45 }),
          ...['barricade-1', 'barricade-2'].map((id, index) =>
            pushed(game, id, { x: 118, y: 42 + 6 * index }),
          ),
        ],
        contacts: [touch('disc', 'barricade-1'), touch('disc', 'barricade-2')],
      }),
    ).game;
    expect(survivorOf(after, 'rosa').place).toMatchObject({
      in: 'building',
      structure: 'groceryStore',
    });
  });

  test('R214: otherwise the survivor goes back', () => {
    const game = shop();
    const after = disc(game).run(
      outcome({
        rest: [
          stopped('disc', { x: 108, y: 45 }),
          pushed(game, 'barricade-1', { x: 110.5, y: 42.5 }),
        ],
        contacts: [touch('disc', 'barricade-1')],
      }),
    ).game;
    expect(survivorOf(after, 'rosa').place).toEqual(survivorOf(game, 'rosa').place);
  });

  test('R215: a pitch against a tile is loud, whatever was pitched', () => {
    const game = shop();
    const hit = disc(game).run(
      outcome({
        rest: [stopped('disc', { x: 106, y: 45 })],
        contacts: [touch('disc', 'barricade-1')],
      }),
    ).game;
    const free = disc(game).run(outcome({ rest: [stopped('disc', { x: 104, y: 45 })] })).game;
    expect([hit.turn?.noise, free.turn?.noise]).toEqual(['loud', 'low']);
  });

  test('R216: from behind the building a tile does not give way', () => {
    const game = shop();
    place(game, 'rosa', { x: 118, y: 45, facing: 180 });
    const after = disc(game).run(
      outcome({
        rest: [
          stopped('disc', { x: 113, y: 45 }),
          pushed(game, 'barricade-1', { x: 100, y: 42.5 }),
        ],
        contacts: [touch('disc', 'barricade-1')],
      }),
    ).game;
    expect(gone(after, 'barricade-1')).toBe(false);
    expect(after.things['barricade-1']?.pose).toEqual(game.things['barricade-1']?.pose);
  });

  test('R320: on the real table a hard disc shifts a tile and stays outside', () => {
    const game = shop();
    const after = turnOfSurvivor(game, 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 2000 })
      .roll();
    expect(after.recording?.outcome.contacts[0]?.other).toMatch(/^barricade/);
    expect(after.game.turn?.noise).toBe('loud');
  });
});

describe('33. markers and bullets at a barricade', () => {
  const shot = (game: Draft, speed = 3500): Session =>
    turnOfSurvivor(game, 'rosa').choose('use:rifle').choose('left', { direction: 0, speed });

  test('A37: the markers of the dead go into the Grocery Store, barricaded or not, and wait there', () => {
    const game = shop();
    place(game, 'lily', { x: 104, y: 30 });
    changeSurvivor(game, 'lily', { life: 1 });
    const fuel = give(game, 'lily', 'fuel');
    const after = shot(game).run(
      outcome({
        rest: [stopped('bullet', { x: 103, y: 30 }), fell('lily', { x: 104, y: 30 }, 'survivor')],
        contacts: [touch('bullet', 'lily')],
      }),
    ).game;
    expect(survivorOf(after, 'lily').place).toEqual({ in: 'dead' });
    expect(isBarricaded(after, 'groceryStore')).toBe(true);
    expect(markerPlace(after, fuel)).toEqual({ on: 'structure', structure: 'groceryStore' });
  });

  test('A95: a bullet that meets a tile first hurts nobody, and the tile keeps its new place', () => {
    const game = shop();
    place(game, 'lily', { x: 104, y: 40 });
    const after = shot(game).run(
      outcome({
        rest: [
          stopped('bullet', { x: 107, y: 44 }),
          fell('lily', { x: 105, y: 40 }, 'survivor'),
          pushed(game, 'barricade-1', { x: 111, y: 42 }),
        ],
        contacts: [touch('bullet', 'barricade-1'), touch('bullet', 'lily', { step: 30 })],
      }),
    ).game;
    expect(lifeOf(after, 'lily')).toBe(3);
    expect(standsIn(after, 'lily')).toBe(true);
    expect(after.things['barricade-1']?.pose).toMatchObject({ x: 111, y: 42 });
  });

  test('A95: on the table: the tile lies where the bullet pushed it', () => {
    const game = shop();
    place(game, 'rosa', { x: 100, y: 47.5 - 3.15, facing: 0 });
    const after = shot(game, 1500).roll();
    const hit = after.recording?.outcome.contacts[0]?.other ?? '';
    const rest = after.recording?.outcome.rest.find(({ id }) => id === hit);
    expect(hit).toMatch(/^barricade/);
    expect(rest?.moved).toBe(true);
    expect(after.game.things[hit]?.pose).toEqual(rest?.pose);
    expect(after.game.things[hit]?.removed).toBeUndefined();
    expect(told(after, 'missed')).toHaveLength(1);
  });
});
