// What a task wants: each kind of aim is met by what meets it and by nothing that falls a little short.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  besideOf,
  judge,
  lackOf,
  metInOrder,
  ringIn,
  type Goal,
  type Judged,
} from '../../../src/match/practice/goal';
import { edited, type Wanted } from '../../../src/match/practice/place';
import { settingOfScenario, type Setting } from '../../../src/match/practice/setting';
import { shoot } from '../../../src/match/practice/shoot';
import { loadEngine } from '../../../src/physics/engine';
import type { GameEvent } from '../../../src/scenarios/events';

beforeAll(loadEngine);

const town = settingOfScenario('s1');
const put = (setting: Setting, id: string, where: Wanted): Setting => {
  const result = edited(setting, { put: id, where });
  if (!result.ok) throw new Error(`no room for ${id}`);
  return result.setting;
};
const johnAt = (x: number, y: number, lying = false): Setting =>
  put(town, 'john', { at: { x, y, facing: 90 }, lying });

const flick = (events: readonly GameEvent[], to: Setting = town, from = town): Judged => ({
  from,
  to,
  events,
  run: { launch: { kind: 'bullet', at: { x: 0, y: 0 }, direction: 90, speed: 1900 } },
});
const killed = (zombie: string): GameEvent => ({ kind: 'killed', zombie, by: 'rifle' });
const fell = (figure: string): GameEvent => ({ kind: 'fell', figure, because: 'bat' });

const EVERY: readonly Goal[] = [
  { of: 'stands', survivor: 'john', at: { x: 28, y: 10 }, within: 500 },
  { of: 'inside', survivor: 'john', structure: 'rv' },
  { of: 'outside', survivor: 'john' },
  { of: 'down', zombies: [], atLeast: 0 },
  { of: 'gone', pieces: [] },
  { of: 'flare', at: { x: 0, y: 0 }, within: 500 },
  { of: 'unhurt' },
  { of: 'unmoved', pieces: ['car'] },
  { of: 'clean' },
  { of: 'gently', atMost: 100 },
  { of: 'clearOf', survivor: 'john', by: 0 },
  { of: 'flicks', atMost: 3 },
  { of: 'lasts', survivor: 'john', runs: 0 },
];

test.each(EVERY)('an attempt without a flick does not meet $of', (goal) => {
  expect(judge(goal, [])).toBe(false);
});

describe('where somebody stands', () => {
  const ring = { of: 'stands', survivor: 'john', at: { x: 40, y: 20 }, within: 4 } as const;
  test('in the ring, and by how much beside it', () => {
    expect(judge(ring, [flick([], johnAt(43, 22))])).toBe(true);
    expect(judge(ring, [flick([], johnAt(40, 24))])).toBe(true);
    const lack = lackOf(ring, [flick([], johnAt(46, 20))]);
    expect(lack?.by).toBeCloseTo(2, 3);
    expect(lack?.aim).toEqual(ring);
  });
  test('how far beside the middle is told within the ring too, and of the ring among other aims', () => {
    expect(besideOf(ring, [flick([], johnAt(43, 20))])).toBeCloseTo(3, 3);
    expect(besideOf(ring, [])).toBeUndefined();
    expect(ringIn({ of: 'all', goals: [{ of: 'clean' }, ring] })).toEqual(ring);
    expect(ringIn({ of: 'all', goals: [{ of: 'clean' }] })).toBeUndefined();
  });
  test('lying there is not standing there', () => {
    expect(judge(ring, [flick([], johnAt(40, 20, true))])).toBe(false);
    expect(besideOf(ring, [flick([], johnAt(40, 20, true))])).toBeUndefined();
  });
  test('the last flick counts', () => {
    expect(judge(ring, [flick([], johnAt(40, 20)), flick([], johnAt(60, 40))])).toBe(false);
  });
  test('clear of pieces and of buildings, from edge to edge', () => {
    const clear = (by: number): Goal => ({ of: 'clearOf', survivor: 'john', by });
    // The hospital's door is at (86, 8); its supports end eleven centimetres beside the middle.
    const atTheWall = flick([], johnAt(72, 6));
    expect(judge(clear(2), [atTheWall])).toBe(true);
    expect(lackOf(clear(8), [atTheWall])?.by).toBeGreaterThan(3);
    const beside = put(johnAt(40, 20), 'zombie-9', { at: { x: 44, y: 20, facing: 0 } });
    expect(judge(clear(2), [flick([], beside)])).toBe(true);
    expect(judge(clear(3.5), [flick([], beside)])).toBe(false);
    expect(judge(clear(3.5), [flick([], johnAt(40, 20))])).toBe(true);
  });
  test('inside that building and no other', () => {
    const inRv = put(town, 'john', { inside: 'rv' });
    expect(judge({ of: 'inside', survivor: 'john', structure: 'rv' }, [flick([], inRv)])).toBe(
      true,
    );
    expect(judge({ of: 'inside', survivor: 'john', structure: 'school' }, [flick([], inRv)])).toBe(
      false,
    );
    expect(judge({ of: 'outside', survivor: 'john' }, [flick([], inRv)])).toBe(false);
    expect(judge({ of: 'outside', survivor: 'john' }, [flick([])])).toBe(true);
  });
});

describe('what was told', () => {
  const two: Goal = { of: 'down', zombies: ['zombie-1', 'zombie-2'], atLeast: 2 };
  test('killed or felled, in whichever flick, each once', () => {
    expect(judge(two, [flick([killed('zombie-1')]), flick([fell('zombie-2')])])).toBe(true);
    expect(judge(two, [flick([killed('zombie-1'), fell('zombie-1')])])).toBe(false);
    expect(judge(two, [flick([killed('zombie-1'), killed('zombie-3')])])).toBe(false);
  });
  test('a friend who falls or loses a life is hurt; a zombie is not', () => {
    const lost: GameEvent = { kind: 'lostLife', survivor: 'anita', because: 'rifle', left: 1 };
    expect(judge({ of: 'unhurt' }, [flick([killed('zombie-1'), fell('zombie-2')])])).toBe(true);
    expect(judge({ of: 'unhurt' }, [flick([fell('anita')])])).toBe(false);
    expect(judge({ of: 'unhurt' }, [flick([lost]), flick([])])).toBe(false);
  });
  test('every one of the tiles is gone', () => {
    const goal: Goal = { of: 'gone', pieces: ['barricade-1', 'barricade-2'] };
    const gone = (tile: string): GameEvent => ({ kind: 'tileRemoved', tile });
    expect(judge(goal, [flick([gone('barricade-1')])])).toBe(false);
    expect(judge(goal, [flick([gone('barricade-1')]), flick([gone('barricade-2')])])).toBe(true);
  });
  test('a flare counts in town only', () => {
    const goal: Goal = { of: 'flare', at: { x: 50, y: 50 }, within: 5 };
    const flare = (x: number, ok: boolean): GameEvent => ({
      kind: 'flare',
      survivor: 'john',
      at: { x, y: 50 },
      face: 'large',
      ok,
    });
    expect(judge(goal, [flick([flare(54, true)])])).toBe(true);
    expect(lackOf(goal, [flick([flare(57, true)])])?.by).toBeCloseTo(2, 6);
    expect(lackOf(goal, [flick([flare(50, false)])])).toEqual({ aim: goal });
  });
  test('a door post is a touch; nothing is none', () => {
    const touched = (other: string | undefined): GameEvent => ({
      kind: 'touchedFirst',
      piece: 'disc',
      other,
    });
    expect(judge({ of: 'clean' }, [flick([touched(undefined)])])).toBe(true);
    expect(judge({ of: 'clean' }, [flick([touched('rv')]), flick([])])).toBe(false);
  });
  test('never with more of the strength than so', () => {
    const tries = [flick([]), flick([])];
    expect(judge({ of: 'gently', atMost: 50 }, tries)).toBe(true);
    expect(judge({ of: 'gently', atMost: 49 }, tries)).toBe(false);
  });
  test('so many flicks, so many rushes on one’s feet', () => {
    expect(judge({ of: 'flicks', atMost: 1 }, [flick([])])).toBe(true);
    expect(lackOf({ of: 'flicks', atMost: 1 }, [flick([]), flick([])])?.by).toBe(1);
    const lasts = (runs: number): Goal => ({ of: 'lasts', survivor: 'john', runs });
    const felledInTheSecond = [flick([fell('anita')]), flick([fell('john')]), flick([])];
    expect(judge(lasts(1), felledInTheSecond)).toBe(true);
    // Whoever lies there cannot fall again.
    expect(lackOf(lasts(3), felledInTheSecond)?.by).toBe(2);
    expect(judge(lasts(3), [flick([]), flick([]), flick([])])).toBe(true);
    expect(judge(lasts(3), [flick([]), flick([])])).toBe(false);
  });
});

test('unmoved is where it was before the first flick, to the bit', () => {
  const goal: Goal = { of: 'unmoved', pieces: ['lamp-1'] };
  const moved = put(town, 'lamp-1', { at: { x: 61, y: 36, facing: 0 } });
  expect(judge(goal, [flick([])])).toBe(true);
  expect(judge(goal, [flick([], moved)])).toBe(false);
  expect(judge(goal, [flick([], moved), flick([], moved, moved)])).toBe(false);
});

test('all of several; stars are counted in order, and the first that is missing is named', () => {
  const easy: Goal = { of: 'down', zombies: ['zombie-1'], atLeast: 1 };
  const both: Goal = { of: 'all', goals: [easy, { of: 'unhurt' }] };
  const never: Goal = { of: 'gone', pieces: ['barricade-1'] };
  const tries = [flick([killed('zombie-1')])];
  expect(judge(both, tries)).toBe(true);
  expect(lackOf(both, [flick([fell('anita')])])?.aim).toEqual(easy);
  expect(lackOf(both, [flick([fell('anita'), killed('zombie-1')])])?.aim.of).toBe('unhurt');
  expect(metInOrder([easy, both, never], tries)).toBe(2);
  expect(metInOrder([never, easy, both], tries)).toBe(0);
  expect(metInOrder([easy, both], tries)).toBe(2);
});

test('a real flick of the table: what it told and where it ended is judged, nothing else', () => {
  const shot = {
    exercise: { of: 'disc', survivor: 'john' },
    luck: 0,
    flick: { choice: 'flick', numbers: { direction: 90, speed: 500 } },
  } as const;
  const tried = shoot(town, shot);
  if (!tried.ok) throw new Error(tried.why);
  const { to } = tried.taken;
  const place = to.survivors.john?.place;
  if (place?.in !== 'street') throw new Error('John is not in the street');
  const at = { x: place.pose.x, y: place.pose.y };
  expect(judge({ of: 'stands', survivor: 'john', at, within: 0 }, [tried.taken])).toBe(true);
  expect(judge({ of: 'unmoved', pieces: ['john'] }, [tried.taken])).toBe(false);
  expect(judge({ of: 'unmoved', pieces: ['kevin', 'car', 'zombie-1'] }, [tried.taken])).toBe(true);
});
