// 10. Entering and leaving buildings, the RV among them.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { spotBehind, supportOffset } from '../../../src/physics/measure/structure';
import { awaiting } from '../../../src/scenarios/apply';
import { SURVIVOR_IDS } from '../../../src/scenarios/catalogue/survivors';
import type { Draft } from '../../../src/scenarios/game';
import { structureOf, survivorsInside, tableOf } from '../../../src/scenarios/queries';
import {
  at,
  choices,
  keepZombiesInTown,
  lifeOf,
  offerOf,
  placeOf,
  putInside,
  putMarker,
  stage,
  told,
  turnOfSurvivor,
  type Session,
  type Stage,
} from '../support/game';
import { outcome, slide, stopped, through, touch, type Where } from '../support/outcome';

beforeAll(loadEngine);

// The RV stands at (8, 60) and looks east; its door runs from y = 53 to 67.
const BEFORE_THE_DOOR: Where = { x: 20, y: 60, facing: 180 };
const IN_THE_RV = { in: 'building', structure: 'rv', lying: false };

function town(john: Where = BEFORE_THE_DOOR, things: Stage['things'] = {}): Draft {
  const game = stage({ survivors: { john, anita: { x: 60, y: 12 } }, things });
  keepZombiesInTown(game);
  return game;
}
function inTheRv(things: Stage['things'] = {}): Draft {
  const game = town(BEFORE_THE_DOOR, things);
  putInside(game, 'john', 'rv');
  return game;
}
const pitch = (game: Draft, direction: number, speed: number, choice = 'flick'): Session =>
  turnOfSurvivor(game, 'john').choose('move').choose(choice, { direction, speed });

describe('10. entering, judged', () => {
  test('R065, R070: a disc that passed the RV’s door from the front puts the figure on a support, standing', () => {
    const rest = [stopped('disc', { x: 4, y: 60 })];
    const passages = [through('disc', 'rv', 'front')];
    const after = pitch(town(), 180, 800).run(outcome({ rest, passages }));
    expect(placeOf(after.game, 'john')).toEqual(IN_THE_RV);
    expect(told(after, 'moved')[0]).toMatchObject({ into: 'rv' });
    expect(told(after, 'entered')[0]).toMatchObject({ figure: 'john', structure: 'rv' });
  });

  test('A11, A12, R064: stopping on the door line, or passing it from behind, is not entering', () => {
    const half = pitch(town(), 180, 600).run(
      outcome({
        rest: [stopped('disc', { x: 8, y: 60 })],
        passages: [through('disc', 'rv', 'front', false)],
      }),
    );
    expect(at(half.game, 'john')).toEqual({ x: 20, y: 60 });
    expect(told(half, 'moveFailed')[0]?.why).toBe('onTheDoorLine');
    const behind = pitch(town({ x: 3, y: 60 }), 0, 900).run(
      outcome({
        rest: [stopped('disc', { x: 18, y: 60 })],
        passages: [through('disc', 'rv', 'behind')],
      }),
    );
    expect(at(behind.game, 'john')).toEqual({ x: 18, y: 60 });
  });

  test.each(['front', 'outer', 'back', 'corner'] as const)(
    'R068: touching the %s of a support spoils the way in like any other touch',
    (face) => {
      const rest = [stopped('disc', { x: 4, y: 60 })];
      const passages = [through('disc', 'rv', 'front')];
      const contacts = [touch('disc', 'rv', { part: 'leftSupport', face })];
      const after = pitch(town(), 180, 800).run(outcome({ rest, passages, contacts }));
      expect(at(after.game, 'john')).toEqual({ x: 20, y: 60 });
      expect(told(after, 'moveFailed')).toHaveLength(1);
    },
  );

  test('R068: touching the inner faces of the supports is allowed', () => {
    const contacts = [touch('disc', 'rv', { part: 'leftSupport', face: 'inner' })];
    const rest = [stopped('disc', { x: 4, y: 60 })];
    const into = pitch(town(), 180, 800).run(
      outcome({ rest, contacts, passages: [through('disc', 'rv', 'front')] }),
    );
    expect(placeOf(into.game, 'john')).toEqual(IN_THE_RV);
    const out = pitch(inTheRv(), 0, 800).run(
      outcome({
        rest: [stopped('disc', { x: 20, y: 61 })],
        contacts,
        passages: [through('disc', 'rv', 'behind')],
      }),
    );
    expect(at(out.game, 'john')).toEqual({ x: 20, y: 61 });
  });

  test('A11, R068: a touch of anything else before the door spoils the way in; behind it nothing matters any more', () => {
    const rest = [stopped('disc', { x: 4, y: 60 })];
    const passages = [{ ...through('disc', 'rv', 'front'), frame: 30 }];
    const met = (step: number): Session =>
      pitch(town(), 180, 800).run(
        outcome({ rest, passages, contacts: [touch('disc', 'limit-nw', { step })] }),
      );
    expect(placeOf(met(100).game, 'john').in).toBe('street');
    expect(placeOf(met(150).game, 'john')).toEqual(IN_THE_RV);
  });
});

describe('10. leaving, judged', () => {
  test('R066: the disc starts behind the building, in the middle of its door', () => {
    const game = inTheRv();
    const leaving = turnOfSurvivor(game, 'john').choose('move');
    const { x, y } = spotBehind(structureOf(game, 'rv'));
    expect(offerOf(leaving, 'flick').at).toMatchObject({ x, y });
    expect(x).toBeLessThan(8);
  });

  test('R066: with something behind the middle of the door, the disc starts beside it', () => {
    const game = inTheRv({ 'barrel-1': { x: 4, y: 60 } });
    const { x, y } = offerOf(turnOfSurvivor(game, 'john').choose('move'), 'flick').at;
    expect(x).toBeCloseTo(4);
    expect(Math.abs(y - 60)).toBeGreaterThan(1.25 + 1.3);
    expect(Math.abs(y - 60)).toBeLessThan(4);
    const out = pitch(game, 0, slide(20)).roll();
    expect(at(out.game, 'john').x).toBeCloseTo(24, 0);
  });

  test('A14, R067: only a disc that has passed the door completely leaves; else the survivor stays inside and the action is spent', () => {
    const rest = [stopped('disc', { x: 8, y: 60 })];
    for (const passages of [[], [through('disc', 'rv', 'behind', false)]]) {
      const stays = pitch(inTheRv(), 0, 500).run(outcome({ rest, passages }));
      expect(placeOf(stays.game, 'john')).toEqual(IN_THE_RV);
      expect(stays.game.turn).toMatchObject({ actionsLeft: 1, noise: 'low' });
    }
    const out = pitch(inTheRv(), 0, 900).run(
      outcome({
        rest: [stopped('disc', { x: 22, y: 60 })],
        passages: [through('disc', 'rv', 'behind')],
      }),
    );
    expect(at(out.game, 'john')).toEqual({ x: 22, y: 60 });
    expect(told(out, 'moved')[0]).toMatchObject({ outOf: 'rv' });
  });

  test('R068: touching something on the way out fails like any move', () => {
    const after = pitch(inTheRv({ 'barrel-1': { x: 20, y: 60 } }), 0, 900).run(
      outcome({
        rest: [stopped('disc', { x: 17, y: 60 })],
        passages: [through('disc', 'rv', 'behind')],
        contacts: [touch('disc', 'barrel-1')],
      }),
    );
    expect(placeOf(after.game, 'john')).toEqual(IN_THE_RV);
  });
});

describe('10. objects in a door', () => {
  const IN_THE_DOOR = { 'barrel-1': { x: 9.9, y: 60 } };

  test('A15, R069: an object that blocks a door may be set aside for a pitch, in or out, and is put back', () => {
    for (const [game, direction] of [
      [town(BEFORE_THE_DOOR, IN_THE_DOOR), 180],
      [inTheRv(IN_THE_DOOR), 0],
    ] as const) {
      const run = awaiting(pitch(game, direction, 900, 'clear:rv').game);
      if (run.for !== 'table') throw new Error('no table run');
      expect(run.run.table.pieces.map(({ id }) => id)).toEqual(['anita']);
      const kept = awaiting(pitch(game, direction, 900).game);
      if (kept.for !== 'table') throw new Error('no table run');
      expect(kept.run.table.pieces.map(({ id }) => id)).toContain('barrel-1');
      const after = pitch(game, direction, 900, 'clear:rv').run(
        outcome({ rest: [stopped('disc', { x: 30, y: 60 })] }),
      );
      expect(at(after.game, 'barrel-1')).toEqual({ x: 9.9, y: 60 });
    }
  });

  test('A15: after the pitch the object is on the table again, whether the pitch succeeded or not', () => {
    const game = town(BEFORE_THE_DOOR, IN_THE_DOOR);
    for (const contacts of [[], [touch('disc', 'rv', { part: 'leftSupport', face: 'front' })]]) {
      const rest = [stopped('disc', { x: 4, y: 60 })];
      const passages = [through('disc', 'rv', 'front')];
      const after = pitch(game, 180, 900, 'clear:rv').run(outcome({ rest, passages, contacts }));
      expect(tableOf(after.game).pieces.find(({ id }) => id === 'barrel-1')?.pose).toEqual(
        game.things['barrel-1']?.pose,
      );
    }
  });

  test('R069: nothing else may be set aside', () => {
    const beside = turnOfSurvivor(town(BEFORE_THE_DOOR, { 'barrel-1': { x: 14, y: 60 } }), 'john');
    expect(choices(beside.choose('move'))).toEqual(['flick', 'back']);
  });

  test('A15, R055, R069: the figure stands where the disc stopped; the object that was set aside makes room', () => {
    const things = { truck: { x: 10, y: 60, facing: 90 } };
    const after = pitch(inTheRv(things), 0, 700, 'clear:rv').run(
      outcome({
        rest: [stopped('disc', { x: 10.5, y: 60 })],
        passages: [through('disc', 'rv', 'behind')],
      }),
    );
    expect(at(after.game, 'john')).toEqual({ x: 10.5, y: 60 });
    expect(at(after.game, 'truck')).not.toEqual({ x: 10, y: 60 });
  });
});

describe('10. buildings, on the table', () => {
  test('R064, R065, R070: a disc flicked through the RV’s door enters; one past its side does not', () => {
    const into = pitch(town(), 180, slide(16)).roll();
    expect(placeOf(into.game, 'john')).toEqual(IN_THE_RV);
    const beside = pitch(town({ x: 20, y: 76 }), 180, slide(16)).roll();
    expect(at(beside.game, 'john').x).toBeLessThan(6);
    expect(told(beside, 'entered')).toEqual([]);
  });

  test('A11, R064: a disc that stops on the line does not enter', () => {
    const after = pitch(town(), 180, slide(11.8)).roll();
    expect(after.recording?.outcome.passages).toMatchObject([{ complete: false }]);
    expect(at(after.game, 'john')).toEqual({ x: 20, y: 60 });
  });

  test('R066, R067: out through the door; too weak a pitch stays inside', () => {
    const out = pitch(inTheRv(), 0, slide(20)).roll();
    expect(at(out.game, 'john').x).toBeCloseTo(24, 0);
    const weak = pitch(inTheRv(), 0, slide(4)).roll();
    expect(placeOf(weak.game, 'john')).toEqual(IN_THE_RV);
    expect(lifeOf(weak.game, 'john')).toBe(2);
  });

  test('R068: grazing the inside of a support is forgiven, hitting its front is not', () => {
    const game = town();
    const inner = 60 + supportOffset(structureOf(game, 'rv')) - 2;
    const graze = pitch(town({ x: 20, y: inner - 3.3 }), 170, 1400).roll();
    expect(graze.recording?.outcome.contacts[0]).toMatchObject({ other: 'rv', face: 'inner' });
    expect(placeOf(graze.game, 'john')).toEqual(IN_THE_RV);
    const hit = pitch(town({ x: 20, y: inner + 2 }), 180, 1400).roll();
    expect(hit.recording?.outcome.contacts[0]).toMatchObject({ other: 'rv', face: 'front' });
    expect(placeOf(hit.game, 'john').in).toBe('street');
  });

  test('R069: with the barrel set aside the way in is free, with it there it is not', () => {
    const things = { 'barrel-1': { x: 9.9, y: 60 } };
    const free = pitch(town(BEFORE_THE_DOOR, things), 180, slide(16), 'clear:rv').roll();
    expect(placeOf(free.game, 'john')).toEqual(IN_THE_RV);
    expect(at(free.game, 'barrel-1')).toEqual({ x: 9.9, y: 60 });
    const stuck = pitch(town(BEFORE_THE_DOOR, things), 180, slide(16)).roll();
    expect(placeOf(stuck.game, 'john').in).toBe('street');
  });
});

describe('10. who and what is inside', () => {
  test('A11, A12: on the table: in at the front, even out at the back; from behind it is only a walk', () => {
    for (const cm of [16, 26]) {
      const into = pitch(town(), 180, slide(cm)).roll();
      expect(placeOf(into.game, 'john')).toEqual(IN_THE_RV);
    }
    const behind = pitch(town({ x: 3, y: 60 }), 0, slide(17)).roll();
    expect(behind.recording?.outcome.passages).toMatchObject([{ from: 'behind', complete: true }]);
    expect(told(behind, 'entered')).toEqual([]);
    expect(at(behind.game, 'john').x).toBeCloseTo(20, 0);
  });

  test('A13: any number of survivors fits in', () => {
    const game = town();
    const crowd = SURVIVOR_IDS.filter((id) => id !== 'john' && id !== 'anita');
    for (const id of crowd) putInside(game, id, 'rv');
    const into = pitch(game, 180, slide(16)).roll();
    expect(survivorsInside(into.game, 'rv')).toHaveLength(crowd.length + 1);
    expect(placeOf(into.game, 'john')).toEqual(IN_THE_RV);
  });

  test('A16: nobody inside can be shot: a bullet through the door meets nothing', () => {
    const game = town({ x: 20, y: 60 - 3.15, facing: 180 });
    putInside(game, 'anita', 'rv');
    const shot = turnOfSurvivor(game, 'john')
      .choose('use:rifle')
      .choose('right', { direction: 180, speed: slide(16) });
    const state = awaiting(shot.game);
    expect(state.for === 'table' && state.run.table.pieces.map(({ id }) => id)).toEqual(['john']);
    const after = shot.roll();
    expect(after.recording?.outcome.passages).toMatchObject([{ piece: 'bullet', structure: 'rv' }]);
    expect(told(after, 'missed')[0]?.why).toBe('touchedNothing');
    expect(lifeOf(after.game, 'anita')).toBe(2);
  });

  test('A19: markers on a support or under a vehicle are no bodies: the disc goes over them', () => {
    const game = town(BEFORE_THE_DOOR, { car: { x: 60, y: 60 } });
    const bare = tableOf(game);
    for (const type of ['food', 'fuel', 'rifle'] as const)
      putMarker(game, type, { on: 'structure', structure: 'rv' });
    putMarker(game, 'x', { on: 'object', object: 'car' });
    expect(tableOf(game)).toEqual(bare);
    const into = pitch(game, 180, slide(16)).roll();
    expect(into.recording?.outcome.contacts).toEqual([]);
    expect(placeOf(into.game, 'john')).toEqual(IN_THE_RV);
  });
});
