// A show from its first frame to its last, on bodies without a picture: seen once, held, skipped, and put back.
import { MathUtils, Quaternion, Vector3 } from 'three';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay } from '../../src/match/replay';
import { loadEngine } from '../../src/physics/engine';
import { homeMouth } from '../../src/physics/measure/structure';
import { followTarget } from '../../src/scene/camera/follow';
import { JOLT, stepJolt } from '../../src/scene/camera/jolt';
import { Performance } from '../../src/scene/playback/performance';
import { usePlayback } from '../../src/scene/playback/store';
import { clearTower, playTower, towerStageOf } from '../../src/scene/playback/tower-stage';
import type { Manner } from '../../src/scene/film/timeline';
import { DEFAULT_TABLE_SETTINGS, useTableSettings } from '../../src/scene/settings';
import { bodyOf, draw, openGolden, stageOf, type Stage } from './support/stage';

const LIVELY: Manner = { slowMotion: true, calm: false };
const CALM: Manner = { slowMotion: true, calm: true };
const FRAME = 1 / 60;
const UP = new Vector3(0, 1, 0);

let replay: Replay;
beforeAll(async () => {
  await loadEngine();
  replay = await openGolden('s1-3-nobody');
}, 60_000);

let now = 0;
const atRest = usePlayback.getState();
let clear = (): void => {};
beforeEach(() => {
  replay.goToTurn(0);
  usePlayback.setState(atRest, true);
  now = 1000;
  vi.stubGlobal('navigator', {});
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  clear();
  useTableSettings.setState(DEFAULT_TABLE_SETTINGS);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Running = Stage & {
  readonly running: Performance;
  readonly frame: (seconds?: number) => boolean;
};

/** Begins the next shot of a kind; the first frame shows the beginning, whatever the clock says. */
function begin(kind: string, manner = LIVELY): Running {
  const stage = stageOf(replay, (show) => show.run.launch.kind === kind);
  clear();
  clear = draw(stage);
  const running = new Performance(stage.show, manner);
  const frame = (seconds = FRAME): boolean => {
    now += seconds * 1000;
    return running.play(seconds, stage.shown);
  };
  expect(frame(9)).toBe(false);
  expect(running.at).toBe(0);
  return { ...stage, running, frame };
}

/** Until it has been seen; how often that was said, and after how many seconds. */
function watch({ frame }: Running, most = 3000): { seen: number; seconds: number } {
  let seen = 0;
  let seconds = 0;
  for (let count = 0; count < most; count += 1) {
    if (frame()) seen += 1;
    else if (seen === 0) seconds += FRAME;
  }
  return { seen, seconds };
}

const until = ({ running, frame }: Running, at: number): void => {
  while (running.at < at) frame();
};
const placeOf = (id: string): Vector3 => bodyOf(id).position.clone();

describe('a shot', () => {
  test('is said to have been seen once, at its end, and then wants no other frame', () => {
    const shot = begin('disc');
    expect(shot.running.isRunning()).toBe(true);
    expect(watch(shot)).toMatchObject({ seen: 1 });
    expect(shot.running.at).toBe(shot.running.timeline.end);
    expect(shot.running.isRunning()).toBe(false);
    expect(usePlayback.getState()).toMatchObject({ playing: true, progress: 1 });
    shot.running.leave();
    expect(usePlayback.getState()).toMatchObject({ playing: false, progress: 0 });
  });

  test('moves what was flicked, and leaves everything where the rulebook goes on with it', () => {
    const shot = begin('disc');
    const start = placeOf('disc');
    until(shot, 0.2);
    expect(placeOf('disc').distanceTo(start)).toBeGreaterThan(1);
    watch(shot);
    const tracked = new Set(shot.show.recording.tracks.map(({ id }) => id));
    const rest = shot.show.recording.outcome.rest.filter(({ id }) => tracked.has(id));
    expect(rest.length).toBeGreaterThan(0);
    for (const { id, pose } of rest)
      expect(placeOf(id).distanceTo(new Vector3(pose.x, pose.lift, -pose.y)), id).toBeLessThan(
        1e-4,
      );
  });

  test('hides the figure whose disc is flicked, and nobody who stands on that table', () => {
    const shot = begin('disc');
    const onTable = new Set(shot.show.run.table.pieces.map(({ id }) => id));
    const away = shot.shown.pieces.filter(({ id }) => !onTable.has(id));
    expect(away).toHaveLength(1);
    for (const { id } of shot.shown.pieces) expect(bodyOf(id).visible, id).toBe(onTable.has(id));
  });

  test('takes the eye with what was flicked, then to whom it struck, and lets it go afterwards', () => {
    const shot = begin('disc');
    const [struck] = shot.show.recording.outcome.contacts;
    until(shot, 0.03);
    const { x, y, z } = placeOf('disc');
    expect(followTarget()).toMatchObject({ x, y, z, facing: undefined });
    until(shot, (struck?.step ?? 0) / 240 + 0.1);
    const at = placeOf(struck?.other ?? '');
    expect(followTarget()).toMatchObject({ x: at.x, z: at.z, facing: undefined });
    expect(at.distanceTo(placeOf('disc'))).toBeGreaterThan(2);
    shot.running.leave();
    expect(followTarget()).toBeUndefined();
  });

  test('counts the seconds of its film, for the traces it leaves; a rush has none of its own', () => {
    const shot = begin('disc');
    until(shot, 0.25);
    expect(shot.running.filmSeconds()).toBe(shot.running.at);
    shot.running.leave();
    expect(begin('rush').running.filmSeconds()).toBeUndefined();
  });

  test.each([
    ['the page', () => usePlayback.getState().setSpeed(2)],
    ['the settings', () => useTableSettings.setState({ playbackSpeed: 2 })],
  ])('takes half as long at twice the speed of %s', (_, hurry) => {
    const usual = watch(begin('disc'));
    replay.goToTurn(0);
    hurry();
    expect(watch(begin('disc')).seconds).toBeCloseTo(usual.seconds / 2, 1);
  });

  test('that is held stands still, and let go it goes on', () => {
    const shot = begin('disc');
    until(shot, 0.2);
    usePlayback.getState().pause(true);
    const [held, place] = [shot.running.at, placeOf('disc')];
    expect(shot.running.isRunning()).toBe(false);
    expect(watch(shot, 60).seen).toBe(0);
    expect([shot.running.at, placeOf('disc')]).toEqual([held, place]);
    usePlayback.getState().pause(false);
    expect(shot.running.isRunning()).toBe(true);
    expect(watch(shot).seen).toBe(1);
  });

  test('that is skipped is over at once, held or not, and is seen once', () => {
    const shot = begin('disc');
    until(shot, 0.2);
    usePlayback.getState().pause(true);
    usePlayback.getState().skip();
    expect(usePlayback.getState().paused).toBe(false);
    expect(shot.frame()).toBe(true);
    expect(shot.running.at).toBe(shot.running.timeline.end);
    expect(watch(shot, 60).seen).toBe(0);
  });
});

describe('a wish to skip', () => {
  test('is none while nothing is shown', () => {
    usePlayback.getState().skip();
    expect(usePlayback.getState().skips).toBe(0);
  });

  test('is none in the moment in which the finger that flicked is let go', () => {
    const stage = stageOf(replay, () => true);
    clear = draw(stage);
    const running = new Performance(stage.show, LIVELY);
    now += 50;
    usePlayback.getState().skip();
    expect(usePlayback.getState().skips).toBe(0);
    now += 20;
    usePlayback.getState().skip();
    expect(usePlayback.getState().skips).toBe(1);
    running.leave();
  });
});

test('the speed stays within what can be followed', () => {
  const { setSpeed } = usePlayback.getState();
  const speeds = [0, 0.5, 99].map((wanted) => {
    setSpeed(wanted);
    return usePlayback.getState().speed;
  });
  expect(speeds).toEqual([0.1, 0.5, 8]);
});

test('progress is told in steps that a bar can show, not every frame', () => {
  const told: number[] = [];
  const stop = usePlayback.subscribe(({ progress }) => told.push(progress));
  watch(begin('disc'));
  stop();
  expect(told.length).toBeLessThanOrEqual(52);
  expect(told.every((progress) => Number.isInteger(Math.round(progress * 1e6) / 2e4))).toBe(true);
});

describe('a rush', () => {
  const timesOf = ({ running }: Running) => {
    const { rush } = running.timeline;
    if (!rush) throw new Error('That is no rush.');
    return rush;
  };

  test('carries the tower to where it pours, and home again', () => {
    const rush = begin('rush');
    const home = placeOf('tower');
    until(rush, timesOf(rush).strutMoves / 2);
    expect(placeOf('tower').y).toBeGreaterThan(5);
    until(rush, rush.running.timeline.filmFrom);
    const there = placeOf('tower');
    expect(there.distanceTo(home)).toBeGreaterThan(5);
    expect(there.y).toBeCloseTo(home.y, 3);
    const { launch, table } = rush.show.run;
    if (launch.kind !== 'rush' || !table.layout.dump) throw new Error('That is no rush.');
    const turned = launch.tower.facing - homeMouth(table.layout.dump).facing;
    expect(Math.abs(Math.cos(MathUtils.degToRad(turned)))).toBeLessThan(0.99);
    const expected = new Quaternion().setFromAxisAngle(UP, MathUtils.degToRad(turned));
    expect(bodyOf('tower').quaternion.angleTo(expected)).toBeLessThan(1e-4);
    watch(rush);
    expect(placeOf('tower').distanceTo(home)).toBeLessThan(1e-4);
  });

  test('with reduced motion has the tower there or at home, and nowhere between', () => {
    const rush = begin('rush', CALM);
    const there = placeOf('tower');
    const heights = new Set<number>();
    while (!rush.frame()) heights.add(Math.round(placeOf('tower').y * 1000) / 1000);
    expect([...heights]).toEqual([0]);
    expect(there.length()).toBeGreaterThan(1);
  });

  test('lets nobody fall before the trapdoor opens', () => {
    const rush = begin('rush');
    const [first] = rush.show.recording.tracks;
    const { filmFrom } = rush.running.timeline;
    until(rush, filmFrom - 0.2);
    const closed = bodyOf('trapdoor').quaternion.clone();
    until(rush, filmFrom + 0.3);
    expect(bodyOf('trapdoor').quaternion.angleTo(closed)).toBeGreaterThan(1);
    const before = placeOf(first?.id ?? '');
    until(rush, filmFrom + 0.6);
    expect(placeOf(first?.id ?? '').distanceTo(before)).toBeGreaterThan(0.1);
  });

  test('pulls the strut out before anything falls, and takes it away', () => {
    const rush = begin('rush');
    const inPlace = placeOf('strut');
    until(rush, rush.running.timeline.filmFrom - 0.05);
    expect(placeOf('strut').distanceTo(inPlace)).toBeGreaterThan(5);
    until(rush, rush.running.timeline.filmFrom + 0.4);
    expect(bodyOf('strut').visible).toBe(false);
  });

  test('shrinks a building in the tower’s way, with whoever is inside, and puts all of it back', () => {
    const rush = begin('rush');
    const { launch, table } = rush.show.run;
    const [building] = rush.shown.layout.structures;
    const [guest] = rush.shown.pieces;
    if (launch.kind !== 'rush' || !building || !guest) throw new Error('A town has both.');
    const aside = [building, guest].map(({ id }) => bodyOf(id));
    const before = aside.map(({ position, scale }) => [position.clone(), scale.clone()]);
    const inside = [
      { id: guest.id, structure: building.id, lying: false },
    ] as Stage['shown']['indoors'];
    const stage = towerStageOf(launch, table.layout.dump, [building.id], inside);
    playTower(stage, timesOf(rush), rush.running.timeline, rush.running.timeline.filmFrom);
    expect(aside.map(({ visible }) => visible)).toEqual([false, false]);
    const [house, person] = aside.map(({ position }) => position);
    expect(person?.distanceTo(house ?? new Vector3())).toBe(0);
    clearTower(stage);
    expect(aside.map(({ visible }) => visible)).toEqual([true, true]);
    expect(aside.map(({ position, scale }) => [position, scale])).toEqual(before);
  });

  test('that is left in its middle puts tower, strut and trapdoor back', () => {
    const rush = begin('rush');
    const parts = ['tower', 'strut', 'trapdoor'];
    const before = parts.map(() => new Vector3());
    until(rush, rush.running.timeline.filmFrom + 0.2);
    rush.running.leave();
    expect(parts.map(placeOf)).toEqual(before);
    expect(
      parts.map((part) => bodyOf(part).quaternion.angleTo(bodyOf(parts[0] ?? '').quaternion)),
    ).toEqual([0, 0, 0]);
  });

  test('a blow jolts the picture once, and not where motion is reduced', () => {
    const joltsOf = (manner: Manner): number => {
      replay.goToTurn(0);
      const shot = begin('disc', manner);
      let most = 0;
      while (!shot.frame()) {
        const { x, y } = stepJolt(FRAME);
        most = Math.max(most, Math.hypot(x, y));
      }
      return most;
    };
    expect(joltsOf(LIVELY)).toBeGreaterThan(0.5);
    expect(joltsOf(LIVELY)).toBeLessThanOrEqual(JOLT.pixels);
    expect(joltsOf(CALM)).toBe(0);
  });

  test('shows the crowd from where the mouth looks', () => {
    const rush = begin('rush');
    const { launch } = rush.show.run;
    expect(followTarget()?.facing).toBe(launch.kind === 'rush' ? launch.tower.facing : undefined);
  });

  test('waits for a hand at the strut, as long as it takes, and goes on when it is pulled', () => {
    usePlayback.setState({ strutByHand: true });
    const rush = begin('rush');
    usePlayback.getState().pullStrut();
    expect(usePlayback.getState().strut).toBe('held');
    expect(watch(rush, 600).seen).toBe(0);
    expect(rush.running.at).toBe(timesOf(rush).strutMoves);
    expect(rush.running.isRunning()).toBe(false);
    expect(usePlayback.getState().strut).toBe('waits');
    usePlayback.getState().pullStrut();
    expect(rush.running.isRunning()).toBe(true);
    expect(watch(rush).seen).toBe(1);
  });
});

describe('under the glass', () => {
  test('it never ends by itself, goes to any frame, and plays on from there to the end of the film', () => {
    const { running, frame } = begin('disc');
    const { hold, goToFrame, pause, skip } = usePlayback.getState();
    hold(true);
    expect(frame()).toBe(false);
    const { frames } = usePlayback.getState();
    expect(frames).toBeGreaterThan(10);
    goToFrame(7);
    frame();
    expect(running.at - running.timeline.filmFrom).toBeCloseTo(7 / 60, 6);
    expect(running.isRunning()).toBe(false);
    goToFrame(frames + 50);
    frame();
    expect(usePlayback.getState().frame).toBe(frames);
    goToFrame(frames - 3);
    frame();
    skip();
    pause(false);
    for (let count = 0; count < 10; count += 1) expect(frame()).toBe(false);
    expect(usePlayback.getState()).toMatchObject({ frame: frames, paused: true });
    hold(false);
    expect(watch({ running, frame } as Running).seen).toBe(1);
  });
});
