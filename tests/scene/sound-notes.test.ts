// What is heard of a show: each touch at its moment, as loud as it was hard, and not too many at once.
import { beforeAll, describe, expect, test } from 'vitest';
import type { RecordedRun } from '../../src/match/session';
import { loadEngine } from '../../src/physics/engine';
import { standingPose } from '../../src/physics/measure/pose';
import type { Contact } from '../../src/physics/recording';
import { simulate } from '../../src/physics/simulate';
import type { Piece, Table } from '../../src/physics/table';
import { timelineOf } from '../../src/scene/film/timeline';
import { landings } from '../../src/scene/sound/landings';
import { notesOf, type Note } from '../../src/scene/sound/notes';
import { goldenShows } from './support/shows';

beforeAll(loadEngine);

const MANNER = { slowMotion: true, calm: false };
const heard = (show: RecordedRun): readonly Note[] => notesOf(show, timelineOf(show, MANNER));

const piece = (id: string, kind: Piece['kind'], x: number): Piece => ({
  id,
  kind,
  pose: standingPose(kind, { x, y: 45, facing: 180 }),
});

function shot(target: Piece['kind'], speed = 1500): RecordedRun {
  const table: Table = {
    layout: { structures: [], town: { width: 120, height: 90 } },
    pieces: [piece('target', target, 60)],
  };
  const launch = { kind: 'disc', at: { x: 30, y: 45 }, direction: 0, speed } as const;
  return { run: { table, launch }, recording: simulate(table, launch) };
}

/** The same shot with other contacts. */
const withContacts = (show: RecordedRun, contacts: readonly Contact[]): RecordedRun => ({
  ...show,
  recording: { ...show.recording, outcome: { ...show.recording.outcome, contacts } },
});

const touch = (step: number, impulse: number, other = 'target'): Contact => ({
  step,
  piece: 'disc',
  other,
  impulse,
});

describe('a touch', () => {
  test('is heard when it happens, after the click of the finger', () => {
    const show = shot('zombie');
    const [contact] = show.recording.outcome.contacts;
    const [flick, knock] = heard(show);
    expect(flick).toMatchObject({ at: 0, sound: 'flick' });
    expect(knock?.sound).toBe('wood');
    expect(knock?.at).toBeCloseTo((contact?.step ?? 0) / 240, 2);
  });

  test('is louder the harder it is, up to a limit', () => {
    const show = withContacts(shot('zombie'), [touch(40, 20), touch(80, 200), touch(120, 90_000)]);
    const loud = heard(show)
      .filter(({ sound, at }) => sound === 'wood' && [40, 80, 120].includes(Math.round(at * 240)))
      .map(({ strength }) => strength);
    expect(loud).toHaveLength(3);
    expect(loud).toEqual(loud.toSorted((a, b) => a - b));
    expect(loud[2]).toBe(1);
  });

  test.each<[Piece['kind'], string]>([
    ['zombie', 'wood'],
    ['barricade', 'card'],
    ['car', 'heavy'],
    ['barrel', 'iron'],
  ])('of a %s sounds like %s', (kind, sound) => {
    const show = withContacts(shot(kind), [touch(40, 300)]);
    expect(heard(show).map((note) => note.sound)).toContain(sound);
  });

  test('of a façade is a slap of card', () => {
    const show = withContacts(shot('zombie'), [touch(40, 300, 'school')]);
    expect(heard(show)[1]?.sound).toBe('card');
  });

  test('comes from its side of the table', () => {
    const pans = heard(shot('zombie')).map(({ pan }) => pan);
    expect(pans[0]).toBeLessThan(pans[1] ?? 0);
    expect(pans.every((pan) => Math.abs(pan) <= 0.8)).toBe(true);
  });
});

test('what is too faint is left out, and equal sounds at once are one, the loudest', () => {
  const show = withContacts(shot('zombie'), [touch(40, 0), touch(48, 100), touch(49, 300)]);
  const wood = heard(show).filter(({ sound, at }) => sound === 'wood' && at < 0.21);
  expect(wood).toHaveLength(1);
  expect(wood[0]?.strength).toBeCloseTo(Math.sqrt(300 / 420));
  expect(wood[0]?.at).toBe(0.2);
});

test('a figure that is knocked over is heard falling flat', () => {
  const show = shot('zombie', 1800);
  const fallen = show.recording.outcome.rest.find(({ id }) => id === 'target');
  expect(fallen?.standing).toBe(false);
  const track = show.recording.tracks.find(({ id }) => id === 'target');
  expect(track && landings(track).length).toBeGreaterThan(0);
  const sliding = show.recording.tracks.find(({ id }) => id === 'disc');
  expect(sliding && landings(sliding)).toEqual([]);
});

describe('a rush', () => {
  let show: RecordedRun;
  beforeAll(() => {
    const found = goldenShows('s1-3-nobody').find(({ run }) => run.launch.kind === 'rush');
    if (!found) throw new Error('The recorded match has no rush.');
    show = found;
  }, 60_000);

  test('begins with the strut, then the trapdoor, and then they tumble', () => {
    const timeline = timelineOf(show, MANNER);
    const notes = heard(show);
    expect(notes[0]).toMatchObject({ sound: 'strut', at: timeline.rush?.strutMoves });
    expect(notes[1]).toMatchObject({ sound: 'trapdoor', at: timeline.filmFrom });
    const tumbling = notes.slice(2);
    expect(tumbling.length).toBeGreaterThan(1);
    expect(tumbling.every(({ at }) => at > timeline.filmFrom)).toBe(true);
  });

  test('is never a wall of noise', () => {
    const notes = heard(show);
    for (const { at } of notes)
      expect(notes.filter((one) => Math.abs(one.at - at) < 0.05).length).toBeLessThan(20);
  });
});
