// 18. Noise and the reaction of the zombies.

import { beforeAll, describe, expect, test } from 'vitest';
import type { RushLaunch } from '../../../src/physics/launch';
import { loadEngine } from '../../../src/physics/engine';
import { directionOf } from '../../../src/physics/measure/trig';
import { subtract } from '../../../src/physics/measure/vector';
import { awaiting } from '../../../src/scenarios/apply';
import type { Draft } from '../../../src/scenarios/game';
import {
  asks,
  choices,
  keepZombiesInTown,
  place,
  placeOf,
  putInside,
  putMarker,
  stage,
  standsIn,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
  playBy,
} from '../support/game';
import { fell, outcome, stopped, touch, type Where } from '../support/outcome';

beforeAll(loadEngine);

const JOHN: Where = { x: 60, y: 20, facing: 90 };
const town = (zombies: Stage['zombies'], john: Where = JOHN): Draft =>
  stage({ survivors: { john, kevin: { x: 20, y: 20 } }, ...(zombies && { zombies }) });
const start = (game: Draft): Session => turnOfSurvivor(game, 'john');

/** A shot into the open: loud. */
const shoot = (turn: Session): Session =>
  turn
    .choose('use:rifle')
    .choose('left', { direction: 180, speed: 500 })
    .run(outcome({ rest: [stopped('bullet', { x: 50, y: 20 })] }));
/** A failed move: low, and nobody changes places. */
const stumble = (turn: Session): Session =>
  turn
    .choose('move')
    .choose('flick', { direction: 180, speed: 500 })
    .run(
      outcome({ rest: [stopped('disc', { x: 50, y: 20 })], contacts: [touch('disc', 'library')] }),
    );

function rushOf({ game }: Session): RushLaunch & { readonly onTable: readonly string[] } {
  const state = awaiting(game);
  if (state.for !== 'table' || state.run.launch.kind !== 'rush') throw new Error('no rush');
  return { ...state.run.launch, onTable: state.run.table.pieces.map(({ id }) => id) };
}
const rushing = (at: Session): string[] =>
  rushOf(at)
    .zombies.map(({ id }) => id)
    .toSorted();

describe('18. how loud', () => {
  test('R120: any use of a firearm is loud, hit or miss', () => {
    const miss = shoot(start(town({})));
    const hit = start(town({ 3: { x: 50, y: 20 } }))
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 2000 })
      .run(
        outcome({
          rest: [stopped('bullet', { x: 50, y: 20 }), fell('zombie-3', { x: 48, y: 20 })],
          contacts: [touch('bullet', 'zombie-3')],
        }),
      );
    expect([miss.game.turn?.noise, hit.game.turn?.noise]).toEqual(['loud', 'loud']);
  });

  test('R121: a move is low, made or failed', () => {
    const made = start(town({}))
      .choose('move')
      .choose('flick', { direction: 180, speed: 500 })
      .run(outcome({ rest: [stopped('disc', { x: 50, y: 20 })] }));
    expect([made.game.turn?.noise, stumble(start(town({}))).game.turn?.noise]).toEqual([
      'low',
      'low',
    ]);
  });

  test('R122, R131: taking, dropping and doing nothing are silent, and nobody reacts', () => {
    const game = town({ 3: { x: 60, y: 40, lying: true }, 4: { x: 60, y: 60 } });
    playBy(game, 's2');
    putInside(game, 'john', 'school');
    const food = putMarker(game, 'food', { on: 'structure', structure: 'school' });
    const before = structuredClone(game.zombies);
    const nothing = start(game).choose('end');
    const took = start(game).choose('takeDrop').choose(`take school ${food}`).choose('end');
    for (const done of [nothing, took]) {
      expect(told(done, 'noise')).toMatchObject([{ noise: 'silent' }]);
      expect(done.game.zombies).toEqual(before);
      expect(told(done, 'rushBegan')).toEqual([]);
    }
  });

  test('R118: the reaction waits until the survivor has done all it wanted', () => {
    const game = town({ 3: { x: 60, y: 60 } });
    const first = shoot(start(game));
    expect(asks(first)).toBe('chooseAction');
    expect(told(first, 'noise')).toEqual([]);
    const second = stumble(first);
    expect(told(second, 'noise')).toHaveLength(1);
    expect(rushing(second)).toEqual(['zombie-3']);
  });

  test('R119: one reaction a turn, that of the loudest action, whichever came first', () => {
    const zombies = { 3: { x: 60, y: 60 }, 4: { x: 70, y: 60 } };
    for (const done of [
      stumble(shoot(start(town(zombies)))),
      shoot(stumble(start(town(zombies)))),
    ]) {
      expect(told(done, 'noise')).toMatchObject([{ noise: 'loud' }]);
      expect(rushing(done)).toEqual(['zombie-3', 'zombie-4']);
      const over = done.run(
        outcome({
          rest: [fell('zombie-3', { x: 60, y: 50 }), fell('zombie-4', { x: 70, y: 50 })],
        }),
      );
      expect(told(over, 'rushBegan')).toHaveLength(1);
      expect(over.game.turn?.survivor).toBe('kevin');
    }
  });
});

describe('18. loud', () => {
  const shot = (zombies: Stage['zombies'], john?: Where): Session =>
    shoot(start(town(zombies, john))).choose('end');

  test('A45, R123: with no standing zombie nobody rushes; those who lie get up', () => {
    const after = shot({ 3: { x: 60, y: 60, lying: true } });
    expect(told(after, 'rushBegan')).toEqual([]);
    expect(standsIn(after.game, 'zombie-3')).toBe(true);
  });

  test('A48, R124: the tower stands where the nearest standing zombie stood, and looks at the survivor', () => {
    const after = shot({
      3: { x: 75, y: 55, facing: 0 },
      4: { x: 60, y: 80 },
      5: { x: 64, y: 30, lying: true },
    });
    const { tower } = rushOf(after);
    expect(tower).toMatchObject({ x: 75, y: 55 });
    expect(tower.facing).toBeCloseTo(directionOf(subtract(JOHN, { x: 75, y: 55 })), 1);
  });

  test('R125, R127: it and the two next nearest leave the table for the rush; a fourth stays', () => {
    const after = shot({
      2: { x: 60, y: 40 },
      3: { x: 60, y: 50 },
      4: { x: 60, y: 60 },
      5: { x: 60, y: 70 },
    });
    expect(rushing(after)).toEqual(['zombie-2', 'zombie-3', 'zombie-4']);
    expect(rushOf(after).onTable.filter((id) => id.startsWith('zombie'))).toEqual(['zombie-5']);
    expect(rushing(shot({ 2: { x: 60, y: 40 }, 3: { x: 60, y: 50 } }))).toEqual([
      'zombie-2',
      'zombie-3',
    ]);
  });

  test('A46, R125, R126: lying ones are not taken, however near, but stand up', () => {
    const after = shot({ 2: { x: 60, y: 32, lying: true }, 3: { x: 60, y: 50 } });
    expect(rushing(after)).toEqual(['zombie-3']);
    expect(standsIn(after.game, 'zombie-2')).toBe(true);
  });

  test('A42, R126: indoors they stand up too', () => {
    const game = town({ 3: { x: 60, y: 50 } });
    putInside(game, 'zombie-9', 'library', true);
    const after = shoot(start(game)).choose('end');
    expect(placeOf(after.game, 'zombie-9')).toMatchObject({ lying: false });
  });

  test('A44, R124: equally near: the active player chooses', () => {
    const after = shot({ 2: { x: 50, y: 40 }, 3: { x: 70, y: 40 } });
    expect(choices(after)).toEqual(['zombie-2', 'zombie-3']);
    expect(rushOf(after.choose('zombie-3')).tower).toMatchObject({ x: 70, y: 40 });
  });

  test('R124, R127: on the table: a real shot and a real rush', () => {
    const after = start(town({ 3: { x: 60, y: 60 } }))
      .choose('use:rifle')
      .choose('left', { direction: 180, speed: 500 })
      .roll()
      .choose('end')
      .roll();
    expect(placeOf(after.game, 'zombie-3').in).toBe('street');
    expect(after.recording?.outcome.rest.find(({ id }) => id === 'zombie-3')?.pose.y).toBeLessThan(
      58,
    );
  });
});

describe('18. low', () => {
  const step = (zombies: Stage['zombies']): Session => stumble(start(town(zombies))).choose('end');

  test('R128, R129: the nearest lies: it stands up, and nobody rushes', () => {
    const after = step({ 2: { x: 60, y: 36, lying: true }, 3: { x: 60, y: 50 } });
    expect(standsIn(after.game, 'zombie-2')).toBe(true);
    expect(told(after, 'rushBegan')).toEqual([]);
    expect(told(after, 'stoodUp')).toMatchObject([{ figure: 'zombie-2' }]);
  });

  test('R129: only that one stands up', () => {
    const after = step({ 2: { x: 60, y: 36, lying: true }, 3: { x: 60, y: 50, lying: true } });
    expect(standsIn(after.game, 'zombie-3')).toBe(false);
  });

  test('R128, R130: the nearest stands: it alone rushes, from where it stood, at the survivor', () => {
    const after = step({
      2: { x: 66, y: 50 },
      3: { x: 60, y: 55 },
      4: { x: 70, y: 60, lying: true },
    });
    expect(rushing(after)).toEqual(['zombie-2']);
    const { tower } = rushOf(after);
    expect(tower).toMatchObject({ x: 66, y: 50 });
    expect(tower.facing).toBeCloseTo(directionOf(subtract(JOHN, { x: 66, y: 50 })), 1);
    expect(standsIn(after.game, 'zombie-4')).toBe(false);
  });

  test('A42, R128: nearest is nearest to the active survivor; zombies indoors do not count', () => {
    const game = town({ 3: { x: 60, y: 70 } });
    keepZombiesInTown(game, 'hospital');
    place(game, 'kevin', { x: 60, y: 75 });
    expect(rushing(stumble(start(game)).choose('end'))).toEqual(['zombie-3']);
  });
});

describe('18. who is nearest, and to what', () => {
  test('A02: nearest goes from middle to middle, though a lying one reaches nearer', () => {
    // Lying toward John zombie-2 reaches to 18.15 cm from him; the standing one to 18.9 cm.
    const zombies = {
      2: { x: 60, y: 40, facing: 90, lying: true },
      3: { x: 79.5, y: 20, facing: 180 },
    } as const;
    expect(rushing(stumble(start(town(zombies))).choose('end'))).toEqual(['zombie-3']);
  });

  test('A43: of a survivor indoors the middle of the door counts, and the tower looks at it', () => {
    // The Library's door is at (64, 82) and looks south.
    const game = town({ 3: { x: 64, y: 60 }, 4: { x: 40, y: 78 }, 5: { x: 60, y: 24 } });
    playBy(game, 's2');
    putInside(game, 'john', 'library');
    const shot = start(game)
      .choose('use:rifle')
      .choose('behind', { direction: 270, speed: 500 })
      .run(outcome({ rest: [stopped('bullet', { x: 64, y: 80 })] }))
      .choose('end');
    expect(told(shot, 'noise')).toMatchObject([{ noise: 'loud' }]);
    const { tower } = rushOf(shot);
    expect(tower).toMatchObject({ x: 64, y: 60 });
    expect(tower.facing).toBeCloseTo(90, 1);
    const east = town({ 3: { x: 76, y: 64 } });
    playBy(east, 's2');
    putInside(east, 'john', 'library');
    const left = stumble(start(east)).choose('end');
    const wanted = directionOf(subtract({ x: 64, y: 82 }, { x: 76, y: 64 }));
    expect(rushOf(left).tower.facing).toBeCloseTo(wanted, 1);
  });

  test('A47: with no zombie in town nobody reacts, however loud it was', () => {
    for (const noisy of [shoot, stumble]) {
      const done = noisy(start(town({}))).choose('end');
      expect(told(done, 'noise')).toHaveLength(1);
      expect(told(done, 'rushBegan')).toEqual([]);
      expect(told(done, 'stoodUp')).toEqual([]);
      expect(done.game.turn?.survivor).toBe('kevin');
    }
  });
});
