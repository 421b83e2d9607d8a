// What is felt of a run: where it strikes, who rocks, how the picture jolts, and how long the film stands there.
import { Object3D, Vector3 } from 'three';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { Pose } from '../../src/physics/table';
import type { RecordedRun } from '../../src/match/session';
import { JOLT, joltAt } from '../../src/scene/camera/jolt';
import { fallsOf } from '../../src/scene/film/falls';
import { leanAt, rocksOf, ROCKS_FOR } from '../../src/scene/film/rocks';
import { hitStopFrames, strengthOf, strikesOf } from '../../src/scene/film/strikes';
import { timelineOf } from '../../src/scene/film/timeline';
import { rock, standStill } from '../../src/scene/playback/rocking';
import { goldenShows } from './support/shows';

const LIVELY = { slowMotion: true, calm: false };

let shows: readonly RecordedRun[] = [];
beforeAll(async () => {
  await loadEngine();
  shows = ['s1-3-nobody', 's3-1-together', 's6-3-nobody'].flatMap(goldenShows);
}, 120_000);

test('a blow stops the film for 2 to 4 frames, the harder the longer, and a graze not at all', () => {
  const frames = [10, 30, 100, 200, 420, 9000].map((impulse) => hitStopFrames(strengthOf(impulse)));
  expect(frames).toEqual([0, 2, 3, 3, 4, 4]);
  expect(frames.toSorted((a, b) => a - b)).toEqual(frames);
});

test('a run is stopped at most three times, at its hardest blows, and never twice in one', () => {
  let most = 0;
  for (const show of shows) {
    const strikes = strikesOf(show);
    most = Math.max(most, strikes.length);
    expect(strikes.length).toBeLessThanOrEqual(3);
    strikes.forEach(({ seconds, strength }, index) => {
      expect(strength).toBeGreaterThanOrEqual(0.2);
      expect(seconds - (strikes[index - 1]?.seconds ?? -1)).toBeGreaterThanOrEqual(0.08);
    });
  }
  expect(most).toBeGreaterThan(1);
});

test('that a crowd rubs along its tower is no blow', () => {
  const rushes = shows.filter(({ run }) => run.launch.kind === 'rush');
  const tower = ({ recording }: RecordedRun) =>
    recording.outcome.contacts.filter(({ other, impulse }) => other === 'tower' && impulse > 20);
  expect(rushes.flatMap(tower).length).toBeGreaterThan(5);
  for (const show of rushes) {
    const steps = new Set(tower(show).map(({ step }) => step / 240));
    const others = show.recording.outcome.contacts.filter(({ other }) => other !== 'tower');
    for (const { seconds } of strikesOf(show))
      expect(steps.has(seconds) && !others.some(({ step }) => step / 240 === seconds)).toBe(false);
  }
});

describe('the picture jolts', () => {
  const reach = (seconds: number, strength: number): number => {
    const at = { x: 0, y: 0 };
    joltAt(seconds, strength, at);
    return Math.hypot(at.x, at.y);
  };

  test('by at most 4 pixels for at most 120 ms', () => {
    for (let seconds = -0.1; seconds < 0.3; seconds += 0.004) {
      expect(reach(seconds, 5)).toBeLessThanOrEqual(4);
      const isOver = seconds >= JOLT.seconds || seconds < 0;
      expect(isOver && reach(seconds, 5) > 0).toBe(false);
    }
    expect(JOLT.seconds).toBeLessThanOrEqual(0.12);
    expect(reach(0.004, 1)).toBeGreaterThan(1.5);
  });

  test('less for a lighter blow', () => {
    expect(reach(0.02, 0.3)).toBeCloseTo(0.3 * reach(0.02, 1), 6);
  });
});

describe('who kept its feet', () => {
  test('stood before and stands after, and was touched', () => {
    const rocks = shows.flatMap((show) => rocksOf(show).map((rock) => ({ rock, show })));
    expect(rocks.length).toBeGreaterThan(1);
    for (const { rock, show } of rocks) {
      const { outcome } = show.recording;
      expect(outcome.rest.find(({ id }) => id === rock.figure)?.standing).toBe(true);
      expect(fallsOf(show).map(({ figure }) => figure)).not.toContain(rock.figure);
      expect(outcome.contacts.some(({ piece, other }) => [piece, other].includes(rock.figure))).toBe(true); // prettier-ignore
    }
  });

  test('leans a few degrees either way and stands still again', () => {
    const leans = Array.from({ length: 200 }, (_, step) => leanAt({ lean: 10 }, step / 200));
    expect(leans[0]).toBe(0);
    expect(Math.max(...leans)).toBeGreaterThan(4);
    expect(Math.max(...leans)).toBeLessThan(12);
    expect(Math.min(...leans)).toBeLessThan(-1);
    expect(leanAt({ lean: 10 }, ROCKS_FOR)).toBe(0);
    expect(leanAt({ lean: 10 }, -1)).toBe(0);
  });
});

test('a rocking figure leans over the edge of its foot, the way it is pushed, and stands where it stood', () => {
  const body = new Object3D();
  const stands: Pose = { x: 10, y: 20, lift: 1.85, turn: [0, 0, 0, 1] };
  const rocking = { figure: 'a', seconds: 1, lean: 10, along: { x: 0, y: 1 }, body, stands };
  rock(rocking, 1.08, 1);
  const up = new Vector3(0, 1, 0).applyQuaternion(body.quaternion);
  // North is away from the eye.
  expect(up.z).toBeLessThan(-0.05);
  expect(up.x).toBeCloseTo(0);
  const foot = up.multiplyScalar(-1.85).add(body.position);
  expect(foot.y).toBeGreaterThan(0);
  expect(foot.distanceTo(new Vector3(10, 0, -20))).toBeLessThan(0.5);
  rock(rocking, 1.08, 0);
  expect(body.position.toArray()).toEqual([10, 1.85, -20]);
  rock(rocking, 1.08, 1);
  standStill(rocking);
  expect(body.position.toArray()).toEqual([10, 1.85, -20]);
  expect(body.quaternion.toArray()).toEqual([0, 0, 0, 1]);
});

describe('who falls', () => {
  test('for good is shot, the first that was touched; a rush and a disc only knock over', () => {
    const falls = shows.flatMap((show) => fallsOf(show).map((fall) => ({ fall, show })));
    const forGood = falls.filter(({ fall }) => fall.forGood);
    expect(forGood.length).toBeGreaterThan(0);
    expect(forGood.length).toBeLessThan(falls.length);
    for (const { fall, show } of forGood) {
      expect(['bullet', 'sniper', 'knife', 'pellets']).toContain(show.run.launch.kind);
      const isFirst = show.recording.outcome.contacts[0]?.other === fall.figure;
      expect(isFirst || show.run.launch.kind === 'pellets').toBe(true);
    }
  });

  test('for good sinks slowly, unless slow motion is off or motion is reduced', () => {
    const show = shows.find((one) => fallsOf(one).some(({ forGood }) => forGood));
    const fall = show && fallsOf(show).find(({ forGood }) => forGood);
    if (!show || !fall) throw new Error('Nobody was shot.');
    const slowedAt = (manner: typeof LIVELY): boolean =>
      timelineOf(show, manner).slow.some(
        ({ from, to }) => from < fall.seconds - 0.29 && Math.abs(to - fall.seconds) < 0.001,
      );
    expect(slowedAt(LIVELY)).toBe(true);
    expect(slowedAt({ slowMotion: false, calm: false })).toBe(false);
    expect(slowedAt({ slowMotion: true, calm: true })).toBe(false);
  });
});
