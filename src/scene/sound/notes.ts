// From a show to what is heard of it: a pure list of notes on the show's own clock.
import type { RecordedRun } from '../../match/session';
import type { FlickKind } from '../../physics/launch';
import { STEPS_PER_SECOND } from '../../physics/measure/time';
import type { Track } from '../../physics/recording';
import { strengthOf } from '../film/strikes';
import type { Timeline } from '../film/timeline';
import { landings } from './landings';
import { materialsOf, type Material } from './material';
import { placeAt } from './place';

export type Sound = Material | 'flick' | 'strut' | 'trapdoor' | LaunchSound;

/** What a weapon is heard by as it leaves the hand, besides the click of the finger. */
const LAUNCH_SOUNDS = {
  bullet: 'rifle',
  sniper: 'sniper',
  pellets: 'shotgun',
  bat: 'swing',
  knife: 'blade',
  flare: 'fuse',
} as const satisfies Partial<Record<FlickKind, string>>;
type LaunchSound = (typeof LAUNCH_SOUNDS)[keyof typeof LAUNCH_SOUNDS];
const launchSoundOf = (kind: FlickKind): LaunchSound | undefined =>
  kind in LAUNCH_SOUNDS ? LAUNCH_SOUNDS[kind as keyof typeof LAUNCH_SOUNDS] : undefined;

export type Note = {
  /** Seconds on the show's clock. */
  readonly at: number;
  readonly sound: Sound;
  /** 0 to 1. */
  readonly strength: number;
  /** -1 is the west of the table, 1 the east. */
  readonly pan: number;
};

const FAINTEST = 0.04;
/** Two sounds of one kind closer than this are heard as one. */
const APART = 0.012;
const MIDDLE = 60;
const WIDE = 75;

export const panAt = (x: number): number => Math.max(-0.8, Math.min(0.8, (x - MIDDLE) / WIDE));

export function notesOf(show: RecordedRun, timeline: Timeline): readonly Note[] {
  const { recording } = show;
  const materialOf = materialsOf(show);
  const tracks = new Map(recording.tracks.map((track) => [track.id, track]));
  const panOf = (id: string, seconds: number): number => {
    const track: Track | undefined = tracks.get(id);
    return track ? panAt(placeAt(track, seconds).x) : 0;
  };
  const touches = recording.outcome.contacts.flatMap(({ step, piece, other, impulse }): Note[] => {
    const seconds = step / STEPS_PER_SECOND;
    const sound = duller(materialOf(piece), materialOf(other));
    const pan = panOf(piece, seconds);
    return [{ at: timeline.filmFrom + seconds, sound, strength: strengthOf(impulse), pan }];
  });
  const falls = recording.tracks.flatMap((track) =>
    landings(track).map(({ seconds, strength }): Note => ({
      at: timeline.filmFrom + seconds,
      sound: materialOf(track.id),
      strength,
      pan: panOf(track.id, seconds),
    })),
  );
  return merged([...beginning(show, timeline), ...touches, ...falls]);
}

/** The finger's flick, or the strut and the trapdoor. */
function beginning({ run, recording }: RecordedRun, { filmFrom, rush }: Timeline): Note[] {
  if (run.launch.kind === 'rush') {
    const pan = panAt(run.launch.tower.x);
    return [
      { at: rush?.strutMoves ?? 0, sound: 'strut', strength: 0.6, pan },
      { at: filmFrom, sound: 'trapdoor', strength: 0.9, pan },
    ];
  }
  if (run.launch.kind === 'settle') return [];
  const [first] = recording.tracks;
  const strength = Math.min(1, run.launch.speed / 2500);
  const pan = panAt(first?.poses[0] ?? MIDDLE);
  const sound = launchSoundOf(run.launch.kind);
  const isFlare = run.launch.kind === 'flare';
  return [
    { at: filmFrom, sound: 'flick', strength: isFlare ? 0.5 : strength, pan },
    // A flare is struck as it leaves the thumb, and a cartridge is as loud as it is.
    ...(sound ? [{ at: filmFrom, sound, strength: 0.9, pan } as const] : []),
  ];
}

const DULLNESS: Readonly<Record<Material, number>> = {
  iron: 0,
  light: 1,
  wood: 2,
  card: 3,
  heavy: 4,
};

/** Of two materials the duller one is heard; iron rings only where the other is hard. */
const duller = (a: Material, b: Material): Material => {
  const [bright, dull] = DULLNESS[a] < DULLNESS[b] ? [a, b] : [b, a];
  return bright === 'iron' && dull !== 'card' && dull !== 'heavy' ? 'iron' : dull;
};

function merged(notes: readonly Note[]): Note[] {
  const kept: Note[] = [];
  for (const note of notes.toSorted((a, b) => a.at - b.at)) {
    if (note.strength < FAINTEST) continue;
    const index = kept.findLastIndex(({ sound }) => sound === note.sound);
    const before = kept[index];
    if (!before || note.at - before.at >= APART) kept.push(note);
    else if (note.strength > before.strength) kept[index] = { ...note, at: before.at };
  }
  return kept;
}
