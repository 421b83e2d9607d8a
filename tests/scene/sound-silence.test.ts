// A muted table, and one that nobody has touched yet, makes nothing that could make a sound.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_TABLE_SETTINGS, useTableSettings } from '../../src/scene/settings';
import { shake } from '../../src/scene/sound/haptics';
import { hissAt, windOf } from '../../src/scene/sound/loops';
import { closeSpeaker, play } from '../../src/scene/sound/speaker';
import { tick } from '../../src/scene/sound/tick';

let opened = 0;
let closed = 0;
let struck = 0;
const vibrate = vi.fn<(pattern: number) => boolean>();

/** Whatever is asked of it, it is a node with parameters. */
const node = (): object =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'connect') return node;
        if (typeof key === 'string' && /^(gain|frequency|pan|Q|threshold|ratio)$/.test(key))
          return node();
        return (): void => {};
      },
      set: () => true,
    },
  );

class FakeContext {
  readonly state = 'running';
  readonly sampleRate = 100;
  readonly currentTime = 0;
  constructor() {
    opened += 1;
  }
  close(): Promise<void> {
    closed += 1;
    return Promise.resolve();
  }
  createBuffer = (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  createOscillator = node;
  createBiquadFilter = node;
  createGain = node;
  createDynamicsCompressor = node;
  createBufferSource = node;
  createStereoPanner = () => {
    struck += 1;
    return node();
  };
}

function everySound(): void {
  play({ sound: 'wood', strength: 1, pan: 0 });
  play({ sound: 'strut', strength: 1, pan: 0 });
  hissAt(200);
  windOf('night');
  tick();
}

beforeEach(() => {
  [opened, closed, struck] = [0, 0, 0];
  vibrate.mockClear();
  useTableSettings.setState(DEFAULT_TABLE_SETTINGS);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
});
afterEach(() => {
  closeSpeaker();
  vi.unstubAllGlobals();
});

test('with sound there is one speaker for everything', () => {
  everySound();
  expect(opened).toBe(1);
  expect(struck).toBe(3);
});

test('a muted table creates none', () => {
  useTableSettings.setState({ sound: false });
  everySound();
  expect(opened).toBe(0);
});

test('before the first click or key none is created and nothing shakes', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate });
  everySound();
  shake(1);
  expect(opened).toBe(0);
  expect(vibrate).not.toHaveBeenCalled();
});

test('a browser without any sound is left in peace', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(everySound).not.toThrow();
});

test('switched off while it sounds, it is silent at once; switched on again, it sounds', () => {
  everySound();
  useTableSettings.setState({ sound: false });
  expect(closed).toBe(1);
  everySound();
  expect(opened).toBe(1);
  useTableSettings.setState({ sound: true });
  everySound();
  expect(opened).toBe(2);
});

test('not more than twenty things sound at once', () => {
  for (let count = 0; count < 100; count += 1) play({ sound: 'wood', strength: 1, pan: 0 });
  expect(struck).toBe(20);
});

test('strong contacts tick in the hand, unless that is switched off', () => {
  shake(0.1);
  expect(vibrate).not.toHaveBeenCalled();
  shake(0.9);
  expect(vibrate).toHaveBeenCalledTimes(1);
  useTableSettings.setState({ haptics: false });
  shake(0.9);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
