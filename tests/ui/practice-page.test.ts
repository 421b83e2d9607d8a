// The practice table as it first stands on a page: who can flick what, and the tools beside it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

const ROOMY = '(min-width: 1000px) and (min-height: 600px)';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage(media: readonly string[]) {
  fakePage({ media });
  const [{ PractiseTable }, { openPractice }, setting, { useTab }, { chancesPool }] =
    await Promise.all([
      import('../../src/ui/practice/table/PractiseTable'),
      import('../../src/ui/practice/table/open-practice'),
      import('../../src/match/practice/setting'),
      import('../../src/ui/practice/table/tabs'),
      import('../../src/match/spread/tables'),
    ]);
  return { PractiseTable, openPractice, setting, useTab, chancesPool };
}

test('with nothing chosen it is the first town, with a disc in the hand of its first survivor', async () => {
  const { PractiseTable, openPractice } = await openPage([ROOMY]);
  const session = await openPractice();
  expect(session.practice()).toMatchObject({ exercise: { of: 'disc', survivor: 'anita' } });
  const page = render(PractiseTable, { session, onLeave: () => {} });
  const words = wordsOf(page);
  for (const text of ['Anita', 'Thomas', 'Two rifles', 'Rush', 'Undo', 'Again, exactly'])
    expect(words).toContain(text);
  expect(words.join(' ')).toContain('Where does Anita go?');
});

test('where there is little room the tools are folded', async () => {
  const { PractiseTable, openPractice, useTab } = await openPage([]);
  const session = await openPractice();
  expect(countOf(render(PractiseTable, { session, onLeave: () => {} }), 'practice-panel')).toBe(0);
  useTab.getState().toggle('flick');
  expect(useTab.getState().tab).toBe('flick');
  useTab.getState().toggle('flick');
  expect(useTab.getState().tab).toBeUndefined();
});

test('whoever cannot be flicked says why; a rush has a strut to pull; a shot that was sent is shown', async () => {
  const { PractiseTable, openPractice, setting } = await openPage([ROOMY]);
  const start = setting.settingOfScenario('s1');
  const told = async (given: Parameters<typeof openPractice>[0]): Promise<string> =>
    wordsOf(render(PractiseTable, { session: await openPractice(given), onLeave: () => {} })).join(
      ' ',
    );
  expect(await told({ setting: start, exercise: { of: 'throwOut', survivor: 'john' } })).toContain(
    'put the figure into a building first',
  );
  const rush = { of: 'rush', survivor: 'john', zombies: 2 } as const;
  expect(await told({ setting: start, exercise: rush })).toContain('Pull the strut');
  const sent = await openPractice({ setting: start, shot: { exercise: rush, luck: 3 } });
  expect(sent.state().phase).toBe('shown');
});

test('chances have tables of their own, made once', async () => {
  const { chancesPool } = await openPage([]);
  expect(chancesPool()).toBe(chancesPool());
});
