// The notes of a show as its clock passes them: each once, lower in slow motion, and none after it was skipped.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RecordedRun } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { timelineOf } from '../../src/scene/film/timeline';
import { shake } from '../../src/scene/sound/haptics';
import { hissAt } from '../../src/scene/sound/loops';
import { notesOf } from '../../src/scene/sound/notes';
import { Score } from '../../src/scene/sound/score';
import { duck, play } from '../../src/scene/sound/speaker';
import { goldenShows } from './support/shows';

vi.mock('../../src/scene/sound/speaker', () => ({
  play: vi.fn<typeof play>(),
  duck: vi.fn<typeof duck>(),
}));
vi.mock('../../src/scene/sound/loops', () => ({ hissAt: vi.fn<typeof hissAt>() }));
vi.mock('../../src/scene/sound/haptics', () => ({ shake: vi.fn<typeof shake>() }));

let disc: RecordedRun;
let rush: RecordedRun;
beforeAll(async () => {
  await loadEngine();
  const find = (kind: string): RecordedRun => {
    const found = goldenShows('s1-3-nobody').find(
      ({ run, recording }) => run.launch.kind === kind && recording.outcome.contacts.length > 0,
    );
    if (!found) throw new Error('The recorded match has no such show.');
    return found;
  };
  disc = find('disc');
  rush = find('rush');
}, 60_000);
beforeEach(() => vi.clearAllMocks());

const LIVELY = { slowMotion: true, calm: false };
const scoreOf = (show: RecordedRun) => {
  const timeline = timelineOf(show, LIVELY);
  return { timeline, notes: notesOf(show, timeline), score: new Score(show, timeline) };
};
const heard = () => vi.mocked(play).mock.calls;

test('every note is heard once, in order, when the clock has come to it', () => {
  for (const show of [disc, rush]) {
    vi.mocked(play).mockClear();
    const { timeline, notes, score } = scoreOf(show);
    expect(notes.length).toBeGreaterThan(1);
    for (let at = 0; at < timeline.end; at += 0.1) {
      score.hear(at, at + 0.1, 1);
      expect(heard()).toHaveLength(notes.filter((note) => note.at <= at + 0.1).length);
    }
    expect(heard().map(([note]) => note)).toEqual(notes);
  }
});

test('what lies within one drawn frame keeps its rhythm', () => {
  const { timeline, notes, score } = scoreOf(rush);
  score.hear(0, timeline.end, 2);
  const [at, delay] = [notes[0]?.at ?? NaN, heard()[0]?.[1]];
  expect(delay).toBeCloseTo(at / 2);
});

test('in slow motion it sounds lower, but still as what it is', () => {
  const { timeline, score } = scoreOf(disc);
  score.hear(0, timeline.end, 1);
  const paces = heard().map(([, , pace = 1]) => pace);
  expect(Math.min(...paces)).toBeLessThan(0.8);
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(0.6);
  expect(Math.max(...paces)).toBeLessThanOrEqual(1);
});

test('blows are felt; the click of the finger and the strut are not', () => {
  const { timeline, notes, score } = scoreOf(rush);
  score.hear(0, timeline.end, 1);
  const blows = notes.filter(({ sound }) => sound !== 'flick' && sound !== 'strut');
  expect(blows.length).toBeLessThan(notes.length);
  expect(vi.mocked(shake).mock.calls).toEqual(blows.map(({ strength }) => [strength]));
});

test('a disc hisses while it slides, and no longer', () => {
  const { timeline, score } = scoreOf(disc);
  score.hear(0, 0.1, 1);
  expect(vi.mocked(hissAt).mock.lastCall?.[0]).toBeGreaterThan(0);
  score.hush();
  expect(vi.mocked(hissAt)).toHaveBeenLastCalledWith(0);
  score.hear(0.1, timeline.filmTo, 1);
  expect(vi.mocked(hissAt)).toHaveBeenLastCalledWith(0);
});

test('a rush does not hiss', () => {
  const { timeline, score } = scoreOf(rush);
  score.hear(0, timeline.end, 1);
  score.hush();
  expect(hissAt).not.toHaveBeenCalled();
});

test('what was skipped is not heard any more', () => {
  const { timeline, score } = scoreOf(disc);
  score.stop();
  score.hear(0, timeline.end, 1);
  expect(play).not.toHaveBeenCalled();
});

test('a heavy blow is heard over the wind, the click of a finger is not one', () => {
  const { timeline, notes, score } = scoreOf(disc);
  score.hear(0, timeline.end, 1);
  const blows = notes.filter(({ sound, strength }) => sound !== 'flick' && strength > 0.3);
  expect(blows.length).toBeGreaterThan(0);
  expect(vi.mocked(duck).mock.calls).toEqual(blows.map(({ strength }) => [strength]));
});
