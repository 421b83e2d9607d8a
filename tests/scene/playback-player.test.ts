import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import type { RecordedRun } from '../../src/match/session';
import { advance, eased, frameAt, rateAt } from '../../src/scene/film/player';
import { timelineOf, type Timeline } from '../../src/scene/film/timeline';
import { goldenShows } from './support/shows';

const LIVELY = { slowMotion: true, calm: false };
const PLAIN = { slowMotion: false, calm: false };
const CALM = { slowMotion: true, calm: true };

let touching: RecordedRun;
let rush: RecordedRun;
beforeAll(async () => {
  await loadEngine();
  const shows = goldenShows('s1-3-nobody');
  const find = (wanted: (show: RecordedRun) => boolean): RecordedRun => {
    const found = shows.find(wanted);
    if (!found) throw new Error('The recorded match has no such show.');
    return found;
  };
  touching = find(
    ({ run, recording }) => run.launch.kind !== 'rush' && recording.outcome.contacts.length > 0,
  );
  rush = find(({ run }) => run.launch.kind === 'rush');
}, 60_000);

/** Real seconds until the end, and every moment of the show's clock on the way. */
function watch(
  timeline: Timeline,
  frame: number,
  speed = 1,
): { seconds: number; moments: number[] } {
  const moments = [0];
  let at = 0;
  for (let frames = 0; at < timeline.end && frames < 10_000; frames += 1) {
    at = advance(timeline, at, frame, speed);
    moments.push(at);
  }
  return { seconds: (moments.length - 1) * frame, moments };
}

describe('the clock of a show', () => {
  test('takes as long on a slow screen as on a fast one, slow motion included', () => {
    const timeline = timelineOf(touching, LIVELY);
    const [fast, slow] = [watch(timeline, 1 / 144).seconds, watch(timeline, 1 / 10).seconds];
    expect(Math.abs(fast - slow)).toBeLessThan(0.11);
  });

  test('sees all of the slow motion, however long a frame takes', () => {
    const timeline = timelineOf(touching, LIVELY);
    const before = Math.max(0, (timeline.slow[0]?.from ?? 0) - 0.05);
    let fine = before;
    for (let frame = 0; frame < 25; frame += 1) fine = advance(timeline, fine, 0.01, 1);
    expect(advance(timeline, before, 0.25, 1)).toBeCloseTo(fine, 2);
  });

  test('never runs backward and ends exactly at the end', () => {
    for (const show of [touching, rush]) {
      const timeline = timelineOf(show, LIVELY);
      const { moments } = watch(timeline, 1 / 60);
      expect(moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? 0))).toBe(
        true,
      );
      expect(moments.at(-1)).toBe(timeline.end);
    }
  });

  test('is slow around the first touch and at life speed elsewhere', () => {
    const timeline = timelineOf(touching, LIVELY);
    const touch = (touching.recording.outcome.contacts[0]?.step ?? 0) / 240;
    expect(rateAt(timeline, touch)).toBeLessThan(0.3);
    expect(rateAt(timeline, touch + 0.5)).toBe(1);
    expect(watch(timeline, 1 / 60).seconds).toBeGreaterThan(timeline.end + 0.4);
  });

  test.each([
    ['without slow motion', PLAIN],
    ['with reduced motion', CALM],
  ])('%s takes its own time and that of its blows, and no more', (_, manner) => {
    const timeline = timelineOf(touching, manner);
    const stopped = timeline.stops.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(stopped > 0).toBe(!manner.calm);
    expect(watch(timeline, 1 / 200).seconds).toBeCloseTo(timeline.end + stopped, 1);
  });

  test('stands at a blow for two to four pictures, whatever the frame rate', () => {
    const still = { filmFrom: 0, filmTo: 1, end: 1, slow: [] };
    for (const frames of [2, 3, 4]) {
      const timeline = { ...still, stops: [{ at: 0.3, seconds: frames / 60 }] };
      for (const frame of [1 / 144, 1 / 60, 1 / 10]) {
        let [at, seconds] = [0, 0];
        while (at < 0.5) {
          at = advance(timeline, at, frame / 8, 1);
          seconds += frame / 8;
        }
        expect(seconds).toBeGreaterThan(0.5 + frames / 60 - 0.02);
        expect(seconds).toBeLessThan(0.5 + frames / 60 + frame / 8);
      }
      expect(advance(timeline, 0, 0.25, 2)).toBeLessThan(0.5);
    }
  });

  test('runs twice as fast at twice the speed', () => {
    const timeline = timelineOf(rush, LIVELY);
    expect(watch(timeline, 1 / 100, 2).seconds).toBeCloseTo(
      watch(timeline, 1 / 100).seconds / 2,
      1,
    );
  });

  test('goes on where it was after a tab was away for a minute', () => {
    const timeline = timelineOf(rush, PLAIN);
    expect(advance(timeline, 0.5, 60, 1)).toBeCloseTo(0.75, 2);
  });
});

describe('the frames of a show', () => {
  test('a flick begins at once and is watched until nothing moves', () => {
    const timeline = timelineOf(touching, LIVELY);
    expect(frameAt(timeline, 0)).toBe(0);
    expect(frameAt(timeline, 0.1)).toBeCloseTo(6);
    const last = frameAt(timeline, timeline.end);
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThanOrEqual(touching.recording.frames - 1);
    expect(frameAt(timeline, 99)).toBe(last);
  });

  test('a rush holds its breath: the strut moves half a second before anything falls', () => {
    const { filmFrom, rush: times } = timelineOf(rush, LIVELY);
    const anticipation = filmFrom - (times?.strutMoves ?? 0);
    expect(anticipation).toBeGreaterThanOrEqual(0.5);
    expect(anticipation).toBeLessThanOrEqual(0.8);
    expect(frameAt(timelineOf(rush, LIVELY), filmFrom)).toBe(0);
  });

  test('with reduced motion the tower is not carried about', () => {
    const lively = timelineOf(rush, LIVELY);
    const calm = timelineOf(rush, CALM);
    expect(calm.rush?.strutMoves).toBeLessThan(lively.rush?.strutMoves ?? 0);
    expect(calm.slow).toEqual([]);
    // Nor is it the next time, when it is told in short.
    for (const rushes of [0, 3]) {
      const { rush: times } = timelineOf(rush, { ...CALM, rushes });
      expect(times?.towerStands).toBe(times?.towerComes);
    }
  });
});

test('a stretch without length is over at once', () => {
  expect([eased(1, 1, 0.9), eased(1, 1, 1)]).toEqual([0, 1]);
  expect([eased(0, 2, 0), eased(0, 2, 1), eased(0, 2, 2)]).toEqual([0, 0.5, 1]);
});
