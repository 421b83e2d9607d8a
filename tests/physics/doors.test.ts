// Doors are where most moves fail: every way through, past and against one.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { Recording } from '../../src/physics/recording';
import { spotBehind } from '../../src/physics/measure/structure';
import { lying, restOf, SCHOOL, shoot, standing, table } from './support/shots';

beforeAll(loadEngine);

const SLIDE = (cm: number): number => Math.sqrt(2 * 0.2 * 981 * cm) * 10;

/** A disc from 20 cm in front of the school's door, `aside` of its middle, sliding `cm` to the west. */
const toward = (aside: number, cm: number, direction = 180): Recording =>
  shoot(table([], [SCHOOL]), {
    kind: 'disc',
    at: { x: 20, y: aside },
    direction,
    speed: SLIDE(cm),
  });

const passages = ({ outcome }: Recording): unknown[] =>
  outcome.passages.map(({ piece, structure, from, complete }) => ({
    piece,
    structure,
    from,
    complete,
  }));
const faces = ({ outcome }: Recording): unknown[] =>
  outcome.contacts.map(({ other, face }) => `${other} ${face}`);

describe('a disc', () => {
  test('goes in and stops inside', () => {
    const shot = toward(0, 23);
    expect(passages(shot)).toEqual([
      { piece: 'disc', structure: 'school', from: 'front', complete: true },
    ]);
    expect(faces(shot)).toEqual([]);
  });

  test('goes in and runs out at the back', () => {
    const shot = toward(0, 40);
    expect(passages(shot)).toEqual([
      { piece: 'disc', structure: 'school', from: 'front', complete: true },
    ]);
    expect(restOf(shot, 'disc').pose.x).toBeLessThan(-15);
  });

  test('that stops short of the line has passed nothing', () => {
    expect(passages(toward(0, 18))).toEqual([]);
  });

  test.each([19, 20, 21])('that stops on the line after %s cm has not passed completely', (cm) => {
    expect(passages(toward(0, cm))).toEqual([
      { piece: 'disc', structure: 'school', from: 'front', complete: false },
    ]);
  });

  test('goes out from behind the building', () => {
    const { x, y } = spotBehind(SCHOOL);
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'disc',
      at: { x, y },
      direction: 0,
      speed: SLIDE(12),
    });
    expect(passages(shot)).toEqual([
      { piece: 'disc', structure: 'school', from: 'behind', complete: true },
    ]);
  });

  test('that passes from behind is told from one that enters', () => {
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'disc',
      at: { x: -30, y: 2 },
      direction: 0,
      speed: SLIDE(50),
    });
    expect(passages(shot)).toEqual([
      { piece: 'disc', structure: 'school', from: 'behind', complete: true },
    ]);
  });

  test.each([
    { part: 'leftSupport', aside: 1.4, direction: 173 },
    { part: 'rightSupport', aside: -1.4, direction: -173 },
  ])('may graze the inner face of the $part', ({ part, aside, direction }) => {
    const shot = toward(aside, 34, direction);
    expect(shot.outcome.contacts).toMatchObject([
      { piece: 'disc', other: 'school', part, face: 'inner' },
    ]);
    expect(passages(shot)).toEqual([
      { piece: 'disc', structure: 'school', from: 'front', complete: true },
    ]);
  });

  test('that hits the front of a support is stopped there', () => {
    const shot = toward(7, 30);
    expect(faces(shot)).toEqual(['school front']);
    expect(shot.outcome.contacts[0]?.part).toBe('leftSupport');
    expect(passages(shot)).toEqual([]);
  });

  test('that hits the outer face of a support from the side', () => {
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'disc',
      at: { x: 0, y: 20 },
      direction: 270,
      speed: SLIDE(20),
    });
    expect(faces(shot)).toEqual(['school outer']);
  });

  test('that hits the back of a support', () => {
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'disc',
      at: { x: -20, y: -7 },
      direction: 0,
      speed: SLIDE(30),
    });
    expect(faces(shot)).toEqual(['school back']);
    expect(shot.outcome.contacts[0]?.part).toBe('rightSupport');
  });

  test('that meets the edge of the doorway touches a corner', () => {
    expect(faces(toward(4.1, 30))[0]).toBe('school corner');
  });

  test('that goes around the building passes no door', () => {
    expect(passages(toward(12, 40))).toEqual([]);
  });
});

describe('the raised façade', () => {
  test('lets a bullet through', () => {
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'bullet',
      at: { x: -4, y: 0 },
      direction: 0,
      speed: 1500,
    });
    expect(shot.outcome.contacts).toEqual([]);
    expect(passages(shot)).toEqual([
      { piece: 'bullet', structure: 'school', from: 'behind', complete: true },
    ]);
  });

  test('lets a lying figure through', () => {
    const loser = lying('loser', 'survivor', -5, 0, 180);
    const shot = shoot(table([loser], [SCHOOL]), {
      kind: 'figure',
      piece: 'loser',
      direction: 0,
      speed: 2000,
    });
    expect(shot.outcome.contacts).toEqual([]);
    expect(passages(shot)).toEqual([
      { piece: 'loser', structure: 'school', from: 'behind', complete: true },
    ]);
  });

  test('stops a standing figure', () => {
    const mike = standing('mike', 'survivor', 6, 0, 180);
    const shot = shoot(table([mike], [SCHOOL]), {
      kind: 'figure',
      piece: 'mike',
      direction: 180,
      speed: 1500,
    });
    expect(shot.outcome.contacts[0]).toMatchObject({
      piece: 'mike',
      other: 'school',
      part: 'facade',
      face: 'front',
    });
    expect(passages(shot).filter((one) => (one as { complete: boolean }).complete)).toEqual([]);
  });
});

test('a zombie pushed through a door is seen to pass it', () => {
  const zombie = lying('zombie', 'zombie', 4, 0, 90);
  const shot = shoot(table([zombie], [SCHOOL]), {
    kind: 'disc',
    at: { x: 14, y: 0 },
    direction: 180,
    speed: 2200,
  });
  expect(
    shot.outcome.passages.some(({ piece, from }) => piece === 'zombie' && from === 'front'),
  ).toBe(true);
});

describe('a zombie that lies across the line', () => {
  const push = (speed: number): Recording =>
    shoot(table([lying('zombie', 'zombie', 0.6, 0, 90)], [SCHOOL]), {
      kind: 'disc',
      at: { x: 10, y: 0 },
      direction: 180,
      speed,
    });

  test('and is pushed through has passed from the front', () => {
    expect(push(2200).outcome.passages.filter(({ piece }) => piece === 'zombie')).toMatchObject([
      { from: 'front', complete: true },
    ]);
  });

  test('and stays there has passed with a part of it', () => {
    expect(push(700).outcome.passages.filter(({ piece }) => piece === 'zombie')).toMatchObject([
      { from: 'front', complete: false },
    ]);
  });
});

test('a flare that flies over the roof passes no door', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const shot = shoot(table([], [SCHOOL]), {
      kind: 'flare',
      at: { x: -12, y: 0 },
      direction: 0,
      speed: 1000,
      height: 28,
      seed,
    });
    expect(shot.outcome.passages).toEqual([]);
  }
});
