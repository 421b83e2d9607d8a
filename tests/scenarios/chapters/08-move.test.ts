// 7, 8. The pitch, and moving by the disc.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { PIECES } from '../../../src/physics/measure/catalogue';
import { SPEEDS } from '../../../src/physics/measure/limits';
import { isFree } from '../../../src/physics/measure/spots';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { tableOf } from '../../../src/scenarios/queries';
import {
  asks,
  at,
  choices,
  facing,
  lifeOf,
  offerOf,
  poseIn,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
} from '../support/game';
import { leftTown, outcome, pushed, slide, stood, stopped, touch } from '../support/outcome';

beforeAll(loadEngine);

const START = { x: 60, y: 30, facing: 90 };
const street = (): Draft =>
  stage({
    survivors: { john: START, kevin: { x: 20, y: 20 } },
    zombies: { 3: { x: 60, y: 55, facing: 270 } },
    things: { 'barrel-1': { x: 75, y: 30 } },
  });
const pitch = (game: Draft, direction: number, speed: number): Session =>
  turnOfSurvivor(game, 'john').choose('move').choose('flick', { direction, speed });

describe('7. the pitch', () => {
  test('R052: moving and using a weapon both wait for a pitch of the finger', () => {
    const game = stage({ survivors: { john: START, anita: { x: 20, y: 20 } } });
    const john = turnOfSurvivor(game, 'john');
    expect(offerOf(john.choose('move'), 'flick').launch).toBe('disc');
    expect(offerOf(john.choose('use:rifle'), 'left').launch).toBe('bullet');
    const anita = turnOfSurvivor(game, 'anita').choose('use:bat');
    expect(offerOf(anita, 'flick').launch).toBe('bat');
  });

  test('R053: a pitch is no more than a push: harder than it can be is refused', () => {
    const moving = turnOfSurvivor(street(), 'john').choose('move');
    const [least, most] = offerOf(moving, 'flick').speed;
    expect([least, most]).toEqual(SPEEDS.disc);
    const go = (speed: number) => () => moving.choose('flick', { direction: 0, speed });
    expect(go(most)).not.toThrow();
    expect(go(most + 1)).toThrow('speedOutOfRange');
    expect(go(least - 1)).toThrow('speedOutOfRange');
  });
});

describe('8. move, judged', () => {
  test('R054: the disc starts where the figure stood, and the figure is off the table', () => {
    const state = awaiting(pitch(street(), 33, 700).game);
    if (state.for !== 'table') throw new Error('no table run');
    const { launch, table } = state.run;
    expect(launch).toEqual({ kind: 'disc', at: { x: 60, y: 30 }, direction: 33, speed: 700 });
    expect(table.pieces.map(({ id }) => id).toSorted()).toEqual(['barrel-1', 'kevin', 'zombie-3']);
  });

  test('R055: a clean disc in town: the figure stands exactly where it stopped', () => {
    const rest = [stopped('disc', { x: 66.125, y: 41.5, facing: 12 })];
    const after = pitch(street(), 60, 700).run(outcome({ rest }));
    expect(at(after.game, 'john')).toEqual({ x: 66.125, y: 41.5 });
    expect(told(after, 'moved')).toHaveLength(1);
  });

  test.each(['barrel-1', 'zombie-3', 'kevin', 'library', 'limit-sw', 'dump'])(
    'R056, R057: a disc that touches %s fails; the figure stays and the action is spent',
    (other) => {
      const rest = [stopped('disc', { x: 66, y: 41 })];
      const contacts = [touch('disc', other)];
      const after = pitch(street(), 60, 700).run(outcome({ rest, contacts }));
      expect(at(after.game, 'john')).toEqual({ x: 60, y: 30 });
      expect(facing(after.game, 'john')).toBeCloseTo(90);
      expect(told(after, 'moveFailed')).toHaveLength(1);
      expect(after.game.turn).toMatchObject({ actionsLeft: 1, actionsTaken: 1 });
    },
  );

  test('A06, R056: a disc whose middle left the city limits fails, even if it came back', () => {
    for (const outAtRest of [true, false]) {
      const rest = [stopped('disc', { x: 60, y: 2 })];
      const exits = [leftTown('disc', { x: 60, y: 0 }, outAtRest)];
      const after = pitch(street(), 270, 2000).run(outcome({ rest, exits }));
      expect(at(after.game, 'john')).toEqual({ x: 60, y: 30 });
    }
  });

  test('R058: after the last action the figure looks along the line of the disc', () => {
    const again = pitch(street(), 60, 700)
      .run(outcome({ rest: [stopped('disc', { x: 62, y: 32 })] }))
      .choose('face', { facing: 0 })
      .choose('move')
      .choose('flick', { direction: 60, speed: 700 })
      .run(outcome({ rest: [stopped('disc', { x: 66, y: 41, facing: -137 })] }));
    expect(facing(again.game, 'john')).toBeCloseTo(-137, 1);
  });

  test('R059: before the last action the player chooses where it looks', () => {
    const rest = [stopped('disc', { x: 66, y: 41, facing: -137 })];
    const moved = pitch(street(), 60, 700).run(outcome({ rest }));
    const turned = moved.choose('face', { facing: 25 });
    expect(facing(turned.game, 'john')).toBeCloseTo(25, 1);
    expect(at(turned.game, 'john')).toEqual({ x: 66, y: 41 });
    expect(turned.game.turn?.actionsLeft).toBe(1);
    expect(choices(turned)).toContain('move');
  });

  describe('A122: turning', () => {
    const rest = [stopped('disc', { x: 66, y: 41, facing: -137 })];
    const moved = (): Session => pitch(street(), 60, 700).run(outcome({ rest }));
    const failed = (from: Session): Session =>
      from
        .choose('move')
        .choose('flick', { direction: 0, speed: 700 })
        .run(outcome({ rest, contacts: [touch('disc', 'barrel-1')] }));

    test('A122, R058: no question after a move; whoever ends the turn straight after it looks along the line', () => {
      expect(asks(moved())).toBe('chooseAction');
      const ended = moved().choose('face', { facing: 25 }).choose('end');
      expect(facing(ended.game, 'john')).toBeCloseTo(-137, 1);
    });

    test('A122: it may be turned as often as one likes, after a failed move too, and not before the first action', () => {
      expect(choices(turnOfSurvivor(street(), 'john'))).not.toContain('face');
      const twice = moved().choose('face', { facing: 25 }).choose('face', { facing: 70 });
      expect(facing(twice.game, 'john')).toBeCloseTo(70, 1);
      const spoiled = failed(turnOfSurvivor(street(), 'john'));
      expect(facing(spoiled.choose('face', { facing: 12 }).game, 'john')).toBeCloseTo(12, 1);
    });

    test('A122: another action ends the turning, and a failed last move keeps the facing it had', () => {
      const shot = moved()
        .choose('face', { facing: 25 })
        .choose('use:rifle')
        .choose('left', { direction: 0, speed: 900 })
        .run(outcome({ rest: [stopped('bullet', { x: 100, y: 10 })] }));
      expect(facing(shot.game, 'john')).toBeCloseTo(25, 1);
      const spoiled = failed(moved().choose('face', { facing: 25 }));
      expect(facing(spoiled.game, 'john')).toBeCloseTo(25, 1);
    });
  });

  test('R060: whatever the disc shifted or threw over is back where it was', () => {
    const game = street();
    const rest = [
      stopped('disc', { x: 66, y: 41 }),
      pushed(game, 'barrel-1', { x: 80, y: 33 }, true),
      stood('zombie-3', { x: 61, y: 58, lying: true }),
      stood('kevin', { x: 22, y: 22, lying: true }, 'survivor'),
    ];
    const contacts = [touch('disc', 'barrel-1'), touch('barrel-1', 'zombie-3')];
    const after = pitch(game, 0, 2000).run(outcome({ rest, contacts }));
    expect(after.game.things).toEqual(game.things);
    expect(after.game.zombies).toEqual(game.zombies);
    expect(at(after.game, 'kevin')).toEqual({ x: 20, y: 20 });
    expect(lifeOf(after.game, 'kevin')).toBe(2);
  });
});

describe('8. move, on the table', () => {
  test('R054, R055: a disc flicked into the open carries the figure with it', () => {
    const after = pitch(street(), 20, slide(20)).roll();
    const { x, y } = at(after.game, 'john');
    expect(x).toBeCloseTo(60 + 20 * 0.94, 0);
    expect(y).toBeCloseTo(30 + 20 * 0.342, 0);
    const disc = after.recording?.outcome.rest.find(({ id }) => id === 'disc');
    expect({ x, y }).toEqual({ x: disc?.pose.x, y: disc?.pose.y });
    expect(standsIn(after.game, 'john')).toBe(true);
  });

  test.each([
    ['a barrel', 0, 'barrel-1'],
    ['a zombie', 90, 'zombie-3'],
  ])('R056, R060: a disc flicked straight at %s fails and leaves no trace', (_, direction, id) => {
    const game = street();
    const after = pitch(game, direction, 1800).roll();
    expect(after.recording?.outcome.contacts[0]).toMatchObject({ piece: 'disc', other: id });
    expect(after.recording?.outcome.rest.find((one) => one.id === id)?.moved).toBe(true);
    expect(at(after.game, 'john')).toEqual({ x: 60, y: 30 });
    expect(at(after.game, id)).toEqual(at(game, id));
    expect(standsIn(after.game, id)).toBe(true);
    expect(told(after, 'moveFailed')[0]).toMatchObject({ why: 'touched', other: id });
  });

  test('R056: a disc flicked out of town fails', () => {
    const game = stage({
      survivors: { john: { x: 60, y: 8, facing: 90 }, kevin: { x: 20, y: 20 } },
    });
    const after = pitch(game, 270, slide(14)).roll();
    expect(told(after, 'moveFailed')[0]?.why).toBe('leftTown');
    expect(at(after.game, 'john')).toEqual({ x: 60, y: 8 });
  });
});

describe('8. the limits and the figure’s place, on the table', () => {
  test('A06: the middle of the disc counts; its edge may hang over the limit, and a corner piece is an object', () => {
    const from = (x: number, y: number): Draft =>
      stage({ survivors: { john: { x, y, facing: 90 }, kevin: { x: 20, y: 20 } } });
    const inside = pitch(from(60, 12), 270, slide(11.4)).roll();
    expect(told(inside, 'moved')).toHaveLength(1);
    expect(at(inside.game, 'john').y).toBeLessThan(1.25);
    const outside = pitch(from(60, 12), 270, slide(12.6)).roll();
    expect(told(outside, 'moveFailed')[0]?.why).toBe('leftTown');
    const corner = pitch(from(10, 12), 270, slide(14)).roll();
    expect(told(corner, 'moveFailed')[0]).toMatchObject({ why: 'touched', other: 'limit-sw' });
  });

  test('A08: close beside a barrel the figure stands exactly where the disc stopped, and clear of it', () => {
    const game = street();
    const after = pitch(game, 0, slide(12.1)).roll();
    expect(told(after, 'moved')).toHaveLength(1);
    const disc = after.recording?.outcome.rest.find(({ id }) => id === 'disc');
    expect(at(after.game, 'john')).toEqual({ x: disc?.pose.x, y: disc?.pose.y });
    const gap = at(game, 'barrel-1').x - at(after.game, 'john').x - 1.5;
    expect(gap).toBeGreaterThan(1.25);
    expect(gap).toBeLessThan(1.6);
    expect(isFree(tableOf(after.game, ['john']), PIECES.survivor, poseIn(after.game, 'john'))).toBe(
      true,
    );
  });

  test('A10: after the pitch the disc is off the table, and the figure is on it again', () => {
    const spoiled = pitch(street(), 0, 1800).roll();
    expect(told(spoiled, 'moveFailed')).toHaveLength(1);
    const ids = tableOf(spoiled.game).pieces.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['barrel-1', 'john', 'kevin', 'zombie-3']);
  });
});
