// 19, 20. Placing the tower, and the rush.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import type { RushLaunch } from '../../../src/physics/launch';
import { homeMouth } from '../../../src/physics/measure/structure';
import { directionOf } from '../../../src/physics/measure/trig';
import { subtract } from '../../../src/physics/measure/vector';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { must } from '../../../src/scenarios/queries';
import {
  asks,
  at,
  choices,
  fillTower,
  lifeOf,
  placeOf,
  question,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import { fell, leftTown, outcome, pushed, stood, stopped, type Where } from '../support/outcome';

beforeAll(loadEngine);

const JOHN: Where = { x: 60, y: 20, facing: 90 };
const town = (more: Partial<Stage> = {}): Draft =>
  stage({ ...more, survivors: { john: JOHN, kevin: { x: 20, y: 20 }, ...more.survivors } });
/** John shoots into the open and ends his turn. */
const noise = (game: Draft): Session =>
  turnOfSurvivor(game, 'john')
    .choose('use:rifle')
    .choose('left', { direction: 180, speed: 500 })
    .run(outcome({ rest: [stopped('bullet', { x: 50, y: 20 })] }))
    .choose('end');
function rushOf({ game }: Session): RushLaunch {
  const state = awaiting(game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  return state.run.launch;
}

describe('19. placing the tower', () => {
  test('R132: the dump never moves, wherever the tower goes', () => {
    const game = town({ zombies: { 3: { x: 60, y: 50 } } });
    const rush = noise(game);
    expect(rushOf(rush).tower).toMatchObject({ x: 60, y: 50 });
    expect(rush.roll().game.layout).toEqual(game.layout);
  });

  test('A49, R133, R134: it is put over what stands there; what prevents it is set aside and put back', () => {
    // The mouth is at y = 50 and the tower stands behind it, over the barrel.
    const game = town({
      zombies: { 3: { x: 60, y: 50 } },
      things: { 'barrel-1': { x: 60, y: 54 }, 'barrel-2': { x: 100, y: 40 } },
    });
    const after = noise(game).roll();
    expect(after.recording?.outcome.setAside).toContain('barrel-1');
    expect(after.recording?.outcome.setAside).not.toContain('barrel-2');
    expect(at(after.game, 'barrel-1')).toEqual({ x: 60, y: 54 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
  });

  test.each([
    ['west', 60, 64 - 9 - 1.25],
    ['east', 69, 64 + 9 + 1.25],
  ])('R135: a building in between: it aims past its %s side, the nearer one', (_, x, side) => {
    // The Library stands from x = 55 to 73 at y = 82.
    const zombie = { x: 64, y: 88 };
    const rush = noise(
      town({ survivors: { john: { ...JOHN, x, y: 60 } }, zombies: { 3: zombie } }),
    );
    const wanted = directionOf(subtract({ x: side, y: 82 }, zombie));
    expect(rushOf(rush).tower.facing).toBeCloseTo(wanted, 1);
  });

  test('R135: of two buildings in a row it aims past the one it meets first', () => {
    // From the east the line runs through the Grocery Store (x = 81 to 99), then the Library.
    const zombie = { x: 104, y: 84.5 };
    const john = { x: 50, y: 81, facing: 270 };
    const rush = noise(town({ survivors: { john }, zombies: { 3: zombie } }));
    const wanted = directionOf(subtract({ x: 90 - 9 - 1.25, y: 82 }, zombie));
    expect(rushOf(rush).tower.facing).toBeCloseTo(wanted, 1);
  });

  test('R135: with nothing in between it looks straight at the survivor', () => {
    const rush = noise(town({ zombies: { 3: { x: 80, y: 50 } } }));
    const wanted = directionOf(subtract({ x: 60, y: 20 }, { x: 80, y: 50 }));
    expect(rushOf(rush).tower.facing).toBeCloseTo(wanted, 1);
  });
});

describe('20. rush', () => {
  test('R136: nobody falls until all are on the trapdoor', () => {
    // Zombies 2, 8 and 14 share a number.
    const zombies = { 2: { x: 60, y: 40 }, 8: { x: 60, y: 50 }, 14: { x: 60, y: 60 } };
    const waiting = noise(town({ zombies }));
    expect(asks(waiting)).toBe('fillSlots');
    expect(told(waiting, 'rushBegan')).toEqual([]);
    expect(placeOf(waiting.game, 'zombie-2')).toEqual({ in: 'tower', slot: 2 });
  });

  test('R137: each on the spot with its number; where that is taken, on one of the player’s choice', () => {
    const zombies = { 2: { x: 60, y: 40 }, 8: { x: 60, y: 50 }, 9: { x: 60, y: 60 } };
    const second = noise(town({ zombies }));
    expect(question(second).about).toBe('zombie-8');
    expect(choices(second)).toEqual(['1', '3', '4', '5', '6']);
    const third = second.choose('3');
    expect(question(third).about).toBe('zombie-9');
    expect(choices(third)).toEqual(['1', '4', '5', '6']);
    expect(rushOf(third.choose('6')).zombies).toEqual([
      { id: 'zombie-2', slot: 2 },
      { id: 'zombie-8', slot: 3 },
      { id: 'zombie-9', slot: 6 },
    ]);
  });

  test('R138: then the strut is pulled and all fall at once', () => {
    const zombies = { 2: { x: 60, y: 40 }, 3: { x: 60, y: 50 }, 4: { x: 60, y: 60 } };
    const rush = noise(town({ zombies }));
    expect(told(rush, 'rushBegan')).toMatchObject([
      { zombies: ['zombie-2', 'zombie-3', 'zombie-4'], cause: 'noise' },
    ]);
    expect(rushOf(rush).zombies).toHaveLength(3);
    const after = rush.roll();
    for (const id of ['zombie-2', 'zombie-3', 'zombie-4']) {
      expect(placeOf(after.game, id).in).toBe('street');
      // Out of the tower, whose mouth was at y = 40, and on toward John.
      expect(at(after.game, id).y).toBeLessThan(40);
    }
  });

  const rushed = (more: Partial<Stage> = {}): Session =>
    noise(town({ zombies: { 3: { x: 60, y: 50 }, 4: { x: 90, y: 60 } }, ...more }));

  test('R139: a survivor that was knocked over loses a life, whatever did it', () => {
    const after = rushed().run(
      outcome({
        rest: [
          stood('zombie-3', { x: 60, y: 35 }),
          stood('zombie-4', { x: 60, y: 40 }),
          fell('john', { x: 60, y: 18 }, 'survivor'),
          fell('kevin', { x: 20, y: 18 }, 'survivor'),
        ],
      }),
    );
    expect(lifeOf(after.game, 'john')).toBe(1);
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    expect(told(after, 'lostLife')).toHaveLength(2);
  });

  test('A52, R139: one that stays on its feet, or lay before, loses nothing', () => {
    const after = rushed({ survivors: { kevin: { x: 20, y: 20, lying: true } } }).run(
      outcome({
        rest: [
          stood('zombie-3', { x: 60, y: 35 }),
          stood('zombie-4', { x: 60, y: 40 }),
          stood('john', { x: 60, y: 15 }, 'survivor'),
          fell('kevin', { x: 21, y: 18 }, 'survivor'),
        ],
      }),
    );
    expect([lifeOf(after.game, 'john'), lifeOf(after.game, 'kevin')]).toEqual([2, 2]);
    expect(at(after.game, 'john')).toEqual({ x: 60, y: 15 });
  });

  test('R140, R141: objects are stood up where they ended, zombies stay as they ended', () => {
    const game = town({
      zombies: { 3: { x: 60, y: 50 }, 4: { x: 90, y: 60 } },
      things: { 'barrel-1': { x: 60, y: 40 } },
    });
    const after = noise(game).run(
      outcome({
        rest: [
          fell('zombie-3', { x: 61, y: 35 }),
          stood('zombie-4', { x: 64, y: 41, facing: 33 }),
          pushed(game, 'barrel-1', { x: 55, y: 33 }, true),
        ],
      }),
    );
    expect(at(after.game, 'barrel-1')).toEqual({ x: 55, y: 33 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
    expect([standsIn(after.game, 'zombie-3'), standsIn(after.game, 'zombie-4')]).toEqual([
      false,
      true,
    ]);
    expect(at(after.game, 'zombie-3')).toEqual({ x: 61, y: 35 });
    expect(at(after.game, 'zombie-4')).toEqual({ x: 64, y: 41 });
  });

  test('A07, A51, R142: figures that left town lie at the limit, where they crossed it', () => {
    const after = rushed().run(
      outcome({
        rest: [
          stood('zombie-3', { x: 66, y: -8 }),
          fell('zombie-4', { x: 60, y: 40 }),
          stood('john', { x: 60, y: -4 }, 'survivor'),
        ],
        exits: [leftTown('zombie-3', { x: 64, y: 0 }), leftTown('john', { x: 59, y: 0 })],
      }),
    );
    for (const [id, x] of [
      ['zombie-3', 64],
      ['john', 59],
    ] as const) {
      expect(standsIn(after.game, id)).toBe(false);
      expect(at(after.game, id).x).toBeCloseTo(x, 1);
      expect(at(after.game, id).y).toBeGreaterThan(0);
      expect(at(after.game, id).y).toBeLessThan(2.5);
    }
    // Pushed out on its feet, the survivor loses no life (A51).
    expect(lifeOf(after.game, 'john')).toBe(2);
  });

  test('A07: it lies one half length inside the limit, at the point nearest to where it crossed', () => {
    const after = rushed().run(
      outcome({
        rest: [stood('zombie-3', { x: 130, y: 39 }), fell('zombie-4', { x: 60, y: 40 })],
        exits: [leftTown('zombie-3', { x: 120, y: 36 })],
      }),
    );
    expect(standsIn(after.game, 'zombie-3')).toBe(false);
    expect(at(after.game, 'zombie-3')).toEqual({ x: 118.1, y: 36 });
  });

  test('A51: driven out and knocked over a survivor loses a life, driven out on its feet none', () => {
    const driven = (falls: boolean): Session =>
      rushed().run(
        outcome({
          rest: [
            fell('zombie-3', { x: 60, y: 35 }),
            fell('zombie-4', { x: 60, y: 40 }),
            stood('john', { x: 60, y: -4, ...(falls && { lying: true }) }, 'survivor'),
          ],
          exits: [leftTown('john', { x: 59, y: 0 })],
        }),
      );
    for (const [falls, life] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { game } = driven(falls);
      expect(lifeOf(game, 'john')).toBe(life);
      expect(standsIn(game, 'john')).toBe(false);
      expect(at(game, 'john').y).toBeGreaterThan(0);
    }
  });

  test('R142: one that slid out and in again stays as it is', () => {
    const after = rushed().run(
      outcome({
        rest: [stood('zombie-3', { x: 66, y: 3 }), fell('zombie-4', { x: 60, y: 40 })],
        exits: [leftTown('zombie-3', { x: 64, y: 0 }, false)],
      }),
    );
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    expect(at(after.game, 'zombie-3')).toEqual({ x: 66, y: 3 });
  });

  test('R143: the tower is home again: the next horde comes from the dump', () => {
    const game = town({ zombies: { 3: { x: 60, y: 50 } } });
    const home = homeMouth(must(game.layout.dump, 'a dump'));
    const after = rushOf(
      fillTower(
        noise(game)
          .run(outcome({ rest: [fell('zombie-3', { x: 60, y: 40 })] }))
          .choose('end'),
      ),
    );
    expect(after.tower).toMatchObject({ x: home.x, y: home.y });
  });

  test('R139, R141: on the table: what was knocked over lies, and lost one life', () => {
    const game = town({
      zombies: { 2: { x: 60, y: 34 }, 3: { x: 64, y: 60 }, 4: { x: 56, y: 62 } },
    });
    const after = noise(game).roll();
    const rest = must(after.recording, 'a recording').outcome.rest;
    const john = must(
      rest.find(({ id }) => id === 'john'),
      'john',
    );
    expect(john.standing).toBe(false);
    expect(lifeOf(after.game, 'john')).toBe(1);
    expect(told(after, 'lostLife')[0]).toMatchObject({ survivor: 'john', because: 'rush' });
  });
});
