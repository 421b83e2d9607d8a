// The eye follows the one body that matters and ends on who was struck or missed: never on an empty road.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { gapBetween, pieceFootprint } from '../../src/physics/measure/footprint';
import type { Box } from '../../src/physics/measure/solid';
import type { RecordedRun } from '../../src/match/session';
import { followYaw } from '../../src/scene/camera/clear-side';
import { coversOf, isCovered } from '../../src/scene/camera/cover';
import { projectorAt } from '../../src/scene/camera/projector';
import { dangerOf, isHarmless } from '../../src/scene/film/danger';
import { fallsOf } from '../../src/scene/film/falls';
import { endOfGaze, gazeOf, glanceAt, type Glance } from '../../src/scene/film/gaze';
import { nearestPoints } from '../../src/scene/film/nearest-points';
import { poseIn } from '../../src/scene/film/pose-in';
import { advance } from '../../src/scene/film/player';
import { timelineOf } from '../../src/scene/film/timeline';
import { goldenShows } from './support/shows';

const LIVELY = { slowMotion: true, calm: false };

let shows: readonly RecordedRun[] = [];
let rushes: readonly RecordedRun[] = [];
let flicks: readonly RecordedRun[] = [];
beforeAll(async () => {
  await loadEngine();
  shows = ['s1-3-nobody', 's3-1-together', 's6-3-nobody', 's8-19-a-three'].flatMap(goldenShows);
  rushes = shows.filter(({ run }) => run.launch.kind === 'rush');
  flicks = shows.filter(({ run }) => !['rush', 'settle'].includes(run.launch.kind));
}, 120_000);

const lastOf = (show: RecordedRun): Glance => {
  const glance = glanceAt(gazeOf(show), Infinity);
  if (!glance) throw new Error('There is nothing to look at.');
  return glance;
};

const endOf = (show: RecordedRun): { x: number; y: number } =>
  endOfGaze(show, gazeOf(show)) ?? { x: NaN, y: NaN };

describe('a flick', () => {
  test('ends on somebody or something that was struck, on whom it passed, or where it began', () => {
    expect(flicks.length).toBeGreaterThan(40);
    for (const show of flicks) {
      const { run, recording } = show;
      const glance = lastOf(show);
      const at = endOf(show);
      const near = [
        ...run.table.pieces.map(({ pose }) => pose),
        ...recording.outcome.rest.map(({ pose }) => pose),
        ...run.table.layout.structures,
        ...recording.tracks.map((track) => poseIn(track, 0)),
      ].map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
      const struck = recording.outcome.contacts.length > 0;
      expect(Math.min(...near), run.launch.kind).toBeLessThan(struck ? 12 : 3);
      expect(glance.radius).toBeLessThanOrEqual(25);
    }
  });

  test('that strikes a figure ends on it, on who fell before who kept its feet', () => {
    let fell = 0;
    for (const show of flicks) {
      const figures = new Set(show.run.table.pieces.filter(({ kind }) => /^(survivor|zombie)$/.test(kind)).map(({ id }) => id)); // prettier-ignore
      const moved = show.recording.tracks.map(({ id }) => id).filter((id) => !figures.has(id));
      const hits = show.recording.outcome.contacts.filter(
        ({ piece, other }) => moved.includes(piece) && figures.has(other),
      );
      if (hits.length === 0) continue;
      const falls = fallsOf(show).map(({ figure }) => figure);
      const fallers = hits.filter(({ other }) => falls.includes(other));
      const [on] = lastOf(show).on;
      expect(hits.map(({ other }) => other)).toContain(on);
      expect(fallers.length === 0 || falls.some((id) => id === on)).toBe(true);
      fell += fallers.length;
    }
    expect(fell).toBeGreaterThan(0);
  });

  test('that strikes and passes nobody ends where it began, not on who stands behind', () => {
    const missing = flicks.filter(
      ({ run, recording }) =>
        ['bullet', 'sniper', 'knife'].includes(run.launch.kind) &&
        recording.outcome.contacts.length === 0,
    );
    expect(missing.length).toBeGreaterThan(1);
    for (const show of missing) {
      const [track] = show.recording.tracks;
      const [on] = lastOf(show).on;
      const passed = show.run.table.pieces.find(({ id }) => id === on)?.pose;
      const gapAt = (seconds: number): number => {
        const at = track ? poseIn(track, seconds) : { x: NaN, y: NaN };
        return Math.hypot(at.x - (passed?.x ?? NaN), at.y - (passed?.y ?? NaN));
      };
      const least = Math.min(...Array.from({ length: 240 }, (_, frame) => gapAt(frame / 60)));
      expect(typeof on !== 'string' || least < gapAt(0) - 1).toBe(true);
    }
  });

  test('of pellets follows one of them and not their middle', () => {
    const shotgun = flicks.filter(({ run }) => run.launch.kind === 'pellets');
    expect(shotgun.length).toBeGreaterThan(0);
    for (const show of shotgun) for (const { on } of gazeOf(show)) expect(on.length).toBe(1);
  });
});

describe('a rush', () => {
  test('is followed from the mouth to the one in danger, and ends there', () => {
    const hows = new Set<string>();
    for (const show of rushes) {
      const danger = dangerOf(show);
      if (!danger) continue;
      hows.add(danger.how);
      const approaches = show.recording.outcome.approaches ?? [];
      const felled = fallsOf(show).map(({ figure }) => figure);
      const { x, y } = show.run.table.pieces.find(({ id }) => id === danger.survivor)?.pose ?? {
        x: NaN,
        y: NaN,
      };
      const end = endOf(show);
      const nearest = danger.gap === Math.min(...approaches.map(({ gap }) => gap));
      const isWhere: Record<typeof danger.how, boolean> = {
        felled: felled.includes(danger.survivor) && lastOf(show).on.includes(danger.survivor),
        touched: nearest && lastOf(show).on.includes(danger.survivor),
        near: nearest && Math.hypot(end.x - x, end.y - y) < 9,
        far: nearest && lastOf(show).on.includes(danger.by),
      };
      expect(isWhere[danger.how], danger.how).toBe(true);
    }
    expect([...hows]).toEqual(expect.arrayContaining(['felled', 'near', 'far']));
  });

  test('what was between is as long as the table says', () => {
    const near = rushes.map(dangerOf).filter((danger) => danger?.between !== undefined);
    expect(near.length).toBeGreaterThan(2);
    for (const danger of near) {
      const { from, to } = danger?.between ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(danger?.gap ?? NaN, 0);
    }
  });

  const secondsOf = (show: RecordedRun, before: number): number => {
    const timeline = timelineOf(show, { ...LIVELY, rushes: before });
    let seconds = 0;
    for (let at = 0; at < timeline.end; at = advance(timeline, at, 1 / 60, 1)) seconds += 1 / 60;
    return seconds;
  };

  test('is shorter when repeated, and shortest where nobody can be hit', () => {
    const [show] = rushes.filter((one) => dangerOf(one)?.how === 'felled');
    if (!show) throw new Error('No rush fells anybody.');
    const indoors: RecordedRun = {
      ...show,
      recording: { ...show.recording, outcome: { ...show.recording.outcome, approaches: [] } },
    };
    expect([isHarmless(show), isHarmless(indoors)]).toEqual([false, true]);
    const [full, again, harmless] = [secondsOf(show, 0), secondsOf(show, 1), secondsOf(indoors, 1)];
    expect(full).toBeLessThan(6);
    expect(again).toBeLessThan(full - 1);
    expect(harmless).toBeLessThan(again - 1);
    expect(secondsOf(indoors, 0)).toBe(harmless);
  });
});

describe('the side from which it is seen', () => {
  const target = { x: 0, y: 0, z: 0, radius: 20, facing: undefined, end: { x: 60, y: 40 } };
  const now = { x: 60, y: 45, yaw: 0, pitch: 40, distance: 60 };
  const facade = (x: number, y: number): Box => ({ centre: [x, 5, -y], half: [9, 6, 0.3], turn: [0, 0, 0, 1] }); // prettier-ignore

  test('is where the eye is, as long as nothing hides where it ends', () => {
    expect(followYaw(target, now, [facade(60, 60)])).toBe(0);
    expect(followYaw({ ...target, end: undefined }, now, [facade(60, 35)])).toBe(0);
  });

  test('is beside whatever would hide that', () => {
    const yaw = followYaw(target, now, [facade(60, 37)]);
    expect(Math.abs(yaw)).toBeGreaterThan(20);
    expect(Math.abs(yaw)).toBeLessThan(130);
  });

  test('of a rush is its other front side, if the one is hidden', () => {
    const rush = { ...target, facing: 270, x: 60, z: -60 };
    const [free, hidden] = [[], [facade(66, 36)]].map((covers) => followYaw(rush, now, covers));
    expect(free).not.toBe(hidden);
  });

  test('hides the end of no recorded show from an eye that could see it', () => {
    let seen = 0;
    for (const show of shows) {
      const end = endOf(show);
      if (Number.isNaN(end.x) || !show.run.table.layout.town) continue;
      const covers = coversOf(show.run.table);
      const facing = show.run.launch.kind === 'rush' ? show.run.launch.tower.facing : undefined;
      const yaw = followYaw({ ...target, facing, end, x: end.x, z: -end.y }, now, covers);
      const { eye } = projectorAt({ ...end, yaw, pitch: facing === undefined ? 38 : 30, distance: 42 }, { fov: 34, aspect: 1 }); // prettier-ignore
      seen += Number(!isCovered(covers, eye, [end.x, 2.6, -end.y]));
    }
    expect(seen / shows.filter(({ run }) => run.table.layout.town && run.launch.kind !== 'settle').length).toBeGreaterThan(0.97); // prettier-ignore
  });
});

test('the nearest points of two grounds are as far apart as their gap', () => {
  const figures = shows[0]?.run.table.pieces.slice(0, 8).map(pieceFootprint) ?? [];
  let compared = 0;
  for (const a of figures)
    for (const b of figures) {
      const gap = gapBetween(a, b);
      if (a === b || gap === 0) continue;
      const points = nearestPoints(a, b);
      expect(points.apart).toBeCloseTo(gap, 5);
      expect(Math.hypot(points.a.x - points.b.x, points.a.y - points.b.y)).toBeCloseTo(gap, 5);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(10);
});
