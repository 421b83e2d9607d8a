// What each thing sounds like, made of a few damped tones and a breath of noise.
import type { Sound } from './notes';

/** Partials of a struck body, and the click of the blow itself. */
type Voice = {
  readonly pitch: number;
  readonly partials: readonly (readonly [ratio: number, level: number])[];
  /** Seconds until it has died away. */
  readonly ring: number;
  readonly click: { readonly pitch: number; readonly level: number; readonly length: number };
  readonly level: number;
};

export const VOICES: Readonly<Record<Exclude<Sound, 'strut'>, Voice>> = {
  light: {
    pitch: 1750,
    partials: [
      [1, 0.8],
      [2.4, 0.35],
    ],
    ring: 0.045,
    click: { pitch: 4200, level: 0.5, length: 0.012 },
    level: 0.5,
  },
  wood: {
    pitch: 820,
    partials: [
      [1, 0.9],
      [2.57, 0.4],
      [4.3, 0.15],
    ],
    ring: 0.085,
    click: { pitch: 2300, level: 0.55, length: 0.016 },
    level: 0.75,
  },
  card: {
    pitch: 210,
    partials: [
      [1, 0.7],
      [1.7, 0.25],
    ],
    ring: 0.07,
    click: { pitch: 1100, level: 0.95, length: 0.05 },
    level: 0.75,
  },
  heavy: {
    pitch: 150,
    partials: [
      [1, 1],
      [2.2, 0.35],
    ],
    ring: 0.13,
    click: { pitch: 700, level: 0.6, length: 0.035 },
    level: 0.9,
  },
  iron: {
    pitch: 960,
    partials: [
      [1, 0.5],
      [1.48, 0.35],
      [2.09, 0.25],
      [2.9, 0.15],
    ],
    ring: 0.32,
    click: { pitch: 3200, level: 0.4, length: 0.01 },
    level: 0.5,
  },
  flick: {
    pitch: 1250,
    partials: [[1, 0.4]],
    ring: 0.03,
    click: { pitch: 2800, level: 0.6, length: 0.014 },
    level: 0.4,
  },
  /** A whoosh: nearly all breath, with a low thump under it. */
  fuse: {
    pitch: 130,
    partials: [
      [1, 0.35],
      [1.5, 0.15],
    ],
    ring: 0.28,
    click: { pitch: 1900, level: 1, length: 0.75 },
    level: 0.6,
  },
  /** A dry crack with a little body. */
  rifle: {
    pitch: 190,
    partials: [
      [1, 0.7],
      [1.9, 0.25],
    ],
    ring: 0.12,
    click: { pitch: 1700, level: 1, length: 0.09 },
    level: 0.55,
  },
  /** Sharper, and the street answers. */
  sniper: {
    pitch: 260,
    partials: [
      [1, 0.45],
      [2.6, 0.2],
    ],
    ring: 0.09,
    click: { pitch: 2600, level: 1, length: 0.34 },
    level: 0.5,
  },
  /** A boom. */
  shotgun: {
    pitch: 92,
    partials: [
      [1, 1],
      [1.6, 0.5],
    ],
    ring: 0.26,
    click: { pitch: 800, level: 1, length: 0.2 },
    level: 0.7,
  },
  /** Air before a bat, and before a blade. */
  swing: {
    pitch: 150,
    partials: [[1, 0.1]],
    ring: 0.1,
    click: { pitch: 620, level: 0.9, length: 0.28 },
    level: 0.4,
  },
  blade: {
    pitch: 2900,
    partials: [
      [1, 0.3],
      [1.34, 0.2],
    ],
    ring: 0.22,
    click: { pitch: 5200, level: 0.35, length: 0.05 },
    level: 0.3,
  },
  trapdoor: {
    pitch: 240,
    partials: [
      [1, 0.9],
      [2.3, 0.5],
      [3.8, 0.2],
    ],
    ring: 0.14,
    click: { pitch: 1500, level: 0.9, length: 0.04 },
    level: 0.95,
  },
};

/** Tones fall this much while they die away: struck, not sung. */
const DROOP = 0.82;
const SILENT = 0.0008;

export type Struck = {
  readonly time: number;
  readonly strength: number;
  /** 1 at life speed; lower in slow motion. */
  readonly pace: number;
};

/** Strikes a voice; it ends by itself, and `done` is told so. */
export function strike(
  context: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  { pitch, partials, ring, click, level }: Voice,
  { time, strength, pace }: Struck,
  done: () => void,
): void {
  const length = ring / Math.max(0.4, pace);
  const loud = level * strength;
  // A harder blow is brighter, not only louder.
  const bright = 0.85 + 0.3 * strength;
  for (const [ratio, share] of partials) {
    const tone = context.createOscillator();
    const frequency = pitch * ratio * bright * pace;
    tone.frequency.setValueAtTime(frequency, time);
    tone.frequency.exponentialRampToValueAtTime(frequency * DROOP, time + length);
    tone.connect(decay(context, out, time, loud * share, length / Math.sqrt(ratio)));
    tone.start(time);
    tone.stop(time + length + 0.02);
  }
  const burst = context.createBufferSource();
  burst.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = click.pitch * bright * pace;
  filter.Q.value = 0.9;
  burst.connect(filter).connect(decay(context, out, time, loud * click.level, click.length / pace));
  // Never the same grain twice in a row: a machine gun of equal clicks sounds like a machine.
  burst.start(time, (time * 7.31) % 1);
  burst.stop(time + Math.max(length, click.length / pace) + 0.03);
  burst.addEventListener('ended', done);
}

function decay(
  context: BaseAudioContext,
  out: AudioNode,
  time: number,
  level: number,
  length: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(SILENT, level), time);
  gain.gain.exponentialRampToValueAtTime(SILENT, time + length);
  gain.connect(out);
  return gain;
}
