// 26, 27. The shotgun and the sniper.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { BULLET_DIAMETER, FIGURE_WIDTH, PROJECTILES } from '../../../src/physics/measure/catalogue';
import { launchedBodies } from '../../../src/physics/measure/launches';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft, TableRun } from '../../../src/scenarios/game';
import {
  asks,
  at,
  choices,
  give,
  lifeOf,
  offerOf,
  place,
  placeOf,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import { fell, outcome, pushed, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const HERE = { x: 60, y: 30, facing: 90 };
const town = (more: Partial<Stage> = {}): Draft =>
  stage({
    zombies: {
      3: { x: 55, y: 45, facing: 270 },
      4: { x: 57.5, y: 45, facing: 270 },
      5: { x: 90, y: 60, facing: 270 },
    },
    things: { 'barrel-1': { x: 75, y: 40 } },
    ...more,
    survivors: { kevin: HERE, thomas: { x: 90, y: 30, facing: 90 }, john: { x: 30, y: 60 } },
  });
const fireWith = (
  game: Draft,
  who: 'kevin' | 'thomas',
  weapon: 'shotgun' | 'sniper',
  direction = 90,
  speed = 3000,
): Session =>
  turnOfSurvivor(game, who).choose(`use:${weapon}`).choose('left', { direction, speed });
const runOf = ({ game }: Session): TableRun => {
  const state = awaiting(game);
  if (state.for !== 'table') throw new Error('no table run');
  return state.run;
};
const pellet = (number: number): ReturnType<typeof stopped> => ({
  ...stopped('pellet', { x: 56, y: 44 }),
  id: `pellet-${number}`,
});

describe('26. shotgun', () => {
  test('R169, R170: its template lies left or right of the shooter, turned as it is aimed', () => {
    const aiming = turnOfSurvivor(town(), 'kevin').choose('use:shotgun');
    expect(choices(aiming)).toEqual(['left', 'right', 'back']);
    const left = offerOf(aiming, 'left').at;
    const right = offerOf(aiming, 'right').at;
    expect([left.x < HERE.x, right.x > HERE.x]).toEqual([true, true]);
    expect(HERE.x - left.x).toBeGreaterThan(FIGURE_WIDTH / 2);
    expect(runOf(fireWith(town(), 'kevin', 'shotgun', 101)).launch).toMatchObject({
      kind: 'pellets',
      direction: 101,
    });
  });

  test('R171: pellets are half a bullet wide and do not lie in one line', () => {
    const [ball] = PROJECTILES.pellet.parts;
    expect(2 * ball.radius).toBeCloseTo(BULLET_DIAMETER / 2);
    const bodies = launchedBodies(runOf(fireWith(town(), 'kevin', 'shotgun', 90)).launch);
    const rows = new Set(bodies.map(({ pose }) => pose.y.toFixed(2)));
    expect(bodies).toHaveLength(4);
    expect(rows.size).toBeGreaterThan(1);
  });

  test('R172: one pitch sends all pellets, for one action', () => {
    const game = town();
    const after = fireWith(game, 'kevin', 'shotgun').run(outcome({ rest: [pellet(1)] }));
    expect(runOf(fireWith(game, 'kevin', 'shotgun')).launch).toMatchObject({
      count: game.options.pellets,
    });
    expect(asks(after)).toBe('chooseAction');
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
  });

  test('A30, A31, R173: every figure felled by a pellet is wounded, after a barrel or second in line too', () => {
    const contacts = [
      touch('pellet-1', 'barrel-1'),
      touch('pellet-1', 'zombie-3', { step: 20 }),
      touch('pellet-2', 'zombie-4', { step: 20 }),
      touch('pellet-2', 'john', { step: 30 }),
      touch('pellet-3', 'john', { step: 31 }),
    ];
    const rest = [
      pellet(1),
      pellet(2),
      pellet(3),
      fell('zombie-3', { x: 55, y: 48 }),
      fell('zombie-4', { x: 58, y: 48 }),
      fell('john', { x: 30, y: 62 }, 'survivor'),
    ];
    const after = fireWith(town(), 'kevin', 'shotgun').run(outcome({ contacts, rest }));
    expect(told(after, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3', 'zombie-4']);
    expect(lifeOf(after.game, 'john')).toBe(1);
    expect(standsIn(after.game, 'john')).toBe(false);
  });

  test('A30, R173: whoever fell without a pellet, or was touched and did not fall, is unhurt', () => {
    const game = town();
    const contacts = [
      touch('pellet-1', 'zombie-4'),
      touch('pellet-2', 'barrel-1'),
      touch('barrel-1', 'zombie-3'),
    ];
    const rest = [
      pellet(1),
      pellet(2),
      fell('zombie-3', { x: 55, y: 48 }),
      stood('zombie-4', { x: 58, y: 47, facing: 270 }),
      pushed(game, 'barrel-1', { x: 75, y: 44 }, true),
    ];
    const after = fireWith(game, 'kevin', 'shotgun').run(outcome({ contacts, rest }));
    expect(told(after, 'killed')).toEqual([]);
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    expect(at(after.game, 'zombie-4')).toEqual({ x: 58, y: 47 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
  });

  test('R173: everything that any pellet touched is told, each once and in order', () => {
    const contacts = [
      touch('pellet-2', 'barrel-1'),
      touch('pellet-1', 'pellet-2'),
      touch('pellet-1', 'zombie-4'),
      touch('pellet-2', 'zombie-4'),
      touch('zombie-4', 'zombie-3'),
    ];
    const rest = [pellet(1), pellet(2)];
    const after = fireWith(town(), 'kevin', 'shotgun').run(outcome({ contacts, rest }));
    expect(told(after, 'touchedFirst').map(({ piece, other }) => [piece, other])).toEqual([
      ['pellet-2', 'barrel-1'],
      ['pellet-1', 'zombie-4'],
    ]);
  });

  test('R174: it is loud', () => {
    const after = fireWith(town(), 'kevin', 'shotgun').run(outcome({ rest: [pellet(1)] }));
    expect(after.game.turn?.noise).toBe('loud');
  });

  test('R172, R173: on the table: two zombies close together fall to one shot', () => {
    const [x, y] = [
      offerOf(turnOfSurvivor(town(), 'kevin').choose('use:shotgun'), 'left').at.x,
      42,
    ];
    const game = town({
      zombies: { 3: { x: x - 1.1, y, facing: 270 }, 4: { x: x + 1.1, y, facing: 270 } },
    });
    const after = fireWith(game, 'kevin', 'shotgun', 90, 4000).roll();
    expect(after.recording?.outcome.rest.filter(({ id }) => id.startsWith('pellet'))).toHaveLength(
      4,
    );
    expect(told(after, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3', 'zombie-4']);
  });
});

test('A31, R173: on the table: a friend before the shotgun is wounded like anybody', () => {
  const game = town({ zombies: {} });
  const { x } = offerOf(turnOfSurvivor(game, 'kevin').choose('use:shotgun'), 'left').at;
  place(game, 'john', { x, y: 40, facing: 270 });
  const after = fireWith(game, 'kevin', 'shotgun', 90, 4000).roll();
  expect(told(after, 'lostLife')).toMatchObject([{ survivor: 'john', because: 'shotgun' }]);
  expect(standsIn(after.game, 'john')).toBe(false);
});

describe('27. sniper', () => {
  const beside = FIGURE_WIDTH / 2 + 1.5 * BULLET_DIAMETER;

  test('R176: its template lies left or right of the shooter, and guides the bullet along itself', () => {
    const aiming = turnOfSurvivor(town(), 'thomas').choose('use:sniper');
    expect(choices(aiming)).toEqual(['left', 'right', 'back']);
    expect(offerOf(aiming, 'left').at.x).toBeCloseTo(90 - beside);
    const crooked = aiming.choose('left', { direction: 90, speed: 2000, aim: 96 });
    expect(runOf(crooked).launch).toMatchObject({ kind: 'sniper', direction: 90, aim: 96 });
  });

  test('R175, R176: on the table: a far shot goes where the template looks, however crooked the push', () => {
    const game = town({ zombies: { 3: { x: 90 - beside, y: 66, facing: 270 } } });
    const after = turnOfSurvivor(game, 'thomas')
      .choose('use:sniper')
      .choose('left', { direction: 90, speed: 3500, aim: 105 })
      .roll();
    expect(told(after, 'touchedFirst')[0]?.other).toBe('zombie-3');
    expect(placeOf(after.game, 'zombie-3').in).toBe('dump');
    const rifle = town({ zombies: { 3: { x: 90 - beside, y: 66, facing: 270 } } });
    give(rifle, 'thomas', 'rifle');
    const crooked = turnOfSurvivor(rifle, 'thomas')
      .choose('use:rifle')
      .choose('left', { direction: 105, speed: 3500 })
      .roll();
    expect(placeOf(crooked.game, 'zombie-3').in).toBe('street');
  });

  test('R177: the rifle’s cases apply, and it is loud', () => {
    const bullet = stopped('bullet', { x: 87, y: 50 });
    const shot = (first: string): Session =>
      fireWith(town(), 'thomas', 'sniper').run(
        outcome({
          rest: [bullet, fell('zombie-5', { x: 90, y: 62 })],
          contacts: [touch('bullet', first), touch('bullet', 'zombie-5', { step: 20 })],
        }),
      );
    expect(placeOf(shot('zombie-5').game, 'zombie-5').in).toBe('dump');
    const saved = shot('barrel-1');
    expect(standsIn(saved.game, 'zombie-5')).toBe(true);
    expect(saved.game.turn?.noise).toBe('loud');
  });
});
