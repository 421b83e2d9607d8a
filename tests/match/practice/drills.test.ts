// Every drill can be begun, is mastered by the try that was found for it, and is not won by doing nothing.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { isOver, placedIn, playOn, startedAt, starsOf } from '../../../src/match/practice/attempt';
import { settingOfDrill } from '../../../src/match/practice/drill';
import { drillSession } from '../../../src/match/practice/drill-session';
import {
  DRILL_FAMILIES,
  DRILL_IDS,
  drillOf,
  isDrillId,
  type DrillId,
} from '../../../src/match/practice/drills';
import { readied } from '../../../src/match/practice/exercise';
import { spotOfPiece } from '../../../src/match/practice/place';
import { gameOf } from '../../../src/match/practice/setting';
import { loadEngine } from '../../../src/physics/engine';
import { distance } from '../../../src/physics/measure/vector';
import { optionId } from '../../../src/scenarios/decisions';

beforeAll(loadEngine);

const NUMBERS = v.object({
  direction: v.number(),
  speed: v.number(),
  axis: v.exactOptional(v.number()),
  struck: v.exactOptional(v.number()),
  aim: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});
/** Written by `npm run drills`. */
const PROOFS = v.parse(
  v.record(
    v.string(),
    v.object({
      of: v.unknown(),
      best: v.object({
        at: v.exactOptional(v.object({ x: v.number(), y: v.number() })),
        luck: v.exactOptional(v.number()),
        flicks: v.array(v.object({ choice: v.string(), numbers: NUMBERS })),
      }),
    }),
  ),
  JSON.parse(readFileSync('tests/match/practice/drill-proofs.json', 'utf8')),
);
const tryOf = (id: DrillId) => {
  const found = PROOFS[id]?.best;
  if (!found) throw new Error(`no try is known for ${id}`);
  return found;
};

test('at least twenty, each in one family, by names of their own', () => {
  expect(DRILL_IDS.length).toBeGreaterThanOrEqual(20);
  const all = DRILL_FAMILIES.flatMap(({ drills }) => drills);
  expect(all).toEqual(DRILL_IDS);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(PROOFS).toSorted()).toEqual([...DRILL_IDS].toSorted());
  expect(isDrillId('stop20')).toBe(true);
  expect(isDrillId('toString')).toBe(false);
});

describe.each(DRILL_IDS)('%s', (id) => {
  const drill = drillOf(id);
  test('can be begun: there is room for everybody, and a flick or a strut', () => {
    const ready = readied(gameOf(settingOfDrill(drill)), drill.exercise, 0);
    expect(ready.ok || ready.why).toBe(true);
  });
  test('is the one that was proved', () => {
    expect(PROOFS[id]?.of).toEqual(drill);
  });
  test('the try that was found earns three stars', () => {
    const { at, luck = 0, flicks } = tryOf(id);
    let number = -1;
    const hand = () => flicks[(number += 1)];
    const tries = playOn(drill, startedAt(drill, at), hand, luck);
    expect(starsOf(drill, tries)).toBe(3);
    expect(isOver(drill, tries)).toBe(true);
    expect(tries.length).toBeLessThanOrEqual(drill.flicks);
  });
  test('doing nothing earns none', () => {
    expect(starsOf(drill, [])).toBe(0);
    if (drill.exercise.of !== 'rush') return;
    for (const luck of [0, 10, 20, 30, 40])
      expect(
        starsOf(
          drill,
          playOn(drill, settingOfDrill(drill), () => undefined, luck),
        ),
      ).toBe(0);
  });
});

test('whoever may be put elsewhere goes no farther than it may', () => {
  const drill = drillOf('rush');
  const start = settingOfDrill(drill);
  const from = spotOfPiece('john', start)?.at;
  const far = placedIn(drill, start, { x: 10, y: 80 });
  if (!from || !far || !('at' in far)) throw new Error('John may not be put');
  expect(distance(from, far.at)).toBeLessThanOrEqual(6.05);
  expect(distance(from, far.at)).toBeGreaterThan(5.8);
  expect(placedIn(drill, start, { x: 96, y: 50 })).toMatchObject({ at: { x: 96, y: 50 } });
  expect(placedIn(drillOf('stop20'), start, { x: 96, y: 50 })).toBeUndefined();
});

describe('at the table', () => {
  const flicked = async (session: ReturnType<typeof drillSession>, id: DrillId) => {
    for (const { choice, numbers } of tryOf(id).flicks) {
      expect(
        await session.table.give({ choice: optionId(choice), flick: numbers }),
      ).toBeUndefined();
      session.table.seen();
    }
  };
  test('the stars are told when the flick was seen, and Again begins anew', async () => {
    const session = drillSession(drillOf('stop40'));
    const [flick] = tryOf('stop40').flicks;
    if (!flick) throw new Error('no flick');
    const start = session.table.practice().setting;
    await session.table.give({ choice: optionId(flick.choice), flick: flick.numbers });
    expect(session.state()).toMatchObject({ tries: [{}], attempts: 0 });
    expect(session.state().result).toBeUndefined();
    session.table.seen();
    expect(session.state()).toMatchObject({ attempts: 1, result: { stars: 3 } });
    expect(session.table.state().asked).toBeUndefined();
    expect(await session.table.give({ choice: optionId('flick'), flick: flick.numbers })).toBe(
      'unknownChoice',
    );
    session.again();
    expect(session.state()).toMatchObject({ tries: [], attempts: 1 });
    expect(session.state().result).toBeUndefined();
    expect(session.table.practice().setting).toEqual(start);
    expect(session.table.state().asked).toBeDefined();
  });
  test('a miss says what the next star would have taken', async () => {
    const session = drillSession(drillOf('stop40'));
    const flick = { direction: 0, speed: 300 };
    await session.table.give({ choice: optionId('flick'), flick });
    session.table.seen();
    const { result } = session.state();
    expect(result).toMatchObject({ stars: 0, lack: { aim: { of: 'stands' } } });
    expect(result?.lack?.by).toBeGreaterThan(20);
  });
  test('several flicks are one attempt, which goes on from what lies there', async () => {
    const session = drillSession(drillOf('twoRifles'));
    const [first] = tryOf('twoRifles').flicks;
    if (!first) throw new Error('no flick');
    await session.table.give({ choice: optionId(first.choice), flick: first.numbers });
    session.table.seen();
    expect(session.state().result).toBeUndefined();
    expect(session.table.practice().exercise).toMatchObject({ two: first.choice });
    const again = drillSession(drillOf('twoRifles'));
    await flicked(again, 'twoRifles');
    expect(again.state().result?.stars).toBe(3);
  });
  test('nothing is undone within an attempt, and nobody is put elsewhere who may not be', () => {
    const session = drillSession(drillOf('stop20'));
    const { table } = session;
    const { setting } = table.practice();
    const where = { at: { x: 40, y: 16, facing: 0 } };
    expect(table.edit({ put: 'john', where }).ok).toBe(false);
    expect(table.edit({ takeOff: 'car' }).ok).toBe(false);
    table.open(gameSettingOf('s2'));
    table.undo();
    table.redo();
    expect(table.retake()).toBeUndefined();
    expect(table.practice()).toMatchObject({ canUndo: false, canRedo: false });
    expect(table.practice().setting).toBe(setting);
    expect(table.practice()).toBe(table.practice());
  });
  test('before the first rush one may be put, within reach; where one was put one begins again', () => {
    const drill = drillOf('rush');
    const session = drillSession(drill);
    const { table } = session;
    const where = { at: { x: 96, y: 90, facing: 0 } };
    expect(table.edit({ put: 'john', where }).ok).toBe(true);
    expect(table.edit({ put: 'zombie-1', where }).ok).toBe(false);
    const stood = spotOfPiece('john', table.practice().setting)?.at;
    expect(stood?.y).toBeCloseTo(58, 1);
    expect(table.pull()).toBeUndefined();
    table.seen();
    expect(session.state().mayPlace).toBe(false);
    expect(table.edit({ put: 'john', where }).ok).toBe(false);
    session.again();
    expect(session.state().mayPlace).toBe(true);
    expect(spotOfPiece('john', table.practice().setting)?.at).toEqual(stood);
  });
});

const gameSettingOf = (scenario: 's2') => ({ ...settingOfDrill(drillOf('stop60')), scenario });
