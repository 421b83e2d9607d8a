// 15, 16. The knife, and killing point-blank.

import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { BULLET_DIAMETER, FIGURE_WIDTH, PROJECTILES } from '../../../src/physics/measure/catalogue';
import { distance } from '../../../src/physics/measure/vector';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import {
  at,
  choices,
  give,
  lifeOf,
  offerOf,
  place,
  placeOf,
  putInside,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  whyNot,
  type Session,
  type Stage,
  playBy,
} from '../support/game';
import { fell, outcome, pushed, slide, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const LILY = { x: 60, y: 30, facing: 90 };
const KNIFE_LENGTH = 2 * PROJECTILES.knife.parts[0].half[0];
const LINE = 60 - FIGURE_WIDTH / 2 - BULLET_DIAMETER - KNIFE_LENGTH / 2;

const town = (more: Partial<Stage> = {}): Draft =>
  stage({
    zombies: { 3: { x: LINE, y: 50, facing: 270 }, 4: { x: 80, y: 60, facing: 270 } },
    things: { 'barrel-1': { x: 75, y: 40 } },
    ...more,
    survivors: { lily: LILY, kevin: { x: 30, y: 60 }, ...more.survivors },
  });
const thrown = (game: Draft, direction = 90, speed = 2500): Session =>
  turnOfSurvivor(game, 'lily').choose('use:knife').choose('left', { direction, speed });
const knife = stopped('knife', { x: LINE, y: 49 });

describe('15. knife', () => {
  test('R105, R106: it is pitched from the left or right, one bullet’s width from the thrower', () => {
    const aiming = turnOfSurvivor(town(), 'lily').choose('use:knife');
    expect(choices(aiming)).toEqual(['left', 'right', 'back']);
    const { at: start, launch } = offerOf(aiming, 'right');
    expect(launch).toBe('knife');
    const gap = distance(start, LILY) - FIGURE_WIDTH / 2 - KNIFE_LENGTH / 2;
    expect(gap).toBeCloseTo(BULLET_DIAMETER, 3);
    const state = awaiting(thrown(town(), 123, 1000).game);
    expect(state).toMatchObject({
      for: 'table',
      run: { launch: { kind: 'knife', direction: 123 } },
    });
  });

  test('R107: case A: whatever is first touched and is no standing figure that falls hurts nobody', () => {
    const game = town();
    const tipped = pushed(game, 'barrel-1', { x: 76, y: 44 }, true);
    for (const first of ['barrel-1', 'library']) {
      const contacts = [touch('knife', first), touch('knife', 'zombie-3', { step: 20 })];
      const rest = [knife, fell('zombie-3', { x: LINE, y: 52 }), tipped];
      const after = thrown(game).run(outcome({ rest, contacts }));
      expect(told(after, 'killed')).toEqual([]);
      expect(standsIn(after.game, 'zombie-3')).toBe(true);
      expect(standsIn(after.game, 'barrel-1')).toBe(true);
      expect(at(after.game, 'barrel-1')).toEqual({ x: 76, y: 44 });
    }
    const standing = thrown(game).run(
      outcome({
        rest: [knife, stood('zombie-3', { x: LINE, y: 52 })],
        contacts: [touch('knife', 'zombie-3')],
      }),
    );
    expect(told(standing, 'killed')).toEqual([]);
  });

  test('R107: case B: a zombie goes to the dump, a survivor lies and loses a life', () => {
    const killed = thrown(town()).run(
      outcome({
        rest: [knife, fell('zombie-3', { x: LINE, y: 52 }), fell('zombie-4', { x: 81, y: 60 })],
        contacts: [touch('knife', 'zombie-3')],
      }),
    );
    expect(placeOf(killed.game, 'zombie-3').in).toBe('dump');
    expect(standsIn(killed.game, 'zombie-4')).toBe(true);
    const wounded = thrown(town()).run(
      outcome({
        rest: [knife, fell('kevin', { x: 30, y: 62 }, 'survivor')],
        contacts: [touch('knife', 'kevin')],
      }),
    );
    expect(lifeOf(wounded.game, 'kevin')).toBe(1);
    expect(standsIn(wounded.game, 'kevin')).toBe(false);
  });

  test('R107, R108: case C: nothing touched; the action is spent, at low noise', () => {
    const after = thrown(town()).run(outcome({ rest: [knife] }));
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, noise: 'low' });
  });

  test('R105, R107: on the table: straight at a zombie, and into the open', () => {
    const hit = thrown(town(), 90, 3000).roll();
    expect(told(hit, 'touchedFirst')[0]).toMatchObject({ piece: 'knife', other: 'zombie-3' });
    expect(placeOf(hit.game, 'zombie-3').in).toBe('dump');
    const open = thrown(town(), 180, slide(10)).roll();
    expect(told(open, 'missed')[0]?.why).toBe('touchedNothing');
  });
});

describe('16. point-blank', () => {
  // A lying zombie whose foot points away from John: its head is at x = 66 - 1.85.
  const lyingAt = (x: number): Draft =>
    stage({
      survivors: { john: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
      zombies: { 3: { x, y: 30, facing: 0, lying: true }, 4: { x: 90, y: 60 } },
    });

  test('R109, R111: a lying zombie next to the active survivor dies for one action, without a pitch', () => {
    const after = turnOfSurvivor(lyingAt(64), 'john').choose('pointBlank').choose('zombie-3 rifle');
    expect(placeOf(after.game, 'zombie-3')).toEqual({ in: 'dump' });
    expect(after.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1, kills: 1 });
  });

  test('A32, R109: not a standing one, not one farther away than a disc, and no survivor', () => {
    const far = turnOfSurvivor(lyingAt(60 + 1.05 + 2.5 + 1.86), 'john');
    expect(whyNot(far, 'pointBlank')).toBe('noLyingZombieNear');
    expect(choices(turnOfSurvivor(lyingAt(60 + 1.05 + 2.5 + 1.84), 'john'))).toContain(
      'pointBlank',
    );
    const standing = lyingAt(64);
    place(standing, 'zombie-3', { x: 63, y: 30 });
    place(standing, 'kevin', { x: 56, y: 30, lying: true });
    expect(whyNot(turnOfSurvivor(standing, 'john'), 'pointBlank')).toBe('noLyingZombieNear');
  });

  test('A32, R109: in a building, only in the same one', () => {
    const game = lyingAt(64);
    playBy(game, 's2');
    putInside(game, 'zombie-3', 'library', true);
    putInside(game, 'john', 'library');
    expect(choices(turnOfSurvivor(game, 'john'))).toContain('pointBlank');
    putInside(game, 'john', 'school');
    expect(whyNot(turnOfSurvivor(game, 'john'), 'pointBlank')).toBe('noLyingZombieNear');
  });

  test.each([
    ['rifle', 'loud'],
    ['shotgun', 'loud'],
    ['sniper', 'loud'],
    ['bat', 'low'],
    ['knife', 'low'],
  ] as const)('R109, R110: any weapon will do; the %s is %s', (weapon, noise) => {
    const game = lyingAt(64);
    if (weapon !== 'rifle') give(game, 'john', weapon);
    const after = turnOfSurvivor(game, 'john').choose('pointBlank').choose(`zombie-3 ${weapon}`);
    expect(after.game.turn?.noise).toBe(noise);
  });

  test('R109: on the table: a zombie that was batted down lies within reach and is finished off', () => {
    const game = stage({
      survivors: { anita: { x: 60, y: 30, facing: 90 }, kevin: { x: 20, y: 20 } },
      zombies: { 3: { x: 60, y: 42, facing: 270 } },
    });
    const struck = turnOfSurvivor(game, 'anita')
      .choose('use:bat')
      .choose('flick', { direction: 90, speed: 1500, axis: 0, struck: 0 })
      .roll()
      .choose('face', { facing: 90 });
    expect(standsIn(struck.game, 'zombie-3')).toBe(false);
    const killed = struck.choose('pointBlank').choose('zombie-3 bat');
    expect(placeOf(killed.game, 'zombie-3').in).toBe('dump');
  });
});
