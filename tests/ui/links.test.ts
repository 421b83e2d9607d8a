// A link is told before it is played: what it holds, or in a sentence why it cannot be opened.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LinkFault } from '../../src/match/links/link';
import type { Shot } from '../../src/match/practice/shoot';
import { edited } from '../../src/match/practice/place';
import { settingOfScenario } from '../../src/match/practice/setting';
import { ZOMBIE_IDS } from '../../src/scenarios/catalogue/zombies';
import { TEXTS } from '../../src/words/texts';
import { fakePage } from './support/page';
import { countOf, headingsOf, render, wordsOf } from './support/render';

const GOLDEN = readFileSync('tests/golden/s1-1-together.json', 'utf8');
const SHOT: Shot = {
  exercise: { of: 'shot', survivor: 'john', weapon: 'shotgun' },
  luck: 0,
  flick: { choice: 'left', numbers: { direction: 75, speed: 2000 } },
};

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPages(wishes: Parameters<typeof fakePage>[0] = {}) {
  const page = fakePage(wishes);
  const [link, refused, table, match, share, { useScreen }, { readLink, writeLink }] =
    await Promise.all([
      import('../../src/ui/links/LinkPage'),
      import('../../src/ui/links/LinkRefused'),
      import('../../src/ui/links/TableLink'),
      import('../../src/ui/links/MatchLink'),
      import('../../src/ui/device/share'),
      import('../../src/ui/navigation/screen'),
      import('../../src/match/links/link'),
    ]);
  return {
    page,
    ...link,
    ...refused,
    ...table,
    ...match,
    ...share,
    useScreen,
    readLink,
    writeLink,
  };
}

test('an address with a link opens its page, also while something else is open, and Back returns there', async () => {
  const { useScreen, page } = await openPages({ url: '#p1.AAAA' });
  expect(useScreen.getState().screen).toEqual({ name: 'link', link: '#p1.AAAA' });
  useScreen.getState().open({ name: 'matches' });
  // As a browser does when somebody types another hash.
  history.pushState(null, '', '#s1.BBBB');
  page.events.dispatchEvent(new Event('popstate'));
  expect(useScreen.getState().screen).toEqual({ name: 'link', link: '#s1.BBBB' });
  page.back();
  expect(useScreen.getState().screen).toEqual({ name: 'matches' });
});

test('a position: which town, how many, who flicks what, seen from above', async () => {
  const { TableLink, LinkPage } = await openPages();
  const off = edited(settingOfScenario('s6'), { takeOff: 'lamp-1' });
  const absent = off.ok && ZOMBIE_IDS.find((id) => !off.setting.zombies[id]);
  const inside = off.ok
    ? edited(off.setting, { put: absent || '', where: { inside: 'school' } })
    : off;
  if (!inside.ok) throw new Error('no room');
  const { setting } = inside;
  expect(wordsOf(render(LinkPage, { link: '#p1.AAAA' }))).toContain('Looking at what was sent…');
  const start = { setting, exercise: { of: 'disc', survivor: 'john' } as const };
  const page = render(TableLink, { start });
  expect(headingsOf(page)).toContain(TEXTS.en.scenarios.s6.title);
  const words = wordsOf(page).join(' ');
  expect(words).toContain('8 survivors, 6 zombies');
  expect(words).toContain('John flicks: Disc');
  expect(countOf(page, 'map-inside')).toBe(1);
  const { things } = setting;
  const lamps = Object.values(things).filter(({ kind }) => kind === 'lamp').length;
  expect([
    countOf(page, 'map-team'),
    countOf(page, 'map-zombie'),
    countOf(page, 'map-lamp'),
  ]).toEqual([8, 5, lamps]);
});

test('a shot says who flicks what, and that it is shown first', async () => {
  const { TableLink } = await openPages();
  const page = render(TableLink, { start: { setting: settingOfScenario('s1'), shot: SHOT } });
  expect(wordsOf(page).join(' ')).toMatch(/John flicks: Shotgun.*shown first/);
  expect(wordsOf(page)).toContain('Show the shot');
});

test('a match says which scenario, who, and how far; to be told so changes nothing that is kept', async () => {
  const { ToldMatch } = await openPages();
  const [{ openLog }, { listSaves }] = await Promise.all([
    import('../../src/ui/saves/open-save'),
    import('../../src/ui/saves/database'),
  ]);
  const opened = await openLog(GOLDEN, () => {});
  if (!opened.ok) throw new Error(opened.fault.code);
  const words = wordsOf(render(ToldMatch, { session: opened.session, onWatch: () => {} }));
  expect(words).toContain(TEXTS.en.scenarios.s1.title);
  expect(words.join(' ')).toMatch(/Round \d+, (day|night) · Won/);
  expect(words).toContain(opened.session.plan.seats[0]?.name);
  expect(await listSaves()).toEqual([]);
});

describe('what cannot be opened says why, and leads to the title', () => {
  const every: readonly LinkFault[] = [
    { why: 'noLink' },
    { why: 'otherVersion' },
    { why: 'tooLong' },
    { why: 'damaged' },
    { why: 'cannotStand' },
    { why: 'cannotBeTaken' },
    { why: 'noMatch', fault: { code: 'otherTable', found: 'table-0' } },
  ];
  test('each in a sentence of its own', async () => {
    const { LinkRefused } = await openPages();
    const told = every.map((fault) => wordsOf(render(LinkRefused, { fault })));
    for (const words of told) expect(words).toContain('To the title');
    expect(new Set(told.map((words) => words.join(' '))).size).toBe(every.length);
    expect(told.at(-1)?.join(' ')).toContain('table-0');
  });
});

test('names of strangers are text', async () => {
  const { ToldMatch } = await openPages();
  const { openLog } = await import('../../src/ui/saves/open-save');
  const evil = GOLDEN.replace(/"name":"[^"]*"/, '"name":"<img src=x>"');
  const opened = await openLog(evil, () => {});
  if (!opened.ok) throw new Error(opened.fault.code);
  const page = render(ToldMatch, { session: opened.session, onWatch: () => {} });
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toContain('<img');
});

describe('handing a link over', () => {
  test('it belongs to the game wherever it lies, and can be read again', async () => {
    const { addressWith, writeLink, readLink } = await openPages({ url: '?play=s1#/practise' });
    const start = { setting: settingOfScenario('s1') };
    const url = new URL(addressWith((await writeLink({ kind: 'position', start })) ?? ''));
    expect([url.pathname, url.search]).toEqual(['/some/prefix/', '']);
    expect(await readLink(url.hash)).toEqual({ ok: true, linked: { kind: 'position', start } });
  });
  test('to the clipboard; to the sheet of a phone; by hand where neither is allowed', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    const desk = await openPages({ navigator: { clipboard } });
    expect(await desk.share('http://here/#p1.A', 'Flickfall')).toBe('copied');
    expect(copied).toEqual(['http://here/#p1.A']);
    const sent: unknown[] = [];
    const phone = await openPages({
      media: ['(pointer: coarse)'],
      navigator: { clipboard, share: async (what: unknown) => void sent.push(what) },
    });
    expect(await phone.share('http://here/#p1.A', 'Flickfall')).toBe('shared');
    expect(sent).toEqual([{ title: 'Flickfall', url: 'http://here/#p1.A' }]);
    const closed = await openPages({
      media: ['(pointer: coarse)'],
      navigator: {
        clipboard,
        share: () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })),
      },
    });
    expect(await closed.share('http://here/', 'Flickfall')).toBe('closed');
    const nothing = await openPages({});
    expect(await nothing.share('http://here/', 'Flickfall')).toBe('refused');
  });
});
