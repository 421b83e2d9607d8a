// 14. The baseball bat.
import { changeSurvivor } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { PIECES } from '../../../src/physics/measure/catalogue';
import { isFree } from '../../../src/physics/measure/spots';
import { distance } from '../../../src/physics/measure/vector';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import { tableOf } from '../../../src/scenarios/queries';
import {
  at,
  facing,
  keepZombiesInTown,
  lifeOf,
  placeOf,
  poseIn,
  putInside,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import {
  fell,
  leftTown,
  outcome,
  pushed,
  stood,
  stopped,
  through,
  touch,
} from '../support/outcome';

beforeAll(loadEngine);

const ANITA = { x: 60, y: 30, facing: 90 };
function town(more: Partial<Stage> = {}): Draft {
  const game = stage({
    zombies: { 3: { x: 60, y: 50, facing: 270 }, 4: { x: 80, y: 60, facing: 270 } },
    things: { 'barrel-1': { x: 75, y: 30 } },
    ...more,
    survivors: { anita: ANITA, john: { x: 45, y: 30 }, kevin: { x: 30, y: 60 }, ...more.survivors },
  });
  changeSurvivor(game, 'kevin', { team: 'b' });
  return game;
}
const swing = (game: Draft, direction = 90, speed = 1800, axis = 90, struck = 0): Session =>
  turnOfSurvivor(game, 'anita')
    .choose('use:bat')
    .choose('flick', { direction, speed, axis, struck });
const bat = (x: number, y: number, turned = 90): ReturnType<typeof stopped> =>
  stopped('bat', { x, y, facing: turned });

describe('14. bat, judged', () => {
  test('R094, R095: the bat lies flat in the figure’s place, turned and struck as the player likes', () => {
    for (const [axis, struck] of [
      [90, 0],
      [-33, 2.8],
    ] as const) {
      const state = awaiting(swing(town(), 90, 1800, axis, struck).game);
      if (state.for !== 'table') throw new Error('no table run');
      const { launch, table } = state.run;
      expect(launch).toMatchObject({ kind: 'bat', at: { x: 60, y: 30 }, axis, struck });
      expect(table.pieces.map(({ id }) => id)).not.toContain('anita');
    }
    expect(() => swing(town(), 90, 1800, 90, 2.9)).toThrow('batNeedsNumbers');
  });

  test('R091, R092, R096: a zombie that is struck falls or not, is never wounded, and the move succeeds', () => {
    const contacts = [touch('bat', 'zombie-3'), touch('bat', 'barrel-1', { step: 40 })];
    for (const zombie of [
      fell('zombie-3', { x: 60, y: 53 }),
      stood('zombie-3', { x: 60, y: 53, facing: 270 }),
    ]) {
      const after = swing(town()).run(outcome({ contacts, rest: [bat(60, 45), zombie] }));
      expect(at(after.game, 'anita')).toEqual({ x: 60, y: 45 });
      expect(at(after.game, 'zombie-3')).toEqual({ x: 60, y: 53 });
      expect(standsIn(after.game, 'zombie-3')).toBe(zombie.standing);
      expect(told(after, 'killed')).toEqual([]);
    }
  });

  test('R091, R092, R096, R103: an opposing survivor that is struck stays lying and loses nothing', () => {
    const contacts = [touch('bat', 'kevin')];
    const rest = [bat(35, 58), fell('kevin', { x: 28, y: 61 }, 'survivor')];
    const after = swing(town()).run(outcome({ contacts, rest }));
    expect(at(after.game, 'anita')).toEqual({ x: 35, y: 58 });
    expect(standsIn(after.game, 'kevin')).toBe(false);
    expect(at(after.game, 'kevin')).toEqual({ x: 28, y: 61 });
    expect(lifeOf(after.game, 'kevin')).toBe(2);
  });

  test('R103: lying, it cannot be shot', () => {
    const game = town({ survivors: { kevin: { x: 30, y: 60, lying: true } } });
    const shot = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('left', { direction: 90, speed: 900 })
      .run(
        outcome({
          contacts: [touch('bullet', 'kevin')],
          rest: [stopped('bullet', { x: 31, y: 58 }), fell('kevin', { x: 30, y: 61 }, 'survivor')],
        }),
      );
    expect(lifeOf(shot.game, 'kevin')).toBe(2);
  });

  test('R093: it makes low noise', () => {
    const after = swing(town()).run(outcome({ rest: [bat(60, 40)] }));
    expect(after.game.turn?.noise).toBe('low');
  });

  test('R097: after a blow objects stay where they ended and are stood up', () => {
    const game = town();
    const contacts = [touch('bat', 'zombie-3')];
    const barrel = pushed(game, 'barrel-1', { x: 70, y: 50 }, true);
    const rest = [bat(60, 45), fell('zombie-3', { x: 60, y: 53 }), barrel];
    const after = swing(game).run(outcome({ contacts, rest }));
    expect(at(after.game, 'barrel-1')).toEqual({ x: 70, y: 50 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
  });

  test.each(['barrel-1', 'library', 'john', 'limit-sw'])(
    'R098: first contact with %s fails; the survivor is back where it was',
    (first) => {
      const contacts = [touch('bat', first), touch('bat', 'zombie-3', { step: 40 })];
      const after = swing(town()).run(outcome({ contacts, rest: [bat(60, 45)] }));
      expect(at(after.game, 'anita')).toEqual({ x: 60, y: 30 });
      expect(told(after, 'moveFailed')).toHaveLength(1);
      expect(after.game.turn?.actionsLeft).toBe(1);
    },
  );

  test('A25, R098: leaving town fails too', () => {
    const exits = [leftTown('bat', { x: 60, y: 0 })];
    const after = swing(town(), 270).run(outcome({ exits, rest: [bat(60, -4)] }));
    expect(at(after.game, 'anita')).toEqual({ x: 60, y: 30 });
  });

  test('R099: after a failure too objects stay where they ended and are stood up', () => {
    const game = town();
    const contacts = [touch('bat', 'barrel-1')];
    const rest = [bat(74, 30), pushed(game, 'barrel-1', { x: 80, y: 31 }, true)];
    const after = swing(game, 0).run(outcome({ contacts, rest }));
    expect(at(after.game, 'anita')).toEqual({ x: 60, y: 30 });
    expect(at(after.game, 'barrel-1')).toEqual({ x: 80, y: 31 });
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
  });

  test('R098, R099: what ends in the survivor’s place does not stand inside it', () => {
    const game = town();
    const contacts = [touch('bat', 'barrel-1')];
    const rest = [bat(74, 30), pushed(game, 'barrel-1', { x: 60.5, y: 30 })];
    const after = swing(game, 0).run(outcome({ contacts, rest }));
    const others = tableOf(after.game, ['anita']);
    expect(isFree(others, PIECES.survivor, poseIn(after.game, 'anita'), { pressing: 0.1 })).toBe(
      true,
    );
    expect(at(after.game, 'anita')).toEqual({ x: 60, y: 30 });
  });

  test('R100: after the last action the survivor looks along the bat', () => {
    const game = town();
    const first = swing(game)
      .run(outcome({ rest: [bat(60, 35)] }))
      .choose('face', { facing: 0 });
    const last = first
      .choose('use:bat')
      .choose('flick', { direction: 90, speed: 900, axis: 0, struck: 0 })
      .run(outcome({ rest: [bat(60, 40, 161)] }));
    expect(facing(last.game, 'anita')).toBeCloseTo(161, 1);
  });

  test('R101: before it, as the player likes', () => {
    const first = swing(town()).run(outcome({ rest: [bat(60, 40, 161)] }));
    const turned = first.choose('face', { facing: 12 });
    expect(facing(turned.game, 'anita')).toBeCloseTo(12, 1);
    // Straight after the blow it was the last action after all (R100, A122).
    expect(facing(turned.choose('end').game, 'anita')).toBeCloseTo(161, 1);
  });

  test('R102: a zombie that was knocked down is only stood up by the noise: no rush', () => {
    const game = town({ zombies: { 3: { x: 60, y: 50, facing: 270 } } });
    const rest = [bat(60, 45), fell('zombie-3', { x: 60, y: 55 })];
    const struck = swing(game).run(outcome({ rest, contacts: [touch('bat', 'zombie-3')] }));
    expect(standsIn(struck.game, 'zombie-3')).toBe(false);
    const ended = struck.choose('face', { facing: 0 }).choose('end');
    expect(told(ended, 'rushBegan')).toEqual([]);
  });

  test('A28, R104: the bat enters and leaves buildings by the rules of the disc', () => {
    const game = town({ zombies: {} });
    keepZombiesInTown(game);
    const inner = [touch('bat', 'rv', { part: 'leftSupport', face: 'inner' })];
    const into = swing(game, 180).run(
      outcome({ rest: [bat(4, 60)], contacts: inner, passages: [through('bat', 'rv', 'front')] }),
    );
    expect(placeOf(into.game, 'anita')).toMatchObject({ in: 'building', structure: 'rv' });
    const stopping = swing(game, 180).run(
      outcome({ rest: [bat(8, 60)], passages: [through('bat', 'rv', 'front', false)] }),
    );
    expect(at(stopping.game, 'anita')).toEqual({ x: 60, y: 30 });
    const inside = structuredClone(game);
    putInside(inside, 'anita', 'rv');
    const out = swing(inside, 0, 1800, 0).run(
      outcome({ rest: [bat(20, 60)], passages: [through('bat', 'rv', 'behind')] }),
    );
    expect(at(out.game, 'anita')).toEqual({ x: 20, y: 60 });
    const stays = swing(inside, 0, 900, 0).run(outcome({ rest: [bat(5, 60)] }));
    expect(placeOf(stays.game, 'anita')).toMatchObject({ in: 'building' });
  });
});

describe('14. bat, on the table', () => {
  test('R091, R092, R096: it strikes a zombie down, nobody is wounded and Anita stands where it stopped', () => {
    const after = swing(town({ zombies: { 3: { x: 60, y: 50, facing: 270 } } }), 90, 1800).roll();
    expect(told(after, 'touchedFirst')[0]).toMatchObject({ piece: 'bat', other: 'zombie-3' });
    expect(told(after, 'moved')).toHaveLength(1);
    expect(at(after.game, 'anita').y).toBeGreaterThan(40);
    expect(placeOf(after.game, 'zombie-3').in).toBe('street');
    const rest = after.recording?.outcome.rest.find(({ id }) => id === 'zombie-3');
    expect(standsIn(after.game, 'zombie-3')).toBe(rest?.standing);
  });

  test('R096: a zombie that it meets too gently is told to have kept its feet', () => {
    const near = { 3: { x: 60, y: 36, facing: 270 } };
    const after = swing(town({ zombies: near }), 90, 700, 0, 1.2).roll();
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
    const kept = { figure: 'zombie-3', piece: 'bat', survivor: 'anita', how: 'brushed' };
    expect(told(after, 'keptFeet')).toMatchObject([kept]);
    expect(told(swing(town({ zombies: near }), 90, 3000, 0, 0).roll(), 'keptFeet')).toEqual([]);
  });

  test('R095: struck at its end it spins, struck in its middle it does not', () => {
    const turned = (struck: number): number => {
      const after = swing(town({ zombies: {} }), 90, 900, 0, struck).roll();
      return Math.abs(facing(after.game, 'anita'));
    };
    expect(turned(0)).toBeLessThan(2);
    expect(turned(2.5)).toBeGreaterThan(10);
  });

  test('R098, R099: a barrel stops it, and keeps its new place', () => {
    const after = swing(town(), 0, 2500, 0).roll();
    expect(told(after, 'touchedFirst')[0]).toMatchObject({ other: 'barrel-1' });
    expect(at(after.game, 'anita')).toEqual({ x: 60, y: 30 });
    expect(at(after.game, 'barrel-1').x).toBeGreaterThan(75.5);
    expect(standsIn(after.game, 'barrel-1')).toBe(true);
  });

  test('R104: through the RV’s door', () => {
    const game = town({ zombies: {}, survivors: { anita: { x: 22, y: 60, facing: 180 } } });
    keepZombiesInTown(game);
    const after = swing(game, 180, 1100, 180).roll();
    expect(placeOf(after.game, 'anita')).toMatchObject({ in: 'building', structure: 'rv' });
  });
});

test('R101: who turns beside something makes room for itself', () => {
  const game = town();
  const ended = swing(game).run(outcome({ rest: [stopped('bat', { x: 72.8, y: 30, facing: 0 })] }));
  for (const turned of [0, 45, 90, 135]) {
    const after = ended.choose('face', { facing: turned }).game;
    const own = poseIn(after, 'anita');
    expect(isFree(tableOf(after, ['anita']), PIECES.survivor, own, { pressing: 0.05 })).toBe(true);
    expect(facing(after, 'anita')).toBeCloseTo(turned, 0);
  }
});

describe('14. bat: what it touches, and where it ends', () => {
  test('A25: a bat that touches nothing has moved the survivor; out of town it has not', () => {
    const after = swing(town()).run(outcome({ rest: [bat(60, 40)] }));
    expect(told(after, 'moved')).toHaveLength(1);
    expect(at(after.game, 'anita')).toEqual({ x: 60, y: 40 });
    const bare = { zombies: {}, things: {} };
    const rolled = swing(town(bare), 90, 900).roll();
    expect(told(rolled, 'moved')).toHaveLength(1);
    expect(at(rolled.game, 'anita').y).toBeGreaterThan(31);
    const out = swing(town({ ...bare, survivors: { anita: { x: 60, y: 6 } } }), 270, 2000).roll();
    expect(told(out, 'moveFailed')[0]?.why).toBe('leftTown');
    expect(at(out.game, 'anita')).toEqual({ x: 60, y: 6 });
  });

  test('A26: the survivor stands at the middle of the bat, or as near to it as there is room', () => {
    const contacts = [touch('bat', 'zombie-3')];
    const ended = (x: number): Draft =>
      swing(town()).run(
        outcome({ contacts, rest: [bat(60, 45), stood('zombie-3', { x, y: 45, facing: 270 })] }),
      ).game;
    expect(at(ended(64), 'anita')).toEqual({ x: 60, y: 45 });
    const near = ended(60.5);
    expect(at(near, 'zombie-3')).toEqual({ x: 60.5, y: 45 });
    expect(at(near, 'anita')).not.toEqual({ x: 60, y: 45 });
    expect(distance(at(near, 'anita'), { x: 60, y: 45 })).toBeLessThan(3);
    const own = poseIn(near, 'anita');
    expect(isFree(tableOf(near, ['anita']), PIECES.survivor, own, { pressing: 0.05 })).toBe(true);
  });

  test('A27: whoever else falls after the first contact lies as it ended, unhurt, an ally too', () => {
    const contacts = [touch('bat', 'zombie-3'), touch('bat', 'john', { step: 30 })];
    const rest = [
      bat(60, 45),
      fell('zombie-3', { x: 60, y: 53 }),
      fell('zombie-4', { x: 82, y: 61 }),
      fell('john', { x: 44, y: 33 }, 'survivor'),
    ];
    const after = swing(town()).run(outcome({ contacts, rest }));
    expect(told(after, 'moved')).toHaveLength(1);
    for (const id of ['zombie-3', 'zombie-4', 'john']) expect(standsIn(after.game, id)).toBe(false);
    expect(at(after.game, 'zombie-4')).toEqual({ x: 82, y: 61 });
    expect(at(after.game, 'john')).toEqual({ x: 44, y: 33 });
    expect(lifeOf(after.game, 'john')).toBe(2);
    expect(told(after, 'stoodUp')).toEqual([]);
  });

  test('A27: on the table: a bat across the street fells a zombie and the friend behind its shoulder', () => {
    const game = town({
      zombies: { 3: { x: 58.7, y: 40, facing: 270 } },
      survivors: { john: { x: 61.3, y: 40.6, facing: 270 } },
    });
    const after = swing(game, 90, 2500, 0).roll();
    expect(told(after, 'touchedFirst')[0]).toMatchObject({ piece: 'bat', other: 'zombie-3' });
    expect([standsIn(after.game, 'zombie-3'), standsIn(after.game, 'john')]).toEqual([
      false,
      false,
    ]);
    expect(lifeOf(after.game, 'john')).toBe(2);
    expect(told(after, 'moved')).toHaveLength(1);
  });
});
