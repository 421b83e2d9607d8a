// The keys of the page of a match: what they press, and that a sheet has them all while it is open.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keys } from '../../src/scene/keys/keys';
import type { KeyPress } from '../../src/scene/keys/press';
import { useTableSettings } from '../../src/scene/settings';
import { useOwnKeys } from '../../src/ui/page/use-own-keys';
import { usePanels } from '../../src/ui/play/hud/panels';
import { usePanel } from '../../src/ui/play/prompt/panel';
import { usePlayKeys } from '../../src/ui/play/hud/use-play-keys';

const { stops } = vi.hoisted(() => ({ stops: [] as (() => void)[] }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useEffect: (effect: () => (() => void) | undefined) => {
    const stop = effect();
    if (stop) stops.push(stop);
  },
}));

let pressed: string[];
/** What is not on the page. */
let missing: readonly string[];
const REASONS = '.prompt .why-not[aria-expanded="true"]';
beforeEach(() => {
  pressed = [];
  missing = [REASONS];
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      missing.includes(selector) ? null : { click: () => pressed.push(selector) },
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

function run(hook: () => void): void {
  renderToStaticMarkup(
    createElement(() => {
      hook();
      return null;
    }),
  );
}

const PLAIN = {
  shift: false,
  held: false,
  isChord: false,
  isCommand: false,
  focus: 'nothing',
} as const;
const press = (key: string, more: Partial<KeyPress> = {}): boolean =>
  keys.press({ ...PLAIN, key, code: key, ...more }, false);

test('a number presses its answer, Escape goes back', () => {
  run(() => usePlayKeys());
  expect([press('3'), press('Escape'), press('0')]).toEqual([true, true, false]);
  expect(pressed).toEqual(['.prompt [aria-keyshortcuts="3"]', '.prompt [data-choice="back"]']);
});

test('letters open sheets, fold the panel and turn the sound off; where there are no sheets they do not', () => {
  const opened: string[] = [];
  run(() => usePlayKeys((sheet) => opened.push(sheet)));
  const { sound } = useTableSettings.getState();
  const panel = usePanel.getState();
  for (const key of ['l', 't', '?', 'b', 'g', 'o', 'm', 'd', 'h'])
    expect(press(key), key).toBe(true);
  expect(opened).toEqual(['log', 'words', 'keys', 'team', 'objective', 'more']);
  expect(useTableSettings.getState().sound).toBe(!sound);
  expect(usePanel.getState()).not.toEqual(panel);
  for (const stop of stops.splice(0)) stop();
  run(() => usePlayKeys());
  expect(press('l')).toBe(false);
});

test('a secret objective is looked at again by key only where somebody has one', () => {
  const opened: string[] = [];
  run(() => usePlayKeys((sheet) => opened.push(sheet)));
  expect(press('c')).toBe(false);
  for (const stop of stops.splice(0)) stop();
  run(() => usePlayKeys((sheet) => opened.push(sheet), true));
  expect(press('c')).toBe(true);
  expect(opened).toEqual(['cards']);
});

test('Escape folds what was opened for a look before it goes back, and Y asks why not', () => {
  run(() => usePlayKeys());
  usePanels.getState().toggle('log');
  press('Escape');
  expect(usePanels.getState().open).toEqual([]);
  expect(pressed).toEqual([]);
  press('Escape');
  press('y');
  expect(pressed).toEqual(['.prompt [data-choice="back"]', '.prompt .why-not']);
  // Reasons that lie open are closed first.
  missing = [];
  press('Escape');
  expect(pressed.at(-1)).toBe(REASONS);
});

test('whoever types keeps the keys, and so does an open sheet', () => {
  run(() => usePlayKeys());
  expect(press('3', { focus: 'types' })).toBe(false);
  run(() => useOwnKeys());
  press('3');
  expect(pressed).toEqual([]);
});
