// What is kept of practice outlasts the page, travels as a file, and takes no page down when it is damaged.
import { createElement } from 'react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { optionId } from '../../src/scenarios/decisions';
import { settingOfScenario } from '../../src/match/practice/setting';
import type { Start } from '../../src/match/practice/practice-schema';
import type { Shot } from '../../src/match/practice/shoot';
import { toldStart } from '../../src/ui/practice/keep/told-start';
import { spoilt, textOf } from '../support/mutate';
import { fakePage, type FakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

const DISC: Start = {
  setting: settingOfScenario('s1'),
  exercise: { of: 'disc', survivor: 'anita' },
};
const SHOT: Shot = {
  exercise: { of: 'shot', survivor: 'john', weapon: 'shotgun' },
  luck: 0,
  flick: { choice: 'left', numbers: { direction: 75, speed: 2000 } },
};
const SENT: Start = { setting: { ...settingOfScenario('s1'), half: 'night' }, shot: SHOT };

let page: FakePage;
beforeEach(() => {
  page = fakePage({ media: ['(min-width: 1000px) and (min-height: 600px)'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Another tab, or the same after a reload: modules of its own, and the device is shared. */
async function openTab() {
  vi.resetModules();
  const [kept, files, opening, left, practice, tab, doors, setups, context, toast] =
    await Promise.all([
      import('../../src/ui/practice/keep/kept'),
      import('../../src/ui/practice/keep/kept-list'),
      import('../../src/ui/practice/keep/open-kept'),
      import('../../src/ui/practice/keep/left'),
      import('../../src/ui/practice/table/open-practice'),
      import('../../src/ui/practice/keep/KeepTab'),
      import('../../src/ui/practice/keep/KeptDoors'),
      import('../../src/ui/practice/SetupsPage'),
      import('../../src/ui/practice/table/use-practice'),
      import('../../src/ui/page/toast'),
    ]);
  return {
    ...kept,
    ...files,
    ...opening,
    ...left,
    ...practice,
    ...tab,
    ...doors,
    ...setups,
    ...context,
    ...toast,
    names: () => kept.useKept.getState().kept.map(({ name }) => name),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const FAULTS = { damaged: 'damaged', cannotStand: 'cannot stand', cannotBeTaken: 'not taken' };

describe('kept on the device', () => {
  test('a position and a shot are there after a reload, and open bit for bit', async () => {
    const first = await openTab();
    first.keep('My corner', 'otherwise', DISC);
    first.keep('  ', 'The shotgun', SENT);
    const again = await openTab();
    expect(again.names()).toEqual(['The shotgun', 'My corner']);
    const opened: Start[] = [];
    for (const one of again.useKept.getState().kept)
      await again.openKept(one, FAULTS, (start) => opened.push(start));
    expect(opened).toEqual([SENT, DISC]);
  });
  test('it is renamed, and taken off and put back where it was', async () => {
    const tab = await openTab();
    for (const name of ['a', 'b', 'c']) tab.keep(name, '', DISC);
    const { kept } = tab.useKept.getState();
    tab.rename(kept[1]?.id ?? '', ` ${'long '.repeat(40)} `);
    expect(tab.names()[1]).toHaveLength(59);
    tab.rename(kept[1]?.id ?? '', '   ');
    expect(tab.names()[1]).toHaveLength(59);
    const undo = tab.remove(kept[0]?.id ?? '');
    expect(tab.names()).toHaveLength(2);
    undo();
    undo();
    expect(tab.names()).toEqual(['c', expect.stringContaining('long'), 'a']);
    expect((await openTab()).names()).toEqual(tab.names());
  });
  test('two tabs lose nothing of each other', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.keep('of one', '', DISC);
    other.keep('of the other', '', DISC);
    one.keep('of one again', '', DISC);
    expect((await openTab()).names()).toEqual(['of one again', 'of the other', 'of one']);
  });
  test('so many, and no more', async () => {
    const tab = await openTab();
    for (let count = 0; count < tab.MOST_KEPT; count += 1)
      expect(tab.keep(String(count), '', DISC)).toBe(true);
    expect(tab.keep('one more', '', DISC)).toBe(false);
    expect(tab.names()).not.toContain('one more');
    expect(page.stored.get('flickfall.kept')?.length).toBeLessThan(400_000);
  });
  test('where nothing can be stored it lasts as long as the page, and the table says so', async () => {
    expect(await tabOf(await openTab())).not.toContain('keeps nothing more');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const tab = await openTab();
    expect(await tabOf(tab)).toContain('keeps nothing more');
    tab.keep('first', '', DISC);
    tab.keep('second', '', DISC);
    expect(tab.names()).toEqual(['second', 'first']);
  });
  test('what cannot be read stays where it is, is told, and can be thrown away', async () => {
    page.stored.set('flickfall.kept', JSON.stringify([{ from: 'tomorrow' }, 7]));
    const tab = await openTab();
    tab.keep('mine', '', DISC);
    expect(JSON.parse(page.stored.get('flickfall.kept') ?? '')).toHaveLength(3);
    const undo = tab.removeUnread();
    expect(JSON.parse(page.stored.get('flickfall.kept') ?? '')).toHaveLength(1);
    undo();
    expect((await openTab()).useKept.getState().unread).toEqual([{ from: 'tomorrow' }, 7]);
  });
  test('a table that cannot stand is not opened, and says why', async () => {
    const tab = await openTab();
    const { john } = DISC.setting.survivors;
    if (!john) throw new Error('John is not there');
    const crowd = { ...DISC.setting.survivors, kevin: john };
    tab.keep('crowd', '', { setting: { ...DISC.setting, survivors: crowd } });
    const [one] = tab.useKept.getState().kept;
    if (!one) throw new Error('nothing is kept');
    const opened: Start[] = [];
    await tab.openKept(one, FAULTS, (start) => opened.push(start));
    expect(opened).toEqual([]);
    expect(tab.useToast.getState().toast?.text).toBe('cannot stand');
  });
});

const onOpen = (): void => {};

/** The open tab, as a page that has just come shows it. */
async function tabOf({ KeepTab, PracticeContext, openPractice }: Tab): Promise<string> {
  const session = await openPractice();
  return render(
    () => createElement(PracticeContext, { value: session }, createElement(KeepTab)),
    {},
  );
}

describe('as a file', () => {
  test('there and back; what is here already does not come twice', async () => {
    const tab = await openTab();
    tab.keep('a', '', DISC);
    tab.keep('b', '', SENT);
    const file = tab.writeFile(tab.useKept.getState().kept);
    expect(await tab.bring(file)).toEqual({ ok: true, added: 0, refused: 0, left: 0 });
    page.stored.clear();
    const fresh = await openTab();
    expect(await fresh.bring(file)).toEqual({ ok: true, added: 2, refused: 0, left: 0 });
    expect(fresh.useKept.getState().kept.map(({ name, start }) => [name, start])).toEqual([
      ['b', SENT],
      ['a', DISC],
    ]);
  });
  test('as much as there is room for', async () => {
    const tab = await openTab();
    for (let count = 0; count < tab.MOST_KEPT; count += 1) tab.keep(String(count), '', DISC);
    const file = tab.writeFile(tab.useKept.getState().kept);
    page.stored.clear();
    const fresh = await openTab();
    fresh.keep('mine', '', SENT);
    expect(await fresh.bring(file)).toMatchObject({ added: fresh.MOST_KEPT - 1, left: 1 });
    expect(fresh.names()).toContain('mine');
  });
  test.each([
    ['', 'damaged'],
    ['[]', 'damaged'],
    ['{"format":"flickfall-match"}', 'otherFile'],
    ['{"format":"flickfall-practice","version":2,"kept":[]}', 'otherVersion'],
    ['{"format":"flickfall-practice","version":1,"kept":[]}', 'damaged'],
    [' '.repeat(2_000_001), 'tooLong'],
  ])('%.40s is refused, and nothing is lost', async (file, why) => {
    const tab = await openTab();
    tab.keep('mine', '', DISC);
    expect(await tab.bring(file)).toEqual({ ok: false, why });
    expect(tab.names()).toEqual(['mine']);
  });
  test('spoilt files do no harm', { timeout: 60_000 }, async () => {
    const tab = await openTab();
    tab.keep('mine', '', DISC);
    const before = page.stored.get('flickfall.kept') ?? '';
    const kept = [{ id: '1', name: 'one', at: 1, start: SENT }];
    const file = { format: 'flickfall-practice', version: 1, kept };
    await fc.assert(
      fc.asyncProperty(spoilt(file), async (given) => {
        page.stored.set('flickfall.kept', before);
        await tab.bring(textOf(given));
        expect(tab.readShelf(JSON.parse(page.stored.get('flickfall.kept') ?? ''))).toMatchObject({
          unread: [],
        });
        expect(tab.names()).toContain('mine');
      }),
      { numRuns: 150, seed: 8 },
    );
  });
});

describe('on the screens', () => {
  test('the tab names what is kept, as text whatever it is', async () => {
    (await openTab()).keep('<img src=x>', '', SENT);
    const reloaded = await openTab();
    const table = await tabOf(reloaded);
    expect(table).toContain('&lt;img src=x&gt;');
    expect(table).not.toContain('<img');
    expect(wordsOf(table)).toContain('Kept on this device');
    expect(countOf(table, 'keep-position')).toBe(1);
    const setups = render(reloaded.SetupsPage, {});
    expect(setups).toContain('&lt;img src=x&gt;');
    expect(setups).not.toContain('<img');
    expect(wordsOf(setups).join(' ')).toContain('John flicks: Shotgun');
  });
  test('spoilt storage takes no page down', async () => {
    const kept = [{ id: '1', name: 'one', at: 1, start: SENT }];
    const tab = await openTab();
    fc.assert(
      fc.property(spoilt(kept), (given) => {
        for (const { name, start } of tab.readShelf(given).kept)
          expect(() => render(tab.Door, { name, start, onOpen })).not.toThrow();
      }),
      { numRuns: 1000, seed: 9 },
    );
  });
});

test('what lies in the hand is told: who flicks what, and a rush as one toward somebody', () => {
  const setting = settingOfScenario('s1');
  const rush: Start = { setting, exercise: { of: 'rush', survivor: 'kevin', zombies: 2 } };
  expect(toldStart(DISC, 'en').hand).toBe('Anita flicks: Disc');
  expect(toldStart(rush, 'en').hand).toBe('A rush toward Kevin');
  expect(toldStart(rush, 'fr').hand).toBe('Une ruée vers Kevin');
});

describe('the table that was left last', () => {
  test('is there again after a reload, with what lay in the hand', async () => {
    const tab = await openTab();
    const session = await tab.openPractice({ setting: settingOfScenario('s3') });
    const stop = tab.keepLeft(session);
    session.choose({ of: 'disc', survivor: 'john' });
    await session.give({ choice: optionId('flick'), flick: { direction: 90, speed: 400 } });
    session.seen();
    stop();
    const again = await (await openTab()).openPractice();
    const { setting, exercise } = session.practice();
    expect(again.practice()).toMatchObject({ setting, exercise });
    const reloaded = await openTab();
    expect(wordsOf(render(reloaded.SetupsPage, {}))).toContain('Back to the table you left');
  });
  test.each(['7', '{', '{"setting":{"scenario":"s99"}}'])('%s is none', async (text) => {
    page.stored.set('flickfall.practice', text);
    const session = await (await openTab()).openPractice();
    expect(session.practice().setting.scenario).toBe('s1');
  });
});
