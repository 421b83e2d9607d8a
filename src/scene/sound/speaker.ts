// The only thing that makes sound. It comes to life with the first sound that may be heard, and not before.
import { useTableSettings } from '../settings';
import { wasTouched } from './gesture';
import type { Note } from './notes';
import { noiseBuffer } from './noise';
import { strike, VOICES } from './voices';

const VOLUME = 0.55;
const MOST_VOICES = 20;
const FADE = 0.03;

type Speaker = {
  readonly context: AudioContext;
  /** What is struck, flicked and sliding. */
  readonly out: GainNode;
  /** The wind. */
  readonly bed: GainNode;
  readonly music: GainNode;
  readonly white: AudioBuffer;
  readonly brown: AudioBuffer;
};

let speaker: Speaker | undefined;
let sounding = 0;

/** Undefined while the table is silent: switched off, not yet touched, or without any sound to make it with. */
export function openSpeaker(): Speaker | undefined {
  if (!useTableSettings.getState().sound || !wasTouched()) return undefined;
  if (typeof AudioContext === 'undefined') return undefined;
  speaker ??= build();
  if (speaker.context.state === 'suspended' && !document.hidden) void speaker.context.resume();
  return speaker;
}

function build(): Speaker {
  const context = new AudioContext({ latencyHint: 'interactive' });
  // Six zombies at once must not crackle.
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 8;
  limiter.connect(context.destination);
  const [out, bed, music] = [context.createGain(), context.createGain(), context.createGain()];
  for (const part of [out, bed, music]) part.connect(limiter);
  const made = {
    context,
    out,
    bed,
    music,
    white: noiseBuffer(context, false),
    brown: noiseBuffer(context, true),
  };
  setVolumes(made);
  return made;
}

function setVolumes({ out, bed, music }: Speaker): void {
  const { effects, bed: wind, music: theme } = useTableSettings.getState();
  out.gain.value = VOLUME * effects;
  bed.gain.value = VOLUME * wind;
  music.gain.value = VOLUME * theme;
}

/** Under a blow everything else is quieter for a moment: how much, how soon, and how long. */
const DUCKED = { share: 0.3, down: 0.02, stays: 0.12, up: 0.35 } as const;

/** So that a blow is heard and not the wind: 0 to 1. */
export function duck(strength: number): void {
  if (!speaker) return;
  const { context, bed, music } = speaker;
  const { bed: wind, music: theme } = useTableSettings.getState();
  const low = 1 - (1 - DUCKED.share) * strength;
  for (const [part, level] of [
    [bed, VOLUME * wind],
    [music, VOLUME * theme],
  ] as const) {
    const now = context.currentTime;
    part.gain.cancelScheduledValues(now);
    part.gain.setTargetAtTime(level * low, now, DUCKED.down);
    part.gain.setTargetAtTime(level, now + DUCKED.stays, DUCKED.up / 3);
  }
}

/** Silence at once; the next sound that is wanted opens it again. */
export function closeSpeaker(): void {
  const closing = speaker;
  speaker = undefined;
  sounding = 0;
  if (closing) void closing.context.close();
}

useTableSettings.subscribe(({ sound }) => {
  if (!sound) closeSpeaker();
  else if (speaker) setVolumes(speaker);
});
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (!speaker) return;
    void (document.hidden ? speaker.context.suspend() : speaker.context.resume());
  });

/** Plays a note so many seconds from now; `pace` below 1 is slow motion. */
export function play({ sound, strength, pan }: Omit<Note, 'at'>, delay = 0, pace = 1): void {
  const open = openSpeaker();
  if (!open || sounding >= MOST_VOICES) return;
  const { context, out, white } = open;
  const panner = context.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(out);
  sounding += 1;
  const done = (): void => {
    panner.disconnect();
    if (speaker === open) sounding -= 1;
  };
  const struck = { time: context.currentTime + delay, strength, pace };
  if (sound === 'strut') scrape(open, panner, struck.time, strength, done);
  else strike(context, panner, white, VOICES[sound], struck, done);
}

const SCRAPE = 0.55;

/** The strut slides out of the card and comes free with a click. */
function scrape(
  { context, white }: Speaker,
  out: AudioNode,
  time: number,
  strength: number,
  done: () => void,
): void {
  const rub = context.createBufferSource();
  rub.buffer = white;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 3;
  filter.frequency.setValueAtTime(500, time);
  filter.frequency.linearRampToValueAtTime(1500, time + SCRAPE);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, time);
  gain.gain.linearRampToValueAtTime(0.18 * strength, time + FADE);
  gain.gain.linearRampToValueAtTime(0.3 * strength, time + SCRAPE - FADE);
  gain.gain.linearRampToValueAtTime(0, time + SCRAPE);
  rub.connect(filter).connect(gain).connect(out);
  rub.start(time);
  rub.stop(time + SCRAPE);
  const click = { time: time + SCRAPE, strength, pace: 1 };
  strike(context, out, white, VOICES.light, click, done);
}
