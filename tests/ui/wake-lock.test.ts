// The screen stays awake while a match runs, and nothing breaks where it cannot.
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from '../../src/ui/device/wake-lock';

type Lock = { readonly release: () => Promise<void> };
afterEach(() => vi.unstubAllGlobals());

function device(request: () => Promise<Lock>) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = (state: string): void => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { show };
}
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('it is asked for once, again when the page comes back, and given back at the end', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {});
  const request = vi.fn<() => Promise<Lock>>(async () => ({ release }));
  const { show } = device(request);
  const stop = stayAwake();
  await soon();
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await soon();
  expect(release).toHaveBeenCalled();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('one that comes too late is given back at once', async () => {
  const release = vi.fn<() => Promise<void>>(async () => {});
  device(async () => ({ release }));
  stayAwake()();
  await soon();
  expect(release).toHaveBeenCalledTimes(1);
});

test('where it is refused or there is none, nothing happens', async () => {
  device(() => Promise.reject(new Error('low battery')));
  const stop = stayAwake();
  await soon();
  stop();
  vi.stubGlobal('navigator', {});
  expect(() => stayAwake()()).not.toThrow();
});
