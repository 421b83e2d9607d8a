// What the menu of a running match offers, and what a report of a fault holds.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../src/physics/engine';
import { fakePage, type FakePage } from './support/page';

let page: FakePage;
beforeAll(() => loadEngine());
beforeEach(() => {
  vi.resetModules();
  page = fakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a fault that somebody has seen is reported with their words and the match', async () => {
  const [{ downloadFaultReport }, { openMatch }, { plainPlan }, { nameSession }] =
    await Promise.all([
      import('../../src/ui/errors/bug-report'),
      import('../../src/ui/sessions/open-match'),
      import('../../src/match/plan'),
      import('../../src/ui/sessions/open-sessions'),
    ]);
  nameSession(await openMatch(plainPlan('s1', 1)), 'x');
  await downloadFaultReport('The lamp stood in the way.');
  const [file] = page.downloads.values();
  const report = JSON.parse((await file?.text()) ?? '') as Record<string, string>;
  expect(report['what']).toBe('The lamp stood in the way.');
  expect(report['match']).toContain('flickfall-match');
});

test('only a whole match can be taken along or begun anew', async () => {
  const [{ localOf }, { openMatch }, { plainPlan }, { openPractice }] = await Promise.all([
    import('../../src/ui/play/queries'),
    import('../../src/ui/sessions/open-match'),
    import('../../src/match/plan'),
    import('../../src/ui/practice/table/open-practice'),
  ]);
  const match = await openMatch(plainPlan('s1', 1));
  expect(localOf(match)).toBe(match);
  expect(localOf(await openPractice())).toBeUndefined();
});
