// What is made of a match that was played: its best shot, its hero, where it turned, and what a shot of it is as a link.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLog } from '../../../src/match/log';
import { openReplay, type Replay } from '../../../src/match/replay';
import { bestShot } from '../../../src/match/review/best-shot';
import { heroOf } from '../../../src/match/review/hero';
import { medalsOf, scoreOf } from '../../../src/match/review/medals';
import { momentsOf } from '../../../src/match/review/moments';
import { PARS } from '../../../src/match/review/pars';
import { stepsOf, type Step } from '../../../src/match/review/steps';
import { turningPoint } from '../../../src/match/review/turning-point';
import { readStart } from '../../../src/match/practice/read-start';
import { shoot } from '../../../src/match/practice/shoot';
import type { Told } from '../../../src/match/session';
import { loadEngine } from '../../../src/physics/engine';
import type { GameEvent } from '../../../src/scenarios/events';
import { SCENARIO_IDS } from '../../../src/scenarios/list';

beforeAll(loadEngine);

const friends = (): boolean => false;
const rivals = (): boolean => true;

describe('answers', () => {
  const began: GameEvent = { kind: 'turnBegan', seat: 'seat-1', survivor: 'john' };
  const killed: GameEvent = { kind: 'killed', zombie: 'zombie-1', killer: 'john', by: 'rifle' };
  const hurt: GameEvent = { kind: 'lostLife', survivor: 'john', because: 'rush', left: 1 };
  const told: readonly Told[] = [
    {
      entry: 0,
      of: 'answer',
      events: [{ kind: 'roundBegan', number: 2, half: 'night', marker: 5 }, began],
    },
    { entry: 1, of: 'flick', events: [{ kind: 'fired', survivor: 'john', weapon: 'rifle' }] },
    { entry: 2, of: 'table', events: [killed] },
    { entry: 3, of: 'table', events: [hurt] },
  ];

  test('are told with their own flick apart from the rush that followed, in their round and turn', () => {
    const [, shot] = stepsOf(told);
    expect(shot).toMatchObject({
      entry: 1,
      isFlick: true,
      round: 2,
      half: 'night',
      survivor: 'john',
    });
    expect(shot?.own.map(({ kind }) => kind)).toEqual(['fired', 'killed']);
    expect(shot?.events).toEqual([...(shot?.own ?? []), hurt]);
  });

  test('lead to moments that can be found again', () => {
    expect(momentsOf(stepsOf(told)).map(({ entry, sort }) => [entry, sort])).toEqual([
      [1, 'kill'],
      [1, 'fall'],
    ]);
  });
});

const flick = (entry: number, own: readonly GameEvent[], more: Partial<Step> = {}): Step => ({
  entry,
  isFlick: true,
  round: 1,
  half: 'day',
  survivor: 'john',
  own,
  events: own,
  ...more,
});
const kill = (zombie: string, by: 'rifle' | 'knife' = 'rifle'): GameEvent => ({
  kind: 'killed',
  zombie,
  killer: 'john',
  by,
});
const fired = (weapon: 'rifle' | 'knife' | 'shotgun'): GameEvent => ({
  kind: 'fired',
  survivor: 'john',
  weapon,
});

describe('the best shot', () => {
  const near = flick(1, [fired('rifle'), kill('postman-1')]);
  const far = flick(2, [fired('rifle'), kill('postman-2')]);
  const knife = flick(3, [fired('knife'), kill('postman-3', 'knife')]);
  const two = flick(4, [fired('shotgun'), kill('bride-1'), kill('bride-2')]);
  const reaches = new Map([
    [1, 12],
    [2, 61],
    [3, 20],
  ]);

  test.each([
    ['the farther of two', [near, far], 2, 'far'],
    ['a knife before a rifle as near', [near, knife], 3, 'rare'],
    ['two at once before a knife', [near, knife, two], 4, 'several'],
    [
      'the one that won before any',
      [
        two,
        flick(9, [fired('rifle'), kill('bride-3')], {
          events: [
            { kind: 'gameOver', result: { winner: 'together', reason: 'droveAway', seats: [] } },
          ],
        }),
        flick(10, []),
      ],
      9,
      'last',
    ],
  ] as const)('is %s', (_, steps, entry, why) => {
    expect(bestShot(steps, reaches, friends)).toMatchObject({ entry, why });
  });

  test('is none where nothing was hit, and never one that felled a friend', () => {
    const miss = flick(1, [
      fired('rifle'),
      { kind: 'missed', survivor: 'john', why: 'touchedNothing' },
    ]);
    const mike: GameEvent = { kind: 'fell', figure: 'mike', because: 'rifle' };
    const friendly = flick(2, [fired('rifle'), mike]);
    expect(bestShot([miss, friendly], new Map(), friends)).toBeUndefined();
    expect(bestShot([miss, friendly], new Map(), rivals)).toMatchObject({ entry: 2, why: 'rival' });
  });
});

test('a hero is who did most, with what counts most; whoever died did less', () => {
  const steps = [
    flick(1, [kill('postman-1'), kill('postman-2')]),
    flick(2, [{ kind: 'took', survivor: 'mike', marker: 'm' }], { survivor: 'mike' }),
  ];
  expect(heroOf(steps, ['mike', 'john'])).toEqual({
    survivor: 'john',
    deed: 'kills',
    count: 2,
    lived: true,
  });
  const dies = flick(3, [{ kind: 'died', survivor: 'john' }]);
  const more = flick(4, [{ kind: 'recruited', survivor: 'lily', by: 'mike' }], {
    survivor: 'mike',
  });
  expect(heroOf([...steps, dies, more], ['mike', 'john'])).toMatchObject({
    survivor: 'mike',
    deed: 'people',
  });
});

test('it turned in the best turn of a win and in the worst of a loss', () => {
  const hurt: GameEvent = { kind: 'lostLife', survivor: 'mike', because: 'rush', left: 1 };
  const steps = [
    flick(1, [kill('postman-1')]),
    flick(3, [hurt, { kind: 'died', survivor: 'mike' }], { survivor: 'mike' }),
    flick(5, [kill('bride-1'), kill('bride-2')], { round: 2 }),
    flick(7, [], { survivor: 'mike', round: 2 }),
  ];
  expect(turningPoint(steps, true)).toMatchObject({ entry: 5, survivor: 'john' });
  expect(turningPoint(steps, false)).toMatchObject({ entry: 3, survivor: 'mike' });
  expect(turningPoint([], true)).toBeUndefined();
});

test('medals compare with the par of the scenario, which every scenario has', () => {
  for (const id of SCENARIO_IDS) {
    const { rounds, flicks, lives } = PARS[id];
    expect([rounds, flicks].every((one) => one > 0)).toBe(true);
    expect(medalsOf(id, PARS[id]).map(({ won }) => won)).toEqual([true, true, true]);
    expect(
      medalsOf(id, { rounds: rounds + 1, flicks: flicks + 1, lives: lives + 1 }),
    ).toMatchObject([{ won: false }, { won: false }, { won: false }]);
  }
});

describe('a recorded match', () => {
  let replay: Replay;
  beforeAll(async () => {
    const read = readLog(readFileSync('tests/golden/s1-1-together.json', 'utf8'));
    if (!read.ok) throw new Error(read.reason);
    replay = await openReplay(read.match);
  });

  test('has a best shot, which is the same shot on a practice table', () => {
    const steps = stepsOf(replay.whole);
    const best = bestShot(steps, replay.reaches, friends);
    if (!best) throw new Error('Nobody hit anything.');
    const start = replay.shotAt(best.entry);
    if (!start?.shot) throw new Error('It cannot be taken alone.');
    expect(readStart(JSON.parse(JSON.stringify(start)))).toMatchObject({ ok: true });
    const tried = shoot(start.setting, start.shot);
    const zombies = tried.ok
      ? tried.taken.events.flatMap((event) => (event.kind === 'killed' ? [event.zombie] : []))
      : [];
    expect(best.felled).toEqual(expect.arrayContaining(zombies));
    expect(best.felled.length + (best.into ? 1 : 0)).toBeGreaterThan(0);
  });

  test('is gone to at any answer, and goes on from there', () => {
    const [, , , third] = stepsOf(replay.whole);
    if (!third) throw new Error('It is too short.');
    replay.goToEntry(third.entry);
    expect(replay.state().match.log).toHaveLength(third.entry);
    expect(replay.state().seen.every(({ entry }) => entry < third.entry)).toBe(true);
    replay.next();
    expect(replay.state().match.log.length).toBeGreaterThan(third.entry);
  });

  test('has the score of those who won it', () => {
    const score = scoreOf(stepsOf(replay.whole), ['john', 'mike', 'kevin', 'anita', 'rosa']);
    expect(score.rounds).toBeGreaterThan(0);
    expect(score.flicks).toBeGreaterThan(0);
  });
});
