// Each weapon as a hand would use it.
import { beforeAll, describe, expect, test } from 'vitest';
import { openAim } from '../../src/physics/aim';
import { loadEngine } from '../../src/physics/engine';
import { BULLET_DIAMETER, PIECES, PROJECTILES } from '../../src/physics/measure/catalogue';
import { facingOf, isStanding } from '../../src/physics/measure/pose';
import { isInDoorway } from '../../src/physics/measure/sight';
import { spotBeside } from '../../src/physics/measure/spots';
import { STEPS_PER_FRAME } from '../../src/physics/measure/time';
import { distance } from '../../src/physics/measure/vector';
import { framesOf, poseAt } from '../../src/physics/path';
import type { Table } from '../../src/physics/table';
import {
  EMPTY,
  lying,
  restOf,
  SCHOOL,
  shoot,
  speedFor,
  standing,
  table,
  touched,
} from './support/shots';

beforeAll(loadEngine);

const ORIGIN = { x: 0, y: 0 };

describe('rifle', () => {
  test('A02: fires from the left and from the right, one bullet away from the figure', () => {
    const shooter = standing('rosa', 'survivor', 0, 0, 90);
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const at = spotBeside(shooter.pose, side, BULLET_DIAMETER);
      expect(at).toEqual({
        x: expect.closeTo(sign * (1.05 + 1.4 + 0.7), 3),
        y: expect.closeTo(0, 3),
      });
      const target = standing('zombie', 'zombie', at.x, 20, 270);
      const shot = shoot(table([shooter, target]), {
        kind: 'bullet',
        at,
        direction: 90,
        speed: 2000,
      });
      expect(touched(shot, 'bullet')).toEqual(['zombie']);
      expect(restOf(shot, 'zombie').standing).toBe(false);
      expect(restOf(shot, 'rosa').moved).toBe(false);
    }
  });

  test('tells the first of two that stand in line', () => {
    const line = [standing('near', 'zombie', 12, 0, 180), standing('far', 'zombie', 16, 0, 180)];
    const shot = shoot(table(line), { kind: 'bullet', at: ORIGIN, direction: 0, speed: 3000 });
    expect(touched(shot, 'bullet')[0]).toBe('near');
    expect(shot.outcome.contacts[0]).toMatchObject({ piece: 'bullet', other: 'near' });
    expect(shot.outcome.contacts[0]?.impulse).toBeGreaterThan(100);
  });

  test('tells a lying figure from a standing one', () => {
    const shot = shoot(table([lying('zombie', 'zombie', 10, 0, 180)]), {
      kind: 'bullet',
      at: ORIGIN,
      direction: 0,
      speed: 1000,
    });
    expect(touched(shot, 'bullet')).toEqual(['zombie']);
    expect(restOf(shot, 'zombie').standing).toBe(false);
  });
});

describe('sniper', () => {
  test('loses the sideways part of a crooked push', () => {
    const straight = shoot(EMPTY, {
      kind: 'sniper',
      at: ORIGIN,
      direction: 0,
      aim: 0,
      speed: 2000,
    });
    const crooked = shoot(EMPTY, {
      kind: 'sniper',
      at: ORIGIN,
      direction: 0,
      aim: 12,
      speed: 2000,
    });
    expect(Math.abs(restOf(crooked, 'bullet').pose.y)).toBeLessThan(0.1);
    const share = restOf(crooked, 'bullet').pose.x / restOf(straight, 'bullet').pose.x;
    expect(share).toBeCloseTo(Math.cos((12 * Math.PI) / 180) ** 2, 2);
  });
});

describe('shotgun', () => {
  const fire = (seed: number): ReturnType<typeof shoot> =>
    shoot(table([-3.6, -1.2, 1.2, 3.6].map((y) => standing(`zombie ${y}`, 'zombie', 25, y, 180))), {
      kind: 'pellets',
      at: ORIGIN,
      direction: 0,
      speed: 3500,
      count: 4,
      seed,
    });

  test('sends every pellet, spread like a fan, and fells more than one', () => {
    const fallen = Array.from({ length: 10 }, (_, seed) => fire(seed)).map(
      ({ outcome }) =>
        outcome.rest.filter(({ id, standing: up }) => id.startsWith('zombie') && !up).length,
    );
    expect(Math.max(...fallen)).toBeGreaterThanOrEqual(3);
    const pellets = shoot(EMPTY, {
      kind: 'pellets',
      at: ORIGIN,
      direction: 0,
      speed: 2000,
      count: 4,
      seed: 1,
    });
    const ends = [1, 2, 3, 4].map((index) => restOf(pellets, `pellet-${index}`).pose);
    expect(ends.every(({ x }) => x > 30)).toBe(true);
    expect(
      Math.max(...ends.map(({ y }) => y)) - Math.min(...ends.map(({ y }) => y)),
    ).toBeGreaterThan(5);
  });

  test('scatters differently with another seed', () => {
    expect(fire(1).hash).not.toBe(fire(2).hash);
  });
});

describe('bat', () => {
  const row = table([-2.6, 0, 2.6].map((y) => standing(`zombie ${y}`, 'zombie', 10, y, 180)));
  const swing = (struck: number, speed: number): string[] =>
    shoot(row, { kind: 'bat', at: ORIGIN, axis: 90, struck, direction: 0, speed })
      .outcome.rest.filter(({ id, standing: up }) => id.startsWith('zombie') && !up)
      .map(({ id }) => id);

  test('pushed in the middle sweeps the whole row', () => {
    expect(swing(0, 3000)).toEqual(['zombie -2.6', 'zombie 0', 'zombie 2.6']);
  });

  test('struck at its end turns, and takes fewer', () => {
    expect(swing(2.8, 3000).length).toBeLessThan(3);
  });

  test('turns the way it is struck', () => {
    const shot = shoot(EMPTY, {
      kind: 'bat',
      at: ORIGIN,
      axis: 90,
      struck: 1,
      direction: 0,
      speed: 700,
    });
    // The handle's end lies south and is pushed east: seen from above the bat turns counter-clockwise.
    const [first, later] = [0, 7 * 6].map((at) => {
      const poses = shot.tracks[0]?.poses ?? [];
      return facingOf({
        x: 0,
        y: 0,
        lift: 0,
        turn: [poses[at + 3] ?? 0, poses[at + 4] ?? 0, poses[at + 5] ?? 0, poses[at + 6] ?? 1],
      });
    });
    expect(first).toBeCloseTo(90, 1);
    expect(later).toBeGreaterThan(92);
  });

  test('slides straight when pushed along its length', () => {
    const shot = shoot(EMPTY, {
      kind: 'bat',
      at: ORIGIN,
      axis: 30,
      struck: 2.8,
      direction: 30,
      speed: 1500,
    });
    const { pose } = restOf(shot, 'bat');
    expect(facingOf(pose)).toBeCloseTo(30, 0);
    expect(Math.atan2(pose.y, pose.x) * (180 / Math.PI)).toBeCloseTo(30, 0);
  });
});

describe('a figure pushed by itself', () => {
  test('slides on its feet when the push is gentle', () => {
    const shot = shoot(table([standing('mike', 'survivor', 0, 0)]), {
      kind: 'figure',
      piece: 'mike',
      direction: 0,
      speed: 600,
    });
    expect(restOf(shot, 'mike').standing).toBe(true);
    expect(restOf(shot, 'mike').pose.x).toBeGreaterThan(3);
  });

  test('slides flat when it lies', () => {
    const shot = shoot(table([lying('loser', 'survivor', 0, 0)]), {
      kind: 'figure',
      piece: 'loser',
      direction: 45,
      speed: 1500,
    });
    const { pose, standing: up } = restOf(shot, 'loser');
    expect(up).toBe(false);
    expect(distance(pose, ORIGIN)).toBeGreaterThan(20);
  });
});

describe('flare', () => {
  const flips = Array.from({ length: 40 }, (_, seed) => seed);
  const flip = (seed: number): ReturnType<typeof shoot> =>
    shoot(EMPTY, { kind: 'flare', at: ORIGIN, direction: 0, speed: 500, height: 15, seed });

  test('lands on either face, where it was thrown', () => {
    const recordings = flips.map(flip);
    const large = recordings.filter(({ outcome }) => outcome.flareFace === 'large').length;
    expect(large).toBeGreaterThan(8);
    expect(large).toBeLessThan(32);
    for (const recording of recordings) {
      expect(recording.outcome.timedOut).toBe(false);
      expect(restOf(recording, 'flare').pose.x).toBeGreaterThan(5);
      expect(restOf(recording, 'flare').pose.x).toBeLessThan(45);
    }
  });

  test('flies over what is low and near', () => {
    const fence = table([-2, 0, 2].map((y) => standing(`box ${y}`, 'box', 6, y)));
    const shot = shoot(fence, {
      kind: 'flare',
      at: ORIGIN,
      direction: 0,
      speed: 700,
      height: 20,
      seed: 4,
    });
    expect(restOf(shot, 'flare').pose.x).toBeGreaterThan(8);
  });
});

describe('scenery', () => {
  test('a barricade tile can be pushed out of a doorway', () => {
    const tiles = [-2.5, 2.5].map((y) => standing(`tile ${y}`, 'barricade', -0.5, y));
    const barricaded = table(tiles, [SCHOOL]);
    const isBlocking = (shot: ReturnType<typeof shoot>, id: string): boolean =>
      isInDoorway(SCHOOL, PIECES.barricade, restOf(shot, id).pose);
    const hit = shoot(barricaded, {
      kind: 'disc',
      at: { x: 12, y: 2.5 },
      direction: 180,
      speed: 2200,
    });
    expect(touched(hit, 'disc')[0]).toBe('tile 2.5');
    expect(isBlocking(hit, 'tile 2.5')).toBe(false);
    expect(isBlocking(hit, 'tile -2.5')).toBe(true);
    const soft = shoot(barricaded, {
      kind: 'disc',
      at: { x: 12, y: 2.5 },
      direction: 180,
      speed: 900,
    });
    expect(isBlocking(soft, 'tile 2.5')).toBe(true);
  });

  test('acid is felt and pushes nothing', () => {
    const puddle = standing('acid', 'acid', 15, 0);
    const free = shoot(EMPTY, { kind: 'disc', at: ORIGIN, direction: 0, speed: 1500 });
    const over = shoot(table([puddle]), { kind: 'disc', at: ORIGIN, direction: 0, speed: 1500 });
    expect(touched(over, 'disc')).toEqual(['acid']);
    expect(restOf(over, 'disc').pose).toEqual(restOf(free, 'disc').pose);
    expect(restOf(over, 'acid').moved).toBe(false);
  });

  test('a touch beyond the acid is told too', () => {
    const way = table([standing('acid', 'acid', 10, 0), standing('box', 'box', 20, 0)]);
    expect(
      touched(shoot(way, { kind: 'disc', at: ORIGIN, direction: 0, speed: 1500 }), 'disc'),
    ).toEqual(['acid', 'box']);
  });

  test.each(['barrel', 'box', 'lamp', 'car', 'truck', 'iceCreamTruck'] as const)(
    'a %s comes to rest after a hard hit',
    (kind) => {
      const shot = shoot(table([standing('object', kind, 12, 0)]), {
        kind: 'bullet',
        at: ORIGIN,
        direction: 0,
        speed: 3500,
      });
      expect(touched(shot, 'bullet')[0]).toBe('object');
      expect(shot.outcome.timedOut).toBe(false);
    },
  );
});

describe('leaving town', () => {
  const town: Table = { layout: { structures: [], town: { width: 120, height: 90 } }, pieces: [] };

  test('A06: is told with the place where the border was crossed', () => {
    const shot = shoot(town, { kind: 'disc', at: { x: 60, y: 70 }, direction: 80, speed: 2000 });
    expect(shot.outcome.exits).toMatchObject([{ piece: 'disc', outAtRest: true }]);
    expect(shot.outcome.exits[0]?.at.y).toBeCloseTo(90, 2);
    expect(shot.outcome.exits[0]?.at.x).toBeCloseTo(60 + 20 / Math.tan((80 * Math.PI) / 180), 1);
  });

  test('is not told of one that stays', () => {
    expect(
      shoot(town, { kind: 'disc', at: { x: 60, y: 70 }, direction: 80, speed: 700 }).outcome.exits,
    ).toEqual([]);
  });

  test('A06: is a matter of the middle: a disc may stop with its edge over the border', () => {
    const stops = (y: number) =>
      shoot(town, {
        kind: 'disc',
        at: { x: 60, y: 70 },
        direction: 90,
        speed: speedFor(0, y - 70),
      });
    expect(restOf(stops(89.5), 'disc').pose.y).toBeCloseTo(89.5, 0);
    expect(stops(89.5).outcome.exits).toEqual([]);
    expect(stops(90.5).outcome.exits).toMatchObject([{ piece: 'disc', outAtRest: true }]);
  });

  test('A06: is barred where a corner stands', () => {
    const shot = shoot(town, { kind: 'disc', at: { x: 10, y: 80 }, direction: 90, speed: 2000 });
    expect(touched(shot, 'disc')).toEqual(['limit-nw']);
    expect(shot.outcome.exits).toEqual([]);
  });
});

describe('coming to rest', () => {
  test('A03: the first touch is told as it happened; who stands is seen when nothing moves any more', () => {
    const shot = shoot(table([standing('zombie', 'zombie', 12, 0, 180)]), {
      kind: 'bullet',
      at: ORIGIN,
      direction: 0,
      speed: 2000,
    });
    const { contacts, steps } = shot.outcome;
    expect(contacts[0]).toMatchObject({ piece: 'bullet', other: 'zombie' });
    const zombie = shot.tracks.find(({ id }) => id === 'zombie');
    if (!zombie || !contacts[0]) throw new Error('no hit');
    const touchedAt = Math.floor(contacts[0].step / STEPS_PER_FRAME);
    expect(isStanding(poseAt(zombie, touchedAt))).toBe(true);
    expect(restOf(shot, 'zombie').standing).toBe(false);
    expect(steps).toBeGreaterThan(contacts[0].step);
    const last = framesOf(zombie) - 1;
    expect(distance(poseAt(zombie, last), poseAt(zombie, last - 1))).toBeLessThan(0.01);
  });

  test('a piece that was only brushed keeps its very pose', () => {
    const brushed = standing('car', 'car', 10.5, 0, 0);
    const shot = shoot(table([brushed]), { kind: 'disc', at: ORIGIN, direction: 0, speed: 900 });
    expect(touched(shot, 'disc')).toEqual(['car']);
    expect(Math.abs(restOf(shot, 'disc').pose.x)).toBeLessThan(5);
    const near = shoot(table([brushed]), { kind: 'disc', at: ORIGIN, direction: 0, speed: 385 });
    expect(touched(near, 'disc')).toEqual(['car']);
    expect(restOf(near, 'car')).toEqual({
      id: 'car',
      pose: brushed.pose,
      standing: true,
      moved: false,
    });
  });

  test('a piece far away keeps its very pose', () => {
    const neighbour = standing('box', 'box', 40, 40);
    const shot = shoot(table([neighbour]), { kind: 'disc', at: ORIGIN, direction: 0, speed: 1500 });
    expect(restOf(shot, 'box')).toEqual({
      id: 'box',
      pose: neighbour.pose,
      standing: true,
      moved: false,
    });
  });

  test('a piece whose support is gone falls when the table settles', () => {
    const above = {
      ...standing('box', 'box', 0, 0),
      pose: { ...standing('box', 'box', 0, 0).pose, lift: 3 },
    };
    const shot = shoot(table([above]), { kind: 'settle' });
    expect(restOf(shot, 'box').pose.lift).toBeCloseTo(PIECES.box.standingLift, 2);
  });

  test('an upright figure ends exactly upright', () => {
    const shot = shoot(table([standing('zombie', 'zombie', 10, 0, 180)]), {
      kind: 'bullet',
      at: ORIGIN,
      direction: 0,
      speed: 900,
    });
    const { pose, standing: up, moved } = restOf(shot, 'zombie');
    expect({ up, moved }).toEqual({ up: true, moved: true });
    expect([pose.turn[0], pose.turn[2], pose.lift]).toEqual([0, 0, PIECES.zombie.standingLift]);
  });
});

describe('the film', () => {
  test('has the flicked piece from the first frame and others from their first touch', () => {
    const shot = shoot(table([standing('zombie', 'zombie', 30, 0, 180)]), {
      kind: 'bullet',
      at: ORIGIN,
      direction: 0,
      speed: 2000,
    });
    const [bullet, zombie] = shot.tracks;
    expect(bullet).toMatchObject({ id: 'bullet', firstFrame: 0 });
    expect([...(bullet?.poses.slice(0, 3) ?? [])]).toEqual([0, 0, expect.closeTo(0.35, 5)]);
    const touch = (shot.outcome.contacts[0]?.step ?? 0) / 4;
    expect(zombie?.id).toBe('zombie');
    expect(Math.abs((zombie?.firstFrame ?? 0) - touch)).toBeLessThan(2);
    expect(shot.frames).toBe(
      Math.ceil(shot.outcome.steps / 4 + 1) + (shot.outcome.steps % 4 === 0 ? 1 : 0),
    );
  });
});

describe('the aim line', () => {
  test('ends where the piece would stop, or at what it would touch', () => {
    const aim = openAim(table([standing('zombie', 'zombie', 30, 0, 180)]));
    const [hit] = aim.firstTouches({ kind: 'bullet', at: ORIGIN, direction: 0, speed: 2000 });
    const [miss] = aim.firstTouches({ kind: 'bullet', at: ORIGIN, direction: 90, speed: 1000 });
    expect(hit).toMatchObject({ piece: 'bullet', other: 'zombie' });
    expect(hit?.distance).toBeCloseTo(30 - 0.6 - PROJECTILES.bullet.parts[0].radius, 2);
    expect(miss).toMatchObject({ other: undefined });
    expect(miss?.distance).toBeCloseTo(25.5, 1);
    expect(
      aim.firstTouches({
        kind: 'pellets',
        at: ORIGIN,
        direction: 0,
        speed: 2000,
        count: 4,
        seed: 1,
      }),
    ).toHaveLength(4);
    expect(
      aim.firstTouches({ kind: 'bat', at: ORIGIN, direction: 0, speed: 2000, axis: 90, struck: 2 }),
    ).toEqual([]);
    aim.close();
    expect(() =>
      aim.firstTouches({ kind: 'bullet', at: ORIGIN, direction: 0, speed: 2000 }),
    ).toThrow('over');
  });

  test('follows a pushed figure, and looks through acid', () => {
    const way = [
      standing('mike', 'survivor', 0, 0),
      standing('acid', 'acid', 10, 0),
      standing('box', 'box', 20, 0),
    ];
    const aim = openAim(table(way));
    const [pushed] = aim.firstTouches({ kind: 'figure', piece: 'mike', direction: 0, speed: 2000 });
    expect(pushed).toMatchObject({ piece: 'mike', other: 'box' });
    expect(pushed?.distance).toBeCloseTo(20 - 1 - 0.6, 2);
    aim.close();
  });
});
