// What sounds as long as it lasts: the wind over the town, and the hiss of a disc on the snow.
import type { Half } from '../../scenarios/ids';
import { openSpeaker } from './speaker';

type Loop = {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly filter: BiquadFilterNode;
};

let hiss: Loop | undefined;
let wind: Loop | undefined;

const WIND = { day: { pitch: 520, level: 0.05 }, night: { pitch: 300, level: 0.075 } } as const;
const FASTEST = 250;

function loop(known: Loop | undefined, part: 'out' | 'bed'): Loop | undefined {
  const open = openSpeaker();
  if (!open) return undefined;
  const { context } = open;
  if (known?.context === context) return known;
  const source = context.createBufferSource();
  source.buffer = part === 'bed' ? open.brown : open.white;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  const gain = context.createGain();
  gain.gain.value = 0;
  source.connect(filter).connect(gain).connect(open[part]);
  source.start();
  return { context, gain, filter };
}

/** How fast something slides now, in cm/s: 0 is silence. */
export function hissAt(speed: number): void {
  if (speed === 0 && !hiss) return;
  hiss = loop(hiss, 'out');
  if (!hiss) return;
  const { context, gain, filter } = hiss;
  const share = Math.min(1, speed / FASTEST);
  filter.frequency.setTargetAtTime(900 + 2600 * share, context.currentTime, 0.02);
  gain.gain.setTargetAtTime(0.16 * share * share, context.currentTime, 0.02);
}

/** The wind of a day or a night; it swells a little, as wind does. */
export function windOf(half: Half): void {
  const before = wind;
  wind = loop(wind, 'bed');
  if (!wind) return;
  const { context, gain, filter } = wind;
  const { pitch, level } = WIND[half];
  filter.frequency.setTargetAtTime(pitch, context.currentTime, 1.5);
  gain.gain.setTargetAtTime(level, context.currentTime, 1.5);
  if (wind !== before) swell(wind);
}

function swell({ context, gain, filter }: Loop): void {
  for (const [seconds, param, depth] of [
    [7.3, gain.gain, 0.02],
    [11.9, filter.frequency, 110],
  ] as const) {
    const slow = context.createOscillator();
    slow.frequency.value = 1 / seconds;
    const amount = context.createGain();
    amount.gain.value = depth;
    slow.connect(amount).connect(param);
    slow.start();
  }
}
