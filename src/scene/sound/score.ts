// Plays the notes of a show as its clock passes them, in slow motion too.
import type { RecordedRun } from '../../match/session';
import { isFlicked, LAUNCHES } from '../../physics/measure/launches';
import type { Track } from '../../physics/recording';
import { flickedIds } from '../film/flicked';
import { rateAt } from '../film/player';
import type { Timeline } from '../film/timeline';
import { shake } from './haptics';
import { hissAt } from './loops';
import { isMaterial } from './material';
import { notesOf, type Note } from './notes';
import { slidingSpeed } from './place';
import { duck, play } from './speaker';

/** Slow motion is heard lower, but still as what it is. */
const paceAt = (rate: number): number => 0.6 + 0.4 * rate;
/** Lighter blows leave the wind alone. */
const HEAVY = 0.3;
/** Only what is felt as a blow, not the click of the finger, the weapon or the strut. */
const isBlow = ({ sound }: Note): boolean => isMaterial(sound) || sound === 'trapdoor';

/** A burning flare hisses like something that slides so fast, in cm/s. */
const BURNING = 150;

export class Score {
  private readonly notes: readonly Note[];
  private readonly timeline: Timeline;
  private readonly slider: Track | undefined;
  private readonly burns: boolean;
  private next = 0;

  constructor(show: RecordedRun, timeline: Timeline) {
    this.timeline = timeline;
    this.notes = notesOf(show, timeline);
    const { launch } = show.run;
    const slides = isFlicked(launch) && LAUNCHES[launch.kind].slides;
    this.burns = launch.kind === 'flare';
    const ids = slides || this.burns ? flickedIds(launch) : [];
    this.slider = show.recording.tracks.find(({ id }) => ids.includes(id));
  }

  /** The clock went from one moment to another, `speed` times as fast as life. */
  hear(from: number, to: number, speed: number): void {
    const { notes, timeline, slider } = this;
    for (let note = notes[this.next]; note && note.at <= to; note = notes[this.next]) {
      const rate = rateAt(timeline, note.at);
      // What lies within one drawn frame keeps its rhythm.
      play(note, Math.max(0, note.at - from) / (rate * speed), paceAt(rate));
      if (isBlow(note)) {
        shake(note.strength);
        if (note.strength > HEAVY) duck(note.strength);
      }
      this.next += 1;
    }
    if (!slider) return;
    const moving = to < timeline.filmTo ? slidingSpeed(slider, to - timeline.filmFrom) : 0;
    // A flare hisses as long as it is in sight, in the air and on the snow.
    const sliding = this.burns && to < timeline.filmTo ? Math.max(BURNING, moving) : moving;
    hissAt(sliding * paceAt(rateAt(timeline, to)));
  }

  /** Nothing slides while the clock stands. */
  hush(): void {
    if (this.slider) hissAt(0);
  }

  /** Skipped or left: what has not been heard is not heard any more. */
  stop(): void {
    this.next = this.notes.length;
    this.hush();
  }
}
