// How fast a match is watched again is a wish of its own: what is played goes on as fast as before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePage, type FakePage } from './support/page';

let page: FakePage;
beforeEach(() => {
  vi.resetModules();
  page = fakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async () => {
  const [{ usePlayback }, { useTableSettings }, watch] = await Promise.all([
    import('../../src/scene/playback/store'),
    import('../../src/scene/settings'),
    import('../../src/ui/watch/watch-speed'),
  ]);
  return { usePlayback, useTableSettings, ...watch };
};

test('it is that of what is shown while somebody watches, and only then', async () => {
  const { usePlayback, useWatchSpeed, playAtWatchSpeed } = await load();
  usePlayback.getState().setSpeed(2);
  const stop = playAtWatchSpeed();
  expect(usePlayback.getState().speed).toBe(1);
  useWatchSpeed.getState().setSpeed(4);
  expect(usePlayback.getState().speed).toBe(4);
  stop();
  expect(usePlayback.getState().speed).toBe(2);
  useWatchSpeed.getState().setSpeed(0.5);
  expect(usePlayback.getState().speed).toBe(2);
});

test('the speed of the settings neither hurries nor slows it', async () => {
  const { usePlayback, useTableSettings, playAtWatchSpeed } = await load();
  useTableSettings.setState({ playbackSpeed: 2 });
  const stop = playAtWatchSpeed();
  const real = (): number =>
    usePlayback.getState().speed * useTableSettings.getState().playbackSpeed;
  expect(real()).toBe(1);
  useTableSettings.setState({ playbackSpeed: 0.5 });
  expect(real()).toBe(1);
  stop();
});

test('it outlasts the page; what makes no sense is life speed', async () => {
  const { useWatchSpeed } = await load();
  useWatchSpeed.getState().setSpeed(2);
  expect(page.stored.get('flickfall.watch-speed')).toBe('2');
  vi.resetModules();
  expect((await load()).useWatchSpeed.getState().speed).toBe(2);
  page.stored.set('flickfall.watch-speed', '"fast"');
  vi.resetModules();
  expect((await load()).useWatchSpeed.getState().speed).toBe(1);
});
