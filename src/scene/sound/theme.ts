// Plays the theme of danger, bar after bar: timers and no frames, and only while a speaker is open.
import { barOf, type Tone } from './danger';
import { openSpeaker } from './speaker';

/** How often it listens again while nothing is to be heard. */
const LISTENS = 2.5;
const LOUD = 0.16;
const SOFT = 700;
const ATTACK = 0.12;

export function startTheme(threat: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const play = (): void => {
    const bar = barOf(threat());
    if (bar) for (const tone of bar.tones) sing(tone);
    timer = setTimeout(play, 1000 * (bar?.seconds ?? LISTENS));
  };
  timer = setTimeout(play, 1000 * LISTENS);
  return () => clearTimeout(timer);
}

/** Two strings a little out of tune, dull as through a wall. */
function sing({ at, pitch, level, seconds }: Tone): void {
  const open = document.hidden ? undefined : openSpeaker();
  if (!open) return;
  const { context, music } = open;
  const time = context.currentTime + at;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = SOFT;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, time);
  gain.gain.linearRampToValueAtTime(LOUD * level, time + ATTACK);
  gain.gain.linearRampToValueAtTime(0, time + seconds);
  filter.connect(gain).connect(music);
  for (const off of [-0.6, 0.6]) {
    const string = context.createOscillator();
    string.type = 'sawtooth';
    string.frequency.value = pitch + off;
    string.connect(filter);
    string.start(time);
    string.stop(time + seconds);
  }
}
