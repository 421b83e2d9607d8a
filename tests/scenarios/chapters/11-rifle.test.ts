// 11. The rifle: cases A, B and C.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { BULLET_DIAMETER, FIGURE_WIDTH } from '../../../src/physics/measure/catalogue';
import { directionOf } from '../../../src/physics/measure/trig';
import { distance, subtract } from '../../../src/physics/measure/vector';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { tableOf } from '../../../src/scenarios/queries';
import {
  at,
  choices,
  lifeOf,
  offerOf,
  placeOf,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
  type Stage,
} from '../support/game';
import { fell, outcome, pushed, slide, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

/** John looks north: his left is west, and a bullet on his left lies at (56.85, 30). */
const JOHN = { x: 60, y: 30, facing: 90 };
const LINE = 60 - FIGURE_WIDTH / 2 - 1.5 * BULLET_DIAMETER;

const town = (more: Partial<Stage> = {}): Draft =>
  stage({
    zombies: { 3: { x: LINE, y: 55, facing: 270 }, 4: { x: 80, y: 60, facing: 270 } },
    things: { 'barrel-1': { x: 75, y: 40 } },
    ...more,
    survivors: { john: JOHN, kevin: { x: 40, y: 60 }, ...more.survivors },
  });
const fire = (game: Draft, direction = 90, speed = 2000): Session =>
  turnOfSurvivor(game, 'john').choose('use:rifle').choose('left', { direction, speed });
const bullet = stopped('bullet', { x: LINE, y: 54 });

describe('11. rifle: the shot', () => {
  test('A02, R071: the bullet lies left or right of the shooter, one bullet’s width from it', () => {
    const aiming = turnOfSurvivor(town(), 'john').choose('use:rifle');
    expect(choices(aiming)).toEqual(['left', 'right', 'back']);
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const { at: start } = offerOf(aiming, side);
      expect((start.x - JOHN.x) * sign).toBeGreaterThan(0);
      const gap = distance(start, JOHN) - FIGURE_WIDTH / 2 - BULLET_DIAMETER / 2;
      expect(gap).toBeCloseTo(BULLET_DIAMETER, 3);
    }
  });

  test('R072: it may be pitched in any direction', () => {
    for (const direction of [0, 77.7, 180, 268, -91]) {
      const state = awaiting(fire(town(), direction, 900).game);
      if (state.for !== 'table') throw new Error('no table run');
      expect(state.run.launch).toMatchObject({ kind: 'bullet', direction, speed: 900 });
    }
  });
});

describe('11. rifle, judged', () => {
  test.each([
    ['an object', 'barrel-1'],
    ['a building', 'library'],
    ['the limits', 'limit-sw'],
  ])(
    'R073, R074: first contact with %s hurts nobody, even a figure that falls later',
    (_, first) => {
      const game = town();
      const contacts = [touch('bullet', first), touch('bullet', 'zombie-3', { step: 20 })];
      const rest = [bullet, fell('zombie-3', { x: LINE, y: 57 })];
      const after = fire(game).run(outcome({ rest, contacts }));
      expect(placeOf(after.game, 'zombie-3').in).toBe('street');
      expect(standsIn(after.game, 'zombie-3')).toBe(true);
      expect(told(after, 'killed')).toEqual([]);
      expect(told(after, 'missed')).toHaveLength(1);
    },
  );

  test('R075: first contact with a lying figure hurts nobody', () => {
    const game = town({ zombies: { 3: { x: LINE, y: 55, lying: true }, 4: { x: LINE, y: 60 } } });
    const contacts = [touch('bullet', 'zombie-3'), touch('bullet', 'zombie-4', { step: 20 })];
    const rest = [bullet, fell('zombie-3', { x: LINE, y: 56 }), fell('zombie-4', { x: 57, y: 62 })];
    const after = fire(game).run(outcome({ rest, contacts }));
    expect(standsIn(after.game, 'zombie-3')).toBe(false);
    expect(standsIn(after.game, 'zombie-4')).toBe(true);
    expect(told(after, 'killed')).toEqual([]);
  });

  test('R076, R077: a standing figure that does not fall is unhurt and stays where it was pushed to', () => {
    const contacts = [touch('bullet', 'zombie-3')];
    const rest = [bullet, stood('zombie-3', { x: 57, y: 58, facing: 270 })];
    const after = fire(town()).run(outcome({ rest, contacts }));
    expect(at(after.game, 'zombie-3')).toEqual({ x: 57, y: 58 });
    expect(told(after, 'killed')).toEqual([]);
    const survivor = fire(town()).run(
      outcome({
        contacts: [touch('bullet', 'kevin')],
        rest: [bullet, stood('kevin', { x: 40, y: 63 }, 'survivor')],
      }),
    );
    expect(lifeOf(survivor.game, 'kevin')).toBe(2);
    expect(at(survivor.game, 'kevin')).toEqual({ x: 40, y: 63 });
  });

  test('A20, R077, R078: in case A pushed things stay, and what was knocked over is stood up there', () => {
    const game = town();
    const contacts = [touch('bullet', 'barrel-1'), touch('barrel-1', 'zombie-4')];
    const rest = [
      bullet,
      pushed(game, 'barrel-1', { x: 78, y: 44 }, true),
      fell('zombie-4', { x: 82, y: 62 }),
    ];
    const after = fire(game).run(outcome({ rest, contacts }));
    expect(at(after.game, 'barrel-1')).toEqual({ x: 78, y: 44 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
    expect(at(after.game, 'zombie-4')).toEqual({ x: 82, y: 62 });
    expect(standsIn(after.game, 'zombie-4')).toBe(true);
  });

  test('R079, R080: the standing zombie that was touched first and fell goes to the dump', () => {
    const contacts = [touch('bullet', 'zombie-3')];
    const after = fire(town()).run(
      outcome({ contacts, rest: [bullet, fell('zombie-3', { x: LINE, y: 57 })] }),
    );
    expect(placeOf(after.game, 'zombie-3')).toEqual({ in: 'dump' });
    expect(told(after, 'killed')).toMatchObject([{ zombie: 'zombie-3' }]);
  });

  test('R079, R081: a survivor, an ally too, stays lying and loses one life', () => {
    const contacts = [touch('bullet', 'kevin')];
    const rest = [bullet, fell('kevin', { x: 39, y: 62 }, 'survivor')];
    const after = fire(town()).run(outcome({ contacts, rest }));
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    expect(standsIn(after.game, 'kevin')).toBe(false);
    expect(at(after.game, 'kevin')).toEqual({ x: 39, y: 62 });
  });

  test('R082: in case B everything else that fell is unharmed, and stands up where it is', () => {
    const game = town();
    const contacts = [touch('bullet', 'zombie-3'), touch('bullet', 'kevin', { step: 30 })];
    const rest = [
      bullet,
      fell('zombie-3', { x: LINE, y: 57 }),
      fell('zombie-4', { x: 83, y: 61 }),
      fell('kevin', { x: 42, y: 60 }, 'survivor'),
      pushed(game, 'barrel-1', { x: 78, y: 44 }, true),
    ];
    const after = fire(game).run(outcome({ rest, contacts }));
    expect(told(after, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3']);
    expect(lifeOf(after.game, 'kevin')).toBe(2);
    for (const [id, place] of [
      ['zombie-4', { x: 83, y: 61 }],
      ['kevin', { x: 42, y: 60 }],
      ['barrel-1', { x: 78, y: 44 }],
    ] as const) {
      expect(standsIn(after.game, id)).toBe(true);
      expect(at(after.game, id)).toEqual(place);
    }
  });

  test('R083: a bullet that touches nothing does nothing, and the action is spent', () => {
    const game = town();
    const after = fire(game).run(outcome({ rest: [bullet] }));
    expect(after.game.zombies).toEqual(game.zombies);
    expect(after.game.things).toEqual(game.things);
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, noise: 'loud' });
    expect(told(after, 'missed')[0]?.why).toBe('touchedNothing');
  });
});

describe('11. rifle, on the table', () => {
  test('R079, R080: a hard straight shot fells a zombie', () => {
    const after = fire(town()).roll();
    expect(placeOf(after.game, 'zombie-3')).toEqual({ in: 'dump' });
    expect(standsIn(after.game, 'john')).toBe(true);
  });

  test('R076, R077: a shot that just arrives only pushes it', () => {
    const after = fire(town(), 90, slide(25)).roll();
    expect(after.recording?.outcome.contacts[0]).toMatchObject({ other: 'zombie-3' });
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    expect(told(after, 'killed')).toEqual([]);
    const met = { figure: 'zombie-3', piece: 'bullet', survivor: 'john' };
    expect(told(after, 'keptFeet')).toMatchObject([{ ...met, how: 'tooWeak' }]);
    // 1.5 cm beside its middle a bullet meets a figure of 2.1 cm with its rim only.
    const beside = town({ zombies: { 3: { x: LINE + 1.5, y: 55, facing: 270 } } });
    const grazed = fire(beside, 90, slide(25)).roll();
    expect(told(grazed, 'keptFeet')).toMatchObject([{ ...met, how: 'glancedOff' }]);
    const felled = fire(town()).roll();
    expect(told(felled, 'keptFeet')).toEqual([]);
  });

  test('R073, R078: a barrel in the way saves the zombie behind it', () => {
    const things = { 'barrel-1': { x: LINE, y: 51.5 } };
    const after = fire(town({ things }), 90, 3500).roll();
    expect(after.recording?.outcome.contacts[0]).toMatchObject({ other: 'barrel-1' });
    expect(placeOf(after.game, 'zombie-3').in).toBe('street');
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
    expect(at(after.game, 'barrel-1').y).toBeGreaterThan(51.5);
  });

  test('R075: a lying zombie stops the bullet for good', () => {
    const game = town({ zombies: { 3: { x: LINE, y: 55, facing: 0, lying: true } } });
    const after = fire(game).roll();
    expect(after.recording?.outcome.contacts[0]).toMatchObject({ other: 'zombie-3' });
    expect(told(after, 'killed')).toEqual([]);
    expect(told(after, 'keptFeet')).toEqual([]);
    expect(standsIn(after.game, 'zombie-3')).toBe(false);
  });

  test('R081: a friend in the line is wounded', () => {
    const after = fire(
      town({ zombies: {}, survivors: { kevin: { x: LINE, y: 50, facing: 270 } } }),
    ).roll();
    expect(lifeOf(after.game, 'kevin')).toBe(1);
    expect(standsIn(after.game, 'kevin')).toBe(false);
  });

  test('R074: a wall is just a wall; R083: open street is nothing at all', () => {
    const library = { x: 64 + 3.15 + 7, y: 60, facing: 90 };
    const wall = fire(town({ zombies: {}, survivors: { john: library } }), 90, 2500).roll();
    expect(told(wall, 'touchedFirst')[0]).toMatchObject({ other: 'library' });
    expect(told(wall, 'missed')).toHaveLength(1);
    const open = fire(town(), 180, slide(8)).roll();
    expect(told(open, 'missed')[0]?.why).toBe('touchedNothing');
  });
});

describe('11. rifle: sides, room and what is left lying', () => {
  const aiming = (game: Draft): Session => turnOfSurvivor(game, 'john').choose('use:rifle');

  test('A04: left and right are as the figure looks, lying or standing, and nobody turns before a first shot', () => {
    const game = town({ survivors: { john: { ...JOHN, facing: 37, lying: true } } });
    const up = turnOfSurvivor(game, 'john');
    expect(choices(up)).not.toContain('face');
    const { at: left } = offerOf(up.choose('use:rifle'), 'left');
    expect(directionOf(subtract(left, JOHN))).toBeCloseTo(37 + 90, 0);
    const { at: right } = offerOf(up.choose('use:rifle'), 'right');
    expect(directionOf(subtract(right, JOHN))).toBeCloseTo(37 - 90, 0);
  });

  test('A05: a side without room is not offered, and without any nobody fires', () => {
    const [west, east] = [
      { x: 60 - 3.15, y: 30 },
      { x: 60 + 3.15, y: 30 },
    ];
    const one = town({ things: { 'barrel-1': west } });
    expect(choices(aiming(one))).toEqual(['right', 'back']);
    expect(() => aiming(one).choose('left', { direction: 90, speed: 900 })).toThrow(
      'unknownChoice',
    );
    const both = town({ things: { 'barrel-1': west, 'box-1': east } });
    expect(whyNot(turnOfSurvivor(both, 'john'), 'use:rifle')).toBe('noRoomToShoot');
    for (const [who, weapon] of [
      ['lily', 'knife'],
      ['kevin', 'shotgun'],
    ] as const) {
      const here = stage({
        survivors: { [who]: JOHN, anita: { x: 20, y: 20 } },
        things: { 'barrel-1': west },
      });
      expect(choices(turnOfSurvivor(here, who).choose(`use:${weapon}`))).toEqual(['right', 'back']);
    }
  });

  test('A10: the bullet is taken off the table: the next one meets nothing where it lay', () => {
    const first = fire(town(), 180, slide(8)).roll();
    expect(tableOf(first.game).pieces.map(({ id }) => id)).not.toContain('bullet');
    const again = first.choose('use:rifle').choose('left', { direction: 180, speed: slide(14) });
    expect(told(again.roll(), 'missed').map(({ why }) => why)).toEqual([
      'touchedNothing',
      'touchedNothing',
    ]);
  });

  test('A21: whoever was touched first and lies at rest is wounded, whatever threw it over', () => {
    const game = town();
    const contacts = [
      touch('bullet', 'zombie-3'),
      touch('bullet', 'barrel-1', { step: 20 }),
      touch('barrel-1', 'zombie-3', { step: 60 }),
    ];
    const rest = [
      bullet,
      fell('zombie-3', { x: LINE, y: 57 }),
      pushed(game, 'barrel-1', { x: 58, y: 52 }, true),
    ];
    const after = fire(game).run(outcome({ rest, contacts }));
    expect(placeOf(after.game, 'zombie-3')).toEqual({ in: 'dump' });
  });

  test('A20, A21: on the table: the first of two in a row is killed, the one it throws over stands up again', () => {
    const zombies = { 3: { x: LINE, y: 45, facing: 270 }, 4: { x: LINE, y: 47.4, facing: 270 } };
    const after = fire(town({ zombies }), 90, 3500).roll();
    const rest = after.recording?.outcome.rest;
    expect(rest?.find(({ id }) => id === 'zombie-4')?.standing).toBe(false);
    expect(told(after, 'killed').map(({ zombie }) => zombie)).toEqual(['zombie-3']);
    expect(standsIn(after.game, 'zombie-4')).toBe(true);
  });
});
