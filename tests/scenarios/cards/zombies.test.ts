// Crossroads cards that bring zombies, or stop them.
import { affect, change, changeMarker } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { Draft } from '../../../src/scenarios/game';
import { awaiting } from '../../../src/scenarios/apply';
import { heldBy, markerOf, zombiesInside, markerIds } from '../../../src/scenarios/queries';
import { draws, onlyZombies, takes } from '../support/cards';
import {
  asks,
  at,
  choices,
  facing,
  lifeOf,
  place,
  placeOf,
  putInside,
  session,
  stage,
  standsIn,
  told,
  type Session,
} from '../support/game';
import { outcome, stood } from '../support/outcome';

beforeAll(loadEngine);

describe('crossroads: help', () => {
  /** S5's rules in S1's streets: every building may be entered. */
  const calls = (zombies: readonly string[], edit: (game: Draft) => void = () => {}): Session => {
    const game = stage({
      scenario: 's5',
      survivors: {
        john: { x: 64, y: 70 },
        kevin: { x: 20, y: 20 },
        rosa: { x: 30, y: 20 },
        anita: { x: 40, y: 20 },
      },
    });
    putInside(game, 'john', 'library');
    for (const id of zombies) putInside(game, id, 'school', true);
    change(game, { crossroads: { ...game.crossroads, draw: ['help'] } });
    edit(game);
    return takes(game, 'crossroads');
  };

  test('help, R222: an ally with a firearm may storm a building with exactly one zombie; they fight at once, without noise', () => {
    const card = calls(['zombie-2']);
    expect(choices(card)).toEqual(['kevin school', 'rosa school', 'no']);
    const fight = card.choose('rosa school');
    expect(placeOf(fight.game, 'rosa')).toMatchObject({ structure: 'school', lying: false });
    expect(told(fight, 'duelBegan')).toMatchObject([
      { survivors: ['rosa'], against: ['zombie-2'] },
    ]);
    const fired = fight.choose('left', { direction: 0, speed: 2000 });
    expect(fired.game.turn?.noise).toBe('silent');
    expect(placeOf(card.choose('no').game, 'rosa').in).toBe('street');
  });

  test('help, R219: impossible with two zombies, without an armed ally in the street, or where the door is barred', () => {
    expect(asks(calls(['zombie-2', 'zombie-3']))).toBe('chooseAction');
    expect(
      asks(
        calls(['zombie-2'], (game) => {
          putInside(game, 'kevin', 'hospital');
          putInside(game, 'rosa', 'hospital');
        }),
      ),
    ).toBe('chooseAction');
    const closed = draws('help', (game) => putInside(game, 'zombie-2', 'school'));
    expect(asks(closed)).toBe('chooseAction');
  });
});

describe('crossroads: the dead', () => {
  test('behindTheShelves, R221: a new zombie in this building, and the fight begins at once', () => {
    const card = draws('behindTheShelves', (game) => onlyZombies(game, ['zombie-2']));
    expect(placeOf(card.game, 'zombie-2')).toMatchObject({ structure: 'library', lying: false });
    expect(told(card, 'duelBegan')).toMatchObject([{ survivors: ['john'], against: ['zombie-2'] }]);
    const crowded = draws('behindTheShelves', (game) => {
      onlyZombies(game, ['zombie-2']);
      for (const id of ['zombie-3', 'zombie-4']) putInside(game, id, 'library', true);
    });
    expect(zombiesInside(crowded.game, 'library')).toHaveLength(2);
    expect(asks(crowded)).toBe('chooseAction');
  });

  test('brokenWindow, R221: two new zombies 8 cm before the door, 6 cm to either side, facing it', () => {
    const card = draws('brokenWindow', (game) => onlyZombies(game, ['zombie-2'], ['zombie-3']));
    expect(at(card.game, 'zombie-2')).toEqual({ x: 70, y: 74 });
    expect(at(card.game, 'zombie-3')).toEqual({ x: 58, y: 74 });
    expect(facing(card.game, 'zombie-2')).toBeCloseTo(90, 1);
    const crowded = draws('brokenWindow', (game) => {
      onlyZombies(game, ['zombie-2']);
      place(game, 'kevin', { x: 70, y: 74 });
    });
    // Put at the nearest legal point: nobody is put next to anybody, so Kevin keeps his life.
    expect(at(crowded.game, 'zombie-2')).not.toEqual({ x: 70, y: 74 });
    expect(lifeOf(crowded.game, 'kevin')).toBe(2);
  });

  test('theyFollowedUs, R221: two new zombies rush from the tower on the dump toward this building', () => {
    const card = draws('theyFollowedUs', (game) => onlyZombies(game, ['zombie-2', 'zombie-3']));
    expect(told(card, 'rushBegan')).toMatchObject([
      { zombies: ['zombie-2', 'zombie-3'], cause: 'card' },
    ]);
    const state = awaiting(card.game);
    if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error(state.for);
    const { tower } = state.run.launch;
    expect([tower.x, tower.y]).toEqual([104, 52]);
    // From (104, 52) to the Library's door at (64, 82).
    expect(tower.facing).toBeCloseTo(143.13, 1);
    const rolled = card.roll();
    expect(placeOf(rolled.game, 'zombie-2').in).toBe('street');
    expect(asks(rolled)).toBe('chooseAction');
    const none = draws('theyFollowedUs', (game) => onlyZombies(game, []));
    expect(asks(none)).toBe('chooseAction');
  });

  test('theyFollowedUs, A17: between two actions the active survivor may be close to the dead', () => {
    const card = draws('theyFollowedUs', (game) => onlyZombies(game, ['zombie-2', 'zombie-3']));
    const game = structuredClone(card.game);
    place(game, 'john', { x: 60, y: 40 });
    const after = session(game).run(
      outcome({ rest: [stood('zombie-2', { x: 60, y: 43 }), stood('zombie-3', { x: 90, y: 50 })] }),
    );
    expect(lifeOf(after.game, 'john')).toBe(2);
    expect(lifeOf(after.choose('end').game, 'john')).toBe(1);
  });

  test('moaningChorus: every zombie that lies in the street stands up, those indoors do not', () => {
    const { game } = draws('moaningChorus', (one) => {
      place(one, 'zombie-2', { x: 40, y: 40, lying: true });
      place(one, 'zombie-3', { x: 50, y: 40, lying: true });
      putInside(one, 'zombie-4', 'school', true);
      affect(one, { kind: 'frozen', until: 'round', zombie: 'zombie-3' });
    });
    expect(standsIn(game, 'zombie-2')).toBe(true);
    expect(standsIn(game, 'zombie-3')).toBe(false);
    expect(placeOf(game, 'zombie-4')).toMatchObject({ lying: true });
  });

  test('criesInTheStreet: nothing, or a zombie 6 cm before the door and food or medicine', () => {
    const card = draws('criesInTheStreet', (game) => onlyZombies(game, ['zombie-2']));
    expect(choices(card)).toEqual(['nothing', 'food', 'medicine']);
    expect(placeOf(card.choose('nothing').game, 'zombie-2')).toEqual({ in: 'box' });
    const { game } = card.choose('medicine');
    expect(at(game, 'zombie-2')).toEqual({ x: 64, y: 76 });
    expect(heldBy(game, 'john').map((id) => markerOf(game, id).type)).toEqual(['medicine']);
    const noFood = draws('criesInTheStreet', (one) => {
      for (const id of markerIds(one))
        if (markerOf(one, id).type === 'food') changeMarker(one, id, { place: { on: 'removed' } });
    });
    expect(choices(noFood)).toEqual(['nothing', 'medicine']);
  });
});
