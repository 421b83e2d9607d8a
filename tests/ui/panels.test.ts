// What is folded beside the table: opened for a look it is folded again, pinned it stays, also next time.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakePage } from './support/page';

async function freshPanels() {
  vi.resetModules();
  return (await import('../../src/ui/play/hud/panels')).usePanels;
}

let page: ReturnType<typeof fakePage>;
beforeEach(() => {
  page = fakePage();
});

test('a panel opens and folds by the same press', async () => {
  const panels = await freshPanels();
  expect(panels.getState().open).toEqual([]);
  panels.getState().toggle('team');
  expect(panels.getState().open).toEqual(['team']);
  panels.getState().toggle('team');
  expect(panels.getState().open).toEqual([]);
});

test('what was opened for a look is folded with the next question, what is pinned stays', async () => {
  const panels = await freshPanels();
  panels.getState().toggle('team');
  panels.getState().toggle('log');
  panels.getState().pin('log');
  expect(panels.getState().foldLoose()).toBe(true);
  expect(panels.getState().open).toEqual(['log']);
  expect(panels.getState().foldLoose()).toBe(false);
});

test('what is pinned is remembered on the device, until it is folded by hand', async () => {
  const panels = await freshPanels();
  panels.getState().toggle('team');
  panels.getState().pin('team');
  expect((await freshPanels()).getState()).toMatchObject({ open: ['team'], pinned: ['team'] });
  panels.getState().toggle('team');
  expect((await freshPanels()).getState()).toMatchObject({ open: [], pinned: [] });
});

test('what somebody else wrote there opens nothing', async () => {
  for (const text of ['"team"', '{"team":1}', '["words",7]', 'x']) {
    page.stored.set('flickfall.panels', text);
    expect((await freshPanels()).getState().open, text).toEqual([]);
  }
});
