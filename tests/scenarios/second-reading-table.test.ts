// Read a second time beside the original: doors, barricades, rushes and shots.
import { describe, expect, test } from 'vitest';
import { PIECES } from '../../src/physics/measure/catalogue';
import { isFree } from '../../src/physics/measure/spots';
import { directionOf } from '../../src/physics/measure/trig';
import { subtract } from '../../src/physics/measure/vector';
import { awaiting } from '../../src/scenarios/apply';
import { changeSurvivor, moveZombie } from '../../src/scenarios/change';
import type { Draft } from '../../src/scenarios/game';
import { viewFor } from '../../src/scenarios/view';
import { dumpShortage } from '../../src/scenarios/horde-forecast';
import { survivorOf, tableOf, zombieIds } from '../../src/scenarios/queries';
import {
  asks,
  at as spot,
  choices,
  fillTower,
  fresh,
  give,
  lifeOf,
  offerOf,
  place,
  placeOf,
  putInside,
  quietRush,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
} from './support/game';
import { fell, leftTown, outcome, pushed, stood, stopped, through, touch } from './support/outcome';
import { empty, moves, shoots } from './support/second-reading';

describe('barricades', () => {
  const shop = (rosa: { x: number; y: number; facing: number }): Draft => {
    const game = empty('s4');
    place(game, 'rosa', rosa);
    return game;
  };
  const tile = (game: Draft, id: string) => game.things[id];

  test('R216: a bullet, a knife or a bat from behind the building leaves every tile where it is', () => {
    const game = shop({ x: 118, y: 45, facing: 180 });
    give(game, 'rosa', 'rifle');
    give(game, 'rosa', 'bat');
    const moved = (piece: 'bullet' | 'bat') =>
      outcome({
        rest: [stopped(piece, { x: 113, y: 45 }), pushed(game, 'barricade-1', { x: 100, y: 42.5 })],
        contacts: [touch(piece, 'barricade-1')],
      });
    const shot = turnOfSurvivor(game, 'rosa')
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 3000 })
      .run(moved('bullet')).game;
    const blow = turnOfSurvivor(game, 'rosa')
      .choose('use:bat')
      .choose('flick', { direction: 180, speed: 2000, axis: 180, struck: 0 })
      .run(moved('bat')).game;
    for (const after of [shot, blow])
      expect(tile(after, 'barricade-1')).toEqual(tile(game, 'barricade-1'));
  });

  const rushed = (happened: (game: Draft) => Parameters<typeof outcome>[0]): Session => {
    const game = shop({ x: 60, y: 45, facing: 0 });
    place(game, 'zombie-1', { x: 90, y: 45 });
    const rush = fillTower(moves(game, 'rosa', 62, 45).choose('end'));
    return rush.run(outcome(happened(rush.game)));
  };

  test('R212, A94: a tile that a rush drove out of the doorway leaves the game, one still in it stays', () => {
    const after = rushed((game) => ({
      rest: [
        fell('zombie-1', { x: 104, y: 45 }),
        pushed(game, 'barricade-1', { x: 116, y: 42.5 }),
        pushed(game, 'barricade-2', { x: 111, y: 47 }),
      ],
    }));
    expect(tile(after.game, 'barricade-1')?.removed).toBe(true);
    expect(tile(after.game, 'barricade-2')?.removed).toBeUndefined();
    expect(tile(after.game, 'barricade-2')?.pose).toMatchObject({ x: 111, y: 47 });
    expect(told(after, 'tileRemoved')).toHaveLength(1);
  });

  test('R212: a tile that a rush drove out of town is gone, and the match goes on', () => {
    const after = rushed((game) => ({
      rest: [
        stood('zombie-1', { x: 118.1, y: 46.2 }),
        pushed(game, 'barricade-2', { x: 123, y: 46.2 }),
      ],
      exits: [leftTown('barricade-2', { x: 120, y: 46.2 })],
    }));
    expect(tile(after.game, 'barricade-2')?.removed).toBe(true);
    expect(() => quietRush(moves(after.game, 'lily', 30, 38).choose('end')).roll).not.toThrow();
  });

  test('A93: what the disc pushed goes back, and a tile in its place makes room for it', () => {
    const game = shop({ x: 100, y: 45, facing: 0 });
    place(game, 'barrel-1', { x: 106.9, y: 47.5 });
    const after = turnOfSurvivor(game, 'rosa')
      .choose('move')
      .choose('flick', { direction: 0, speed: 900 })
      .run(
        outcome({
          rest: [
            stopped('disc', { x: 108, y: 45 }),
            pushed(game, 'barrel-1', { x: 104, y: 52 }),
            pushed(game, 'barricade-2', { x: 109, y: 47.5 }),
          ],
          contacts: [touch('disc', 'barrel-1'), touch('disc', 'barricade-2')],
        }),
      );
    expect(spot(after.game, 'barrel-1')).toEqual({ x: 106.9, y: 47.5 });
    const { pose, removed } = after.game.things['barricade-2'] ?? {};
    expect(removed).toBeUndefined();
    const others = tableOf(after.game, ['barricade-2']);
    expect(pose && isFree(others, PIECES.barricade, pose, { pressing: 0.05 })).toBe(true);
  });
});

describe('moving', () => {
  test('R293: who drives may finish its turn without leaving the RV, and is lost to no later one', () => {
    const game = empty('s1');
    for (const id of ['zombie-1', 'zombie-2', 'zombie-3', 'zombie-4'])
      putInside(game, id, 'school');
    const inside = turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 180, speed: 900 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 5, y: 60 })],
          passages: [through('disc', 'rv', 'front')],
        }),
      );
    expect(survivorOf(inside.game, 'john').role).toBe('driver');
    expect([asks(inside), inside.game.turn?.actionsLeft]).toEqual(['chooseAction', 1]);
    expect(choices(inside)).toContain('use:rifle');
    expect(whyNot(inside, 'move')).toBe('driver');
  });

  test('R293, A86: the last survivor may fire out of the RV before the game is lost', () => {
    const game = empty('s1');
    for (const id of ['zombie-1', 'zombie-2', 'zombie-3', 'zombie-4'])
      putInside(game, id, 'school');
    for (const id of ['anita', 'thomas'] as const)
      changeSurvivor(game, id, { place: { in: 'dead' } });
    for (const id of ['loretta', 'kevin'] as const) delete game.survivors[id];
    const inside = turnOfSurvivor(game, 'john')
      .choose('move')
      .choose('flick', { direction: 180, speed: 900 })
      .run(
        outcome({
          rest: [stopped('disc', { x: 5, y: 60 })],
          passages: [through('disc', 'rv', 'front')],
        }),
      );
    expect(asks(inside)).toBe('chooseAction');
    expect(inside.choose('end').game.result).toEqual({
      winner: 'nobody',
      seats: [],
      reason: 'nobodyLeft',
    });
  });

  const inTheRv = (things: NonNullable<Parameters<typeof stage>[0]['things']> = {}): Draft => {
    const game = stage({ survivors: { anita: { x: 60, y: 30 } }, things, scenario: 's2' });
    putInside(game, 'john', 'rv');
    return game;
  };

  test('R066, R089: disc and bullet start anywhere along the back of the door that the player likes', () => {
    const leaving = turnOfSurvivor(inTheRv(), 'john').choose('move');
    // The RV looks east at (8, 60), its door is 14 wide: a disc has 5.75 to either side.
    expect(offerOf(leaving, 'flick')).toMatchObject({
      at: { x: 4, y: 60 },
      shift: { direction: 90, range: [-5.75, 5.75] },
    });
    const flicked = leaving.choose('flick', { direction: 0, speed: 900, shift: -3 });
    expect(awaiting(flicked.game)).toMatchObject({ run: { launch: { at: { x: 4, y: 57 } } } });
    expect(() => leaving.choose('flick', { direction: 0, speed: 900, shift: 6 })).toThrow(
      'shiftOutOfRange',
    );
    const firing = turnOfSurvivor(inTheRv(), 'john').choose('use:rifle');
    const shot = firing.choose('behind', { direction: 0, speed: 900, shift: 4 });
    expect(awaiting(shot.game)).toMatchObject({ run: { launch: { at: { x: 4, y: 64 } } } });
  });

  test('R089: what stands behind the middle of the door moves the start aside and forbids no shot', () => {
    const game = inTheRv();
    place(game, 'anita', { x: 4, y: 60, facing: 0 });
    const firing = turnOfSurvivor(game, 'john').choose('use:rifle');
    expect(choices(firing)).toContain('behind');
    const { at, shift } = offerOf(firing, 'behind');
    expect(at.y).not.toBe(60);
    expect(Math.abs(at.y - 60)).toBeLessThan(3);
    expect(() => firing.choose('behind', { direction: 0, speed: 900, shift: 60 - at.y })).toThrow(
      'noRoomToShoot',
    );
    expect(shift?.range.map((end) => Math.round(at.y + end))).toEqual([54, 66]);
  });

  test('R069, R104: an object right before or behind a door may be set aside, for the bat too', () => {
    for (const x of [12, 3]) {
      const things = { 'barrel-1': { x, y: 60 } };
      const game = stage({
        survivors: { anita: { x: 22, y: 60, facing: 180 } },
        things,
        scenario: 's2',
      });
      expect(choices(turnOfSurvivor(game, 'anita').choose('move'))).toContain('clear:rv');
      const swung = turnOfSurvivor(game, 'anita')
        .choose('use:bat')
        .choose('clear:rv', { direction: 180, speed: 900, axis: 180, struck: 0 });
      const waits = awaiting(swung.game);
      expect(waits.for === 'table' && waits.run.table.pieces.map(({ id }) => id)).toEqual([]);
      const after = swung.run(outcome({ rest: [stopped('bat', { x: 30, y: 60 })] }));
      expect(spot(after.game, 'barrel-1')).toEqual({ x, y: 60 });
    }
  });
});

describe('rushes and shots', () => {
  test('R135, A50: the tower aims past that side of a building that is nearer to the survivor, though it is the longer way', () => {
    // The Library stands from x = 55 to 73 at y = 82; from the zombie its west side is nearer.
    const zombie = { x: 58, y: 88 };
    const game = stage({
      survivors: { john: { x: 66.5, y: 60 }, anita: { x: 10, y: 10 } },
      zombies: { 3: zombie },
    });
    const rush = fillTower(moves(game, 'john', 66.5, 60).choose('end'));
    const state = awaiting(rush.game);
    if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
    const wanted = directionOf(subtract({ x: 64 + 9 + 1.25, y: 82 }, zombie));
    expect(state.run.launch.tower.facing).toBeCloseTo(wanted, 1);
  });

  test('A124, R081: felled by its own shot a survivor loses the life, lies, and stands up with its next action', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 30 }, kevin: { x: 20, y: 20 } },
      scenario: 's2',
    });
    const shot = shoots(game, 'john', 'john');
    expect([lifeOf(shot.game, 'john'), standsIn(shot.game, 'john')]).toEqual([1, false]);
    expect([asks(shot), choices(shot).includes('face')]).toEqual(['chooseAction', false]);
    const acting = shot.choose('move');
    expect(standsIn(acting.game, 'john')).toBe(true);
    expect(acting.game.turn?.actionsLeft).toBe(1);
    expect(standsIn(shot.choose('end').game, 'john')).toBe(false);
  });

  test('A127: pushed out of town by a shot or a blow, a figure is back at the limit as it came to rest', () => {
    const game = stage({
      survivors: { anita: { x: 60, y: 30 }, john: { x: 20, y: 20 } },
      zombies: { 3: { x: 60, y: 4 } },
    });
    const swung = (rest: Parameters<typeof outcome>[0]['rest'] & object): Session =>
      turnOfSurvivor(game, 'anita')
        .choose('use:bat')
        .choose('flick', { direction: 270, speed: 2000, axis: 0, struck: 0 })
        .run(
          outcome({
            rest: [stopped('bat', { x: 60, y: 8 }), ...rest],
            contacts: [touch('bat', 'zombie-3')],
            exits: [leftTown('zombie-3', { x: 60, y: 0 })],
          }),
        );
    const upright = swung([stood('zombie-3', { x: 60, y: -4 })]);
    expect(standsIn(upright.game, 'zombie-3')).toBe(true);
    expect(spot(upright.game, 'zombie-3').y).toBeGreaterThan(0);
    expect(told(upright, 'putBack')).toMatchObject([{ figure: 'zombie-3' }]);
    const flat = swung([fell('zombie-3', { x: 60, y: -4 })]);
    expect(standsIn(flat.game, 'zombie-3')).toBe(false);
  });

  test('A128, R153: the dump of S2 and S4 will be one short in round 5, until a zombie is killed', () => {
    for (const scenario of ['s2', 's4'] as const) {
      const game = fresh({ scenario });
      expect(dumpShortage(viewFor(game, 'seat-1'))).toEqual({ round: 5, missing: 1 });
      const [first = ''] = zombieIds(game).filter((id) => placeOf(game, id).in === 'street');
      moveZombie(game, first, { in: 'dump' });
      expect(dumpShortage(viewFor(game, 'seat-1'))).toBeUndefined();
    }
  });

  test('R139: a rush tells by whom it felled, whom it brushed, whom it missed and by how much', () => {
    const game = stage({
      survivors: {
        john: { x: 60, y: 30 },
        kevin: { x: 70, y: 30 },
        anita: { x: 50, y: 30 },
        lily: { x: 10, y: 80 },
      },
      zombies: { 3: { x: 60, y: 55 } },
    });
    const rush = fillTower(moves(game, 'john', 60, 31).choose('end'));
    const after = rush.run({
      ...outcome({
        rest: [fell('zombie-3', { x: 60, y: 40 }), fell('john', { x: 60, y: 29 }, 'survivor')],
        contacts: [touch('zombie-3', 'john'), touch('zombie-3', 'kevin')],
      }),
      approaches: [
        { piece: 'anita', by: 'zombie-3', gap: 3.4 },
        { piece: 'lily', by: 'zombie-3', gap: 48 },
      ],
    });
    expect(told(after, 'fell')).toMatchObject([
      { figure: 'john', because: 'rush', by: 'zombie-3' },
    ]);
    expect(told(after, 'brushed')).toMatchObject([{ survivor: 'kevin', by: 'zombie-3' }]);
    expect(told(after, 'slidPast')).toMatchObject([
      { survivor: 'anita', by: 'zombie-3', gap: 3.4 },
    ]);
  });

  test('A54: a zombie that slid through a door it may not enter is told, and stays in the street', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 60 }, anita: { x: 10, y: 10 } },
      zombies: { 3: { x: 60, y: 50 } },
      scenario: 's2',
    });
    const rush = fillTower(moves(game, 'john', 60, 61).choose('end'));
    const after = rush.run(
      outcome({
        rest: [fell('zombie-3', { x: 64, y: 86 })],
        passages: [through('zombie-3', 'library', 'front')],
      }),
    );
    expect(told(after, 'passedDoor')).toMatchObject([{ zombie: 'zombie-3', structure: 'library' }]);
  });
});
