// A match survives what happens to a device: a reload, another tab, a torn neighbour, a stranger's file, blocked storage.
import { readFileSync } from 'node:fs';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../src/match/match';
import { withDay } from '../../src/match/played-at';
import { RULES } from '../../src/match/rules-hash';
import type { LocalSession } from '../../src/match/seat-session';
import { loadEngine } from '../../src/physics/engine';
import type { NewGame } from '../../src/scenarios/setup';
import { SPECTATOR } from '../../src/scenarios/view';
import { fakePage, type FakePage } from './support/page';

type Stored = { readonly plan: NewGame; readonly log: readonly LogEntry[] };
const GOLDEN = readFileSync('tests/golden/s1-1-together.json', 'utf8');
const golden = JSON.parse(GOLDEN) as Stored;
const lost = JSON.parse(readFileSync('tests/golden/s1-3-nobody.json', 'utf8')) as Stored;
const answersOf = ({ log }: Stored) =>
  log.flatMap((entry) => ('command' in entry ? [entry.command] : []));
const answers = answersOf(golden);

/** A tab: its modules are its own, and the device is shared. */
async function openTab() {
  vi.resetModules();
  const [database, keeper, opening, sessions, matches, session, seats, won, engine] =
    await Promise.all([
      import('../../src/ui/saves/database'),
      import('../../src/ui/saves/keeper'),
      import('../../src/ui/saves/open-save'),
      import('../../src/ui/sessions/open-sessions'),
      import('../../src/match/match'),
      import('../../src/match/session'),
      import('../../src/match/seat-session'),
      import('../../src/ui/scenarios/use-won'),
      import('../../src/physics/engine'),
    ]);
  await engine.loadEngine();
  return {
    ...database,
    ...keeper,
    ...opening,
    ...sessions,
    ...won,
    start: ({ plan }: Stored) => seats.localSession(session.openSession(matches.startMatch(plan))),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

let page: FakePage;
let device: IDBFactory;
beforeAll(() => loadEngine());
beforeEach(() => {
  page = fakePage();
  device = new IDBFactory();
  vi.stubGlobal('indexedDB', device);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asked = (session: LocalSession): number | undefined => {
  return session.state().asked?.decision.number;
};
async function give(
  session: LocalSession,
  from: number,
  to: number,
  given = answers,
): Promise<void> {
  for (const { seat: _, number: __, ...answer } of given.slice(from, to)) {
    expect(await session.give(answer)).toBeUndefined();
    while (session.state().phase === 'shown') {
      const before = session.state();
      session.seen();
      if (session.state() === before) break;
    }
  }
}
const movesOf = (session: LocalSession): number => session.stored('', 0).summary.moves;
async function storedMoves(tab: Tab, id: string): Promise<number | undefined> {
  const save = (await tab.listSaves()).find((one) => one.id === id);
  return save?.summary?.moves;
}
/** Writing never holds the game up: waits until it is done. */
const kept = (tab: Tab, id: string, session: LocalSession): Promise<void> =>
  vi.waitFor(async () => expect(await storedMoves(tab, id)).toBe(movesOf(session)));

async function playSome(
  tab: Tab,
  decisions: number,
): Promise<{ id: string; session: LocalSession }> {
  const session = tab.start(golden);
  tab.keepMatch(session);
  await give(session, 0, decisions);
  const id = tab.matchIdOf(session);
  await kept(tab, id, session);
  return { id, session };
}
async function reopen(tab: Tab, id: string): Promise<LocalSession> {
  const opened = await tab.openSave(id, () => {});
  if (!opened.ok) throw new Error('The match cannot be opened.');
  return opened.session;
}

/** Changes what is stored, as an accident would. */
function tamper(store: string, change: (value: never) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = device.open('flickfall');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    opening.addEventListener('success', () => {
      const work = opening.result.transaction(store, 'readwrite');
      const all = work.objectStore(store).getAll();
      all.addEventListener('success', () => {
        for (const value of all.result) work.objectStore(store).put(change(value as never));
      });
      work.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

describe('a match', () => {
  test('is put away after every decision, and goes on where it was after a reload', async () => {
    const { id, session } = await playSome(await openTab(), 6);
    const tab = await openTab();
    expect(tab.openSessionOf(id)).toBeUndefined();
    const again = await reopen(tab, id);
    expect(asked(again)).toBe(asked(session));
    expect(again.state().told).toEqual(JSON.parse(JSON.stringify(session.state().told)));
    expect(tab.openSessionOf(id)).toBe(again);
    expect(tab.lastSession()).toBe(again);
    await give(again, 6, 7);
  });

  test('whose state has changed is played again from its log, and says how far it is', async () => {
    const { id, session } = await playSome(await openTab(), 6);
    await tamper('matches', (match: { snapshot: object }) => ({
      ...match,
      snapshot: { ...match.snapshot, hash: '0' },
    }));
    const shares: number[] = [];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 40));
    const opened = await (await openTab()).openSave(id, (share) => shares.push(share));
    expect(opened.ok && asked(opened.session)).toBe(asked(session));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('that was only looked at is not listed, and is cleared away by the next one', async () => {
    const tab = await openTab();
    const looked = tab.start(golden);
    tab.keepMatch(looked);
    const first = tab.matchIdOf(looked);
    await vi.waitFor(async () => expect(await tab.getMatch(first)).toBeDefined());
    expect(await tab.listSaves()).toEqual([]);
    const { id } = await playSome(tab, 1);
    await vi.waitFor(async () => expect(await tab.getMatch(first)).toBeUndefined());
    expect((await tab.listSaves()).map((save) => save.id)).toEqual([id]);
  });

  test('can be deleted and taken back', async () => {
    const tab = await openTab();
    const { id } = await playSome(tab, 4);
    const [listed] = await tab.listSaves();
    const match = await tab.getMatch(id);
    if (!listed?.summary || !match) throw new Error('The match was not kept.');
    await tab.deleteSave(id);
    tab.forgetSession(id);
    expect(await tab.listSaves()).toEqual([]);
    await tamper('summaries', () => expect.unreachable('The summary is still there.'));
    expect(await tab.openSave(id, () => {})).toEqual({ ok: false, missing: true });
    expect(tab.lastSession()).toBeUndefined();
    await tab.putSave({ summary: listed.summary, match });
    expect(await tab.listSaves()).toEqual([listed]);
    expect(asked(await reopen(tab, id))).toBe(answers[4]?.number);
  });

  test('opened in two tabs is never corrupted: who lags behind does not take its place', async () => {
    const one = await openTab();
    const { id, session } = await playSome(one, 3);
    const other = await openTab();
    const further = await reopen(other, id);
    other.keepMatch(further);
    await give(further, 3, 5);
    await kept(other, id, further);
    await give(session, 3, 4);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await storedMoves(one, id)).toBe(movesOf(further));
    expect(asked(await reopen(await openTab(), id))).toBe(asked(further));
  });

  test('of which something was taken back is put away as it stands', async () => {
    const tab = await openTab();
    const { id, session } = await playSome(tab, 1);
    await give(session, 1, 2);
    await kept(tab, id, session);
    const before = asked(session);
    expect(await session.takeBack()).toBeUndefined();
    await kept(tab, id, session);
    const again = await reopen(await openTab(), id);
    expect(asked(again)).not.toBe(before);
    expect(again.written()).toBe(session.written());
    expect(again.state().told).toEqual(JSON.parse(JSON.stringify(session.state().told)));
  });

  test('and so is another answer that was given instead, however quickly', async () => {
    const tab = await openTab();
    const { id, session } = await playSome(tab, 1);
    const [first, other] = session.state().asked?.decision.options ?? [];
    if (!first || !other) throw new Error('There is no choice.');
    await session.give({ choice: first.id });
    await session.takeBack();
    await session.give({ choice: other.id });
    await vi.waitFor(async () => expect((await tab.getMatch(id))?.log).toBe(session.written()));
  });

  test('of several that was played last is listed first', async () => {
    const tab = await openTab();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { id: older } = await playSome(tab, 1);
    vi.spyOn(Date, 'now').mockReturnValue(2000);
    const { id: newer } = await playSome(tab, 2);
    expect(newer).not.toBe(older);
    expect((await tab.listSaves()).map(({ id }) => id)).toEqual([newer, older]);
  });

  test('that is opened and not played on stays where it was in the list', async () => {
    const tab = await openTab();
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { id: older } = await playSome(tab, 1);
    vi.spyOn(Date, 'now').mockReturnValue(2000);
    const { id: newer } = await playSome(tab, 2);
    vi.spyOn(Date, 'now').mockReturnValue(3000);
    const next = await openTab();
    const opened = await reopen(next, older);
    next.keepMatch(opened);
    const order = async () => (await next.listSaves()).map(({ id }) => id);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await order()).toEqual([newer, older]);
    await give(opened, 1, 2);
    await kept(next, older, opened);
    expect(await order()).toEqual([older, newer]);
  });

  test('that cannot be put away says so, and says so no more once it can', async () => {
    const tab = await openTab();
    const { id, session } = await playSome(tab, 1);
    // A full disk ends the whole transaction.
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'matches') this.transaction.abort();
      return this.get((value as { id: string }).id);
    });
    await give(session, 1, 2);
    await vi.waitFor(() => expect(tab.useKeeper.getState().failed).toBe(true));
    put.mockRestore();
    await give(session, 2, 3);
    await kept(tab, id, session);
    expect(tab.useKeeper.getState().failed).toBe(false);
  });

  test('that is won is remembered, whatever becomes of its save; one that is lost is not', async () => {
    const tab = await openTab();
    const sad = tab.start(lost);
    tab.keepMatch(sad);
    await give(sad, 0, Infinity, answersOf(lost));
    expect(sad.state().viewOf(SPECTATOR).result?.winner).toBe('nobody');
    expect(tab.useWon.getState().won).toEqual([]);
    await playSome(tab, answers.length);
    expect(tab.useWon.getState().won).toEqual(['s1']);
    expect(JSON.parse(page.stored.get('flickfall.won') ?? '')).toEqual(['s1']);
    expect((await openTab()).useWon.getState().won).toEqual(['s1']);
  });
});

describe('a broken save', () => {
  test('is listed under its id, and the others stay usable', async () => {
    const tab = await openTab();
    const { id, session } = await playSome(tab, 3);
    await tamper('matches', (match: object) => match);
    await putRaw({ id: 'broken', log: 7 });
    const listed = await tab.listSaves();
    expect(listed.map((one) => [one.id, one.summary !== undefined])).toEqual([
      [id, true],
      ['broken', false],
    ]);
    expect(await tab.openSave('broken', () => {})).toMatchObject({ fault: { code: 'damaged' } });
    expect(asked(await reopen(tab, id))).toBe(asked(session));
    await tab.deleteSave('broken');
    expect(await tab.listSaves()).toHaveLength(1);
  });

  test('with a torn summary can still be played', async () => {
    const tab = await openTab();
    const { id, session } = await playSome(tab, 3);
    await tamper('summaries', () => ({ id }));
    expect(await tab.listSaves()).toEqual([{ id }]);
    expect(asked(await reopen(tab, id))).toBe(asked(session));
  });

  test('with a torn log says so', async () => {
    const tab = await openTab();
    const { id } = await playSome(tab, 3);
    await tamper('matches', (match: { log: string }) => ({
      ...match,
      log: match.log.slice(0, 200),
    }));
    expect(await tab.openSave(id, () => {})).toMatchObject({
      ok: false,
      fault: { code: 'damaged' },
    });
  });

  const putRaw = (value: object): Promise<void> =>
    new Promise((resolve) => {
      const opening = device.open('flickfall');
      opening.addEventListener('success', () => {
        const work = opening.result.transaction('matches', 'readwrite');
        work.objectStore('matches').put(value);
        work.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
});

describe('a stranger’s file', () => {
  const bring = async (tab: Tab, text: string) => tab.importLog(text, () => {});

  test.each<[string, (match: Stored) => object | string, object]>([
    ['no match', () => '<html>', { code: 'damaged' }],
    ['another file', () => ({ format: 'something' }), { code: 'otherFile' }],
    [
      'of another table',
      (match) => ({ ...match, engine: 'table-0' }),
      { code: 'otherTable', found: 'table-0' },
    ],
    [
      'with a move left out',
      (match) => ({ ...match, log: match.log.toSpliced(1, 1), rules: RULES }),
      { code: 'notPossible', entry: 2 },
    ],
    [
      'with a move left out, by other rules',
      (match) => ({ ...match, log: match.log.toSpliced(1, 1), rules: 'others' }),
      { code: 'otherRules' },
    ],
  ])('that is %s is refused with the reason, and nothing is kept', async (_, change, fault) => {
    const tab = await openTab();
    const changed = change(golden);
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    expect(await bring(tab, text)).toMatchObject({ ok: false, fault });
    expect(await tab.listSaves()).toEqual([]);
  });

  test('of a finished match is kept under a name of its own, with how it ended', async () => {
    const tab = await openTab();
    expect(await bring(tab, GOLDEN)).toMatchObject({ ok: true, isNew: true });
    const listed = await tab.listSaves();
    expect(listed.map(({ summary }) => summary?.winner)).toEqual(['together']);
  });

  test('that lies here already is kept once, and found; so is one that was played further here', async () => {
    const tab = await openTab();
    const first = await bring(tab, GOLDEN);
    const again = await bring(tab, withDay(GOLDEN, 5));
    expect(again).toEqual({ ...first, isNew: false });
    const half = JSON.stringify({ ...golden, log: golden.log.slice(0, 12) });
    expect(await bring(tab, `${half}\n`)).toEqual({ ...first, isNew: false });
    expect(await tab.listSaves()).toHaveLength(1);
  });

  test('that was played further elsewhere is another match', async () => {
    const tab = await openTab();
    const half = JSON.stringify({ ...golden, log: golden.log.slice(0, 12) });
    expect(await bring(tab, `${half}\n`)).toMatchObject({ isNew: true });
    expect(await bring(tab, GOLDEN)).toMatchObject({ isNew: true });
    expect(await tab.listSaves()).toHaveLength(2);
  });

  test('shows the day on which it was played; one that does not say, that it came today', async () => {
    const tab = await openTab();
    await bring(tab, withDay(GOLDEN, 86_400_000));
    expect((await tab.listSaves())[0]?.summary).toMatchObject({ savedAt: 86_400_000 });
    expect((await tab.listSaves())[0]?.summary).not.toHaveProperty('imported');
    const other = await openTab();
    await other.deleteSave((await other.listSaves())[0]?.id ?? '');
    vi.spyOn(Date, 'now').mockReturnValue(7000);
    await bring(other, GOLDEN);
    expect((await other.listSaves())[0]?.summary).toMatchObject({ savedAt: 7000, imported: true });
  });
});

describe('where storage is blocked', () => {
  beforeEach(() =>
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('blocked');
      },
    }),
  );

  test('a match lasts as long as the page, and the page says so', async () => {
    const tab = await openTab();
    expect(await tab.keepsMatches()).toBe(false);
    const { id, session } = await playSome(tab, 3);
    expect(asked(await reopen(tab, id))).toBe(asked(session));
    await tab.deleteSave(id);
    expect(await tab.listSaves()).toEqual([]);
    const { id: second } = await playSome(tab, 2);
    expect(await (await openTab()).getMatch(second)).toBeUndefined();
  });

  test('a database that opens nowhere counts as blocked; one that opens does not', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = new EventTarget();
        setTimeout(() => request.dispatchEvent(new Event('error')));
        return request;
      },
    });
    expect(await (await openTab()).keepsMatches()).toBe(false);
    vi.stubGlobal('indexedDB', device);
    expect(await (await openTab()).keepsMatches()).toBe(true);
  });
});
