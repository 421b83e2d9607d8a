// A practice table: the rulebook offers and judges; the same shot is the same run; undo goes back to the very bits.
import { beforeAll, describe, expect, test } from 'vitest';
import { readied, type Exercise, type ExerciseKind } from '../../../src/match/practice/exercise';
import { gameOf, settingOf, settingOfScenario } from '../../../src/match/practice/setting';
import { edited } from '../../../src/match/practice/place';
import { practiceSession } from '../../../src/match/practice/session';
import { shoot, type Shot, type Taken } from '../../../src/match/practice/shoot';
import { command, runTable, startMatch, waitsFor, type Match } from '../../../src/match/match';
import { linedUpPlan } from '../../../src/match/plan';
import { randomCommand } from '../../../src/bots/random';
import { loadEngine } from '../../../src/physics/engine';
import { plainNumbers } from '../../support/flicks';
import { seededRandom, type Random } from '../../../src/physics/measure/random';
import { awaiting } from '../../../src/scenarios/apply';
import { optionId, optionName, type Option } from '../../../src/scenarios/decisions';
import { SCENARIO_IDS, type ScenarioId } from '../../../src/scenarios/list';
import { must } from '../../../src/scenarios/queries';
import { SURVIVOR_IDS, type SurvivorId } from '../../../src/scenarios/catalogue/survivors';
import { viewFor } from '../../../src/scenarios/view';
import { brokenPromises } from '../../../src/match/invariants';

beforeAll(loadEngine);

const someoneIn = (id: ScenarioId): SurvivorId => {
  const { survivors } = settingOfScenario(id);
  return must(
    SURVIVOR_IDS.find((one) => survivors[one]),
    'somebody',
  );
};

const offersOf = (setting = settingOfScenario('s1'), exercise: Exercise, luck = 0): Option[] => {
  const ready = readied(gameOf(setting), exercise, luck);
  if (!ready.ok) throw new Error(ready.why);
  const state = awaiting(ready.game);
  if (state.for !== 'decision') return [];
  const options: readonly Option[] = state.decision.options;
  return options.filter(({ flick }) => flick);
};

const shotOf = (
  exercise: Exercise,
  direction: number,
  share = 0.7,
  setting = settingOfScenario('s1'),
): Shot => {
  const [option] = offersOf(setting, exercise);
  if (!option?.flick) return { exercise, luck: 0 };
  const numbers = plainNumbers(option.flick, direction, share);
  return { exercise, luck: 0, flick: { choice: optionName(option.id), numbers } };
};

const taken = (tried: ReturnType<typeof shoot>): Taken => {
  if (!tried.ok) throw new Error(tried.why);
  return tried.taken;
};

describe('everything that the rules know can be practised', () => {
  const inRv = edited(settingOfScenario('s1'), { put: 'kevin', where: { inside: 'rv' } });
  const every: Readonly<Record<ExerciseKind, Exercise>> = {
    disc: { of: 'disc', survivor: 'john' },
    bat: { of: 'bat', survivor: 'john' },
    flare: { of: 'flare', survivor: 'john' },
    pitch: { of: 'pitch', survivor: 'john' },
    shot: { of: 'shot', survivor: 'john', weapon: 'sniper' },
    throwOut: { of: 'throwOut', survivor: 'kevin' },
    duel: {
      of: 'duel',
      survivor: 'john',
      weapon: 'shotgun',
      against: ['zombie-1', 'zombie-2'],
      ahead: { near: 0, far: 24 },
    },
    rush: { of: 'rush', survivor: 'john', zombies: 3 },
  };
  test.each(Object.values(every))('$of', (exercise) => {
    if (!inRv.ok) throw new Error('Kevin is not in the RV');
    const result = taken(shoot(inRv.setting, shotOf(exercise, 80, 0.7, inRv.setting)));
    expect(result.recording.frames).toBeGreaterThan(3);
    // Whoever practises sits in every team at once.
    expect(
      brokenPromises(gameOf(result.to)).filter((one) => one !== 'you sits in another team'),
    ).toEqual([]);
  });
  test.each(['rifle', 'knife', 'shotgun', 'sniper'] as const)('anybody uses the %s', (weapon) => {
    const exercise = { of: 'shot', survivor: 'anita', weapon } as const;
    const { events } = taken(shoot(settingOfScenario('s1'), shotOf(exercise, 80)));
    expect(events).toContainEqual({ kind: 'fired', survivor: 'anita', weapon });
  });
  test('two rifles: after the first bullet comes the second, from the other side', async () => {
    const exercise = { of: 'shot', survivor: 'john', weapon: 'rifle', two: 'first' } as const;
    const session = practiceSession(settingOfScenario('s1'), exercise);
    const sides = (): (string | undefined)[] => {
      const options: readonly Option[] = session.state().asked?.decision.options ?? [];
      return options.map(({ id }) => optionName(id));
    };
    expect(sides()).toEqual(['left', 'right']);
    const numbers = { direction: 80, speed: 1500 };
    expect(await session.give({ choice: optionId('left'), flick: numbers })).toBeUndefined();
    session.seen();
    expect(sides()).toEqual(['right']);
    await session.give({ choice: optionId('right'), flick: numbers });
    session.seen();
    expect(sides()).toEqual(['left', 'right']);
  });
  test('a rush from behind a chosen zombie comes from where it stood', () => {
    const exercise = { of: 'rush', survivor: 'john', zombies: 2, behind: 'zombie-1' } as const;
    const on = edited(settingOfScenario('s1'), {
      put: 'zombie-1',
      where: { at: { x: 62, y: 50, facing: 270 } },
    });
    if (!on.ok) throw new Error('no room');
    const { run } = taken(shoot(on.setting, { exercise, luck: 4 }));
    if (run.launch.kind !== 'rush') throw new Error('no rush');
    expect(run.launch.tower).toMatchObject({ x: 62, y: 50 });
    expect(run.launch.zombies).toHaveLength(2);
  });
});

test('whoever is not on the table, or not indoors, cannot be flicked, and it is said why', () => {
  const game = gameOf(settingOfScenario('s1'));
  const why = (exercise: Exercise): string | undefined => {
    const ready = readied(game, exercise, 0);
    return ready.ok ? undefined : ready.why;
  };
  expect(why({ of: 'disc', survivor: 'mike' })).toBe('notThere');
  expect(why({ of: 'throwOut', survivor: 'john' })).toBe('notIndoors');
  expect(why({ of: 'rush', survivor: 'john', zombies: 2, behind: 'zombie-99' })).toBe('noZombies');
  const duel = {
    of: 'duel',
    survivor: 'john',
    weapon: 'rifle',
    ahead: { near: 0, far: 0 },
  } as const;
  expect(why({ ...duel, against: [] })).toBe('nobodyToFight');
  expect(why({ ...duel, against: ['john'] })).toBe('nobodyToFight');
});

describe('a shot from the set-up is the shot of a match', () => {
  /** The first move of a match from its sheet, by whoever is first on it. */
  function firstMove(id: ScenarioId): { readonly match: Match; readonly who: SurvivorId } {
    let match = startMatch(linedUpPlan(id, 0, 3));
    const random = seededRandom(1);
    for (;;) {
      const state = waitsFor(match);
      if (state.for !== 'decision') throw new Error('nobody is asked');
      const { decision, seat } = state;
      if (decision.kind === 'flickDisc') return { match, who: decision.about };
      const options: readonly Option[] = decision.options;
      const move = options.find(({ means }) => means.verb === 'move');
      const given = move
        ? { seat, number: decision.number, choice: move.id }
        : randomCommand(state, random);
      const step = command(match, given);
      if (step.ok) match = step.match;
    }
  }
  test.each(SCENARIO_IDS)('%s', (id) => {
    const { match, who } = firstMove(id);
    const setting = settingOfScenario(id);
    expect(settingOf(viewFor(match.game, 'seat-1'))).toEqual(setting);
    for (const direction of [15, 80, 140]) {
      const shot = shotOf({ of: 'disc', survivor: who }, direction, 0.8, setting);
      const practised = taken(shoot(setting, shot));
      const state = waitsFor(match);
      if (state.for !== 'decision' || !shot.flick) throw new Error('nobody is asked');
      const step = command(match, {
        seat: state.seat,
        number: state.decision.number,
        choice: optionId(shot.flick.choice),
        flick: shot.flick.numbers,
      });
      if (!step.ok) throw new Error(step.reason);
      const run = runTable(step.match);
      expect(run.ok && run.recording?.hash).toBe(practised.recording.hash);
    }
  });
});

describe('again, undo, redo', () => {
  test('again gives the same hash a hundred times', async () => {
    const session = practiceSession(settingOfScenario('s1'), {
      of: 'shot',
      survivor: 'john',
      weapon: 'shotgun',
    });
    const numbers = { direction: 75, speed: 2000 };
    await session.give({ choice: optionId('left'), flick: numbers });
    const first = session.practice().last?.recording.hash;
    for (let time = 0; time < 100; time += 1) {
      session.seen();
      expect(session.again()).toBeUndefined();
      expect(session.practice().last?.recording.hash).toBe(first);
    }
    session.seen();
    session.retake();
    await session.give({ choice: optionId('left'), flick: { ...numbers, direction: 75.5 } });
    expect(session.practice().last?.recording.hash).not.toBe(first);
  });

  /** Anything that a player could do. */
  async function doSomething(
    session: ReturnType<typeof practiceSession>,
    random: Random,
  ): Promise<void> {
    const ids = ['john', 'kevin', 'anita', 'zombie-3', 'zombie-7', 'barrel-1', 'lamp-2', 'car'];
    const id = must(ids[Math.floor(random.between(0, ids.length))], 'a piece');
    const what = random.next();
    if (what < 0.15) session.edit({ takeOff: id });
    else if (what < 0.6) {
      const at = {
        x: Math.round(random.between(2, 118)),
        y: Math.round(random.between(2, 88)),
        facing: Math.round(random.between(0, 360)),
      };
      const put = session.edit({ put: id, where: { at, lying: random.next() < 0.2 } });
      if (!put.ok && put.nearest) session.edit({ put: id, where: { at: put.nearest } });
    } else {
      session.choose({ of: random.next() < 0.5 ? 'disc' : 'bat', survivor: 'john' });
      const options: readonly Option[] = session.state().asked?.decision.options ?? [];
      const [option] = options;
      if (!option?.flick) return;
      const flick = plainNumbers(option.flick, random.between(0, 360), random.next());
      await session.give({ choice: option.id, flick });
      session.seen();
    }
  }
  test.each([
    [1, 500],
    ...Array.from({ length: 10 }, (_, index): [number, number] => [index + 2, 30]),
  ])(
    'undo to the start restores the position bit for bit (seed %i, %i steps)',
    async (seed, steps) => {
      const start = settingOfScenario('s1');
      const session = practiceSession(start);
      const random = seededRandom(seed);
      for (let step = 0; step < steps; step += 1) await doSomething(session, random);
      const end = JSON.stringify(session.practice().setting);
      while (session.practice().canUndo) session.undo();
      expect(JSON.stringify(session.practice().setting)).toBe(JSON.stringify(start));
      while (session.practice().canRedo) session.redo();
      expect(JSON.stringify(session.practice().setting)).toBe(end);
    },
  );
  test('what was undone is not told', async () => {
    const session = practiceSession(settingOfScenario('s1'), { of: 'disc', survivor: 'john' });
    await session.give({ choice: optionId('flick'), flick: { direction: 90, speed: 400 } });
    expect(session.state().told).toHaveLength(0);
    session.seen();
    expect(session.state().told).toHaveLength(1);
    session.undo();
    expect(session.state().told).toHaveLength(0);
    session.redo();
    expect(session.state().told).toHaveLength(1);
  });
});

test('the last shot can be looked at again; that is no shot, and the next one goes on from what lies there', async () => {
  const session = practiceSession(settingOfScenario('s1'), { of: 'disc', survivor: 'john' });
  session.look(true);
  expect(session.state().phase).toBe('asked');
  const choice = optionId('flick');
  await session.give({ choice, flick: { direction: 90, speed: 400 } });
  session.seen();
  const { setting } = session.practice();
  session.look(true);
  expect(session.state()).toMatchObject({ phase: 'shown' });
  expect(session.state().told).toHaveLength(1);
  expect(session.practice()).toMatchObject({ looking: true, setting, shots: 1 });
  session.look(false);
  expect(session.state().asked).toBeDefined();
});

describe('placing', () => {
  const start = settingOfScenario('s1');
  test('a place that is taken says by whom, and where the nearest free one is', () => {
    const john = must(start.survivors.john, 'John').place;
    if (john.in !== 'street') throw new Error('John is inside');
    const { x, y } = john.pose;
    const result = edited(start, { put: 'kevin', where: { at: { x, y, facing: 0 } } });
    expect(result).toMatchObject({ ok: false, why: { taken: 'john' } });
    if (result.ok || !result.nearest) throw new Error('no place is named');
    expect(edited(start, { put: 'kevin', where: { at: result.nearest } }).ok).toBe(true);
  });
  test('not out of town, and not a third zombie into one house', () => {
    const out = edited(start, { put: 'kevin', where: { at: { x: 130, y: 40, facing: 0 } } });
    expect(out).toMatchObject({ ok: false, why: 'outOfTown' });
    let setting = start;
    for (const id of ['zombie-1', 'zombie-2']) {
      const put = edited(setting, { put: id, where: { inside: 'school' } });
      if (!put.ok) throw new Error('no room');
      setting = put.setting;
    }
    const third = edited(setting, { put: 'zombie-3', where: { inside: 'school' } });
    expect(third).toMatchObject({ ok: false, why: 'full' });
  });
  test('anything can be taken off and put back where it was', () => {
    const off = edited(start, { takeOff: 'barrel-1' });
    if (!off.ok) throw new Error('it stays');
    expect(off.setting.things['barrel-1']).toBeUndefined();
    const pose = must(start.things['barrel-1'], 'a barrel').pose;
    const back = edited(off.setting, {
      put: 'barrel-1',
      where: { at: { x: pose.x, y: pose.y, facing: 0 } },
    });
    expect(back.ok && back.setting.things['barrel-1']).toEqual(start.things['barrel-1']);
  });
});

test('of every scenario there is a set-up with its people', () => {
  for (const id of SCENARIO_IDS) expect(someoneIn(id)).toBeDefined();
});

describe('what is told, and what is asked', () => {
  const exercise = { of: 'disc', survivor: 'anita' } as const;
  const flicked = async (session: ReturnType<typeof practiceSession>, direction: number) => {
    await session.give({
      choice: optionId('flick'),
      flick: { direction, speed: 600 },
    });
    session.seen();
  };
  test('is of the last shot alone, and no news once something else was done', async () => {
    const session = practiceSession(settingOfScenario('s1'), exercise);
    const told = () => session.state().told;
    await flicked(session, 80);
    await flicked(session, 100);
    expect(told()).toHaveLength(1);
    expect(told()[0]?.events).toBe(session.practice().last?.events);
    session.choose({ of: 'bat', survivor: 'anita' });
    expect(told()).toEqual([]);
    session.undo();
    session.edit({ half: 'night' });
    expect(told()).toEqual([]);
    await flicked(session, 80);
    session.open(settingOfScenario('s1'), exercise);
    expect(told()).toEqual([]);
  });
  test('is the same question as long as it is about the same', async () => {
    const session = practiceSession(settingOfScenario('s1'), exercise);
    await flicked(session, 80);
    session.retake();
    const asked = session.state().asked?.decision;
    expect(asked).toBeDefined();
    session.look(true);
    session.look(false);
    session.setHand('living');
    expect(session.state().asked?.decision).toBe(asked);
  });
});
