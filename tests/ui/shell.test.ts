// The page around the game: addresses and Back, links, settings that stay, errors that are told, a new version at the door.
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LocalSession } from '../../src/match/seat-session';
import { optionName } from '../../src/scenarios/decisions';
import { scenarioOf } from '../../src/scenarios/list';
import { SEED_DIGITS } from '../../src/scenarios/luck';
import { survivorIds } from '../../src/scenarios/queries';
import { SPECTATOR } from '../../src/scenarios/view';
import { fakePage, type FakePage } from './support/page';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Wishes = Parameters<typeof fakePage>[0] & {
  readonly stored?: Readonly<Record<string, unknown>>;
};

function freshPage({ stored = {}, ...wishes }: Wishes = {}): FakePage {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const page = fakePage(wishes);
  for (const [name, value] of Object.entries(stored))
    page.stored.set(`flickfall.${name}`, JSON.stringify(value));
  return page;
}
const openScreen = async () => (await import('../../src/ui/navigation/screen')).useScreen;
const sessionOf = (store: Awaited<ReturnType<typeof openScreen>>): LocalSession => {
  const { screen } = store.getState();
  if (screen.name !== 'play') throw new Error(`The screen is ${screen.name}.`);
  return screen.session;
};

describe('screens', () => {
  test('have addresses; Back and Forward go from one to the other', async () => {
    const page = freshPage();
    const store = await openScreen();
    expect(store.getState()).toMatchObject({ screen: { name: 'title' }, opened: 0 });
    store.getState().open({ name: 'scenarios' });
    store.getState().open({ name: 'scenario', scenario: 's4' });
    expect([page.address(), page.depth()]).toEqual(['#/scenario/s4', 3]);
    page.back();
    expect(store.getState().screen).toEqual({ name: 'scenarios' });
    page.forward();
    expect(store.getState().screen).toEqual({ name: 'scenario', scenario: 's4' });
    store.getState().back();
    expect(store.getState()).toMatchObject({ screen: { name: 'scenarios' }, opened: 5 });
  });

  test('are found again by a reload, with whatever else the address says', async () => {
    const page = freshPage({ url: '?quality=low#/seats/s2' });
    const store = await openScreen();
    expect(store.getState().screen).toEqual({ name: 'seats', scenario: 's2' });
    store.getState().open({ name: 'settings' });
    expect(page.address()).toBe('?quality=low#/settings');
  });

  test('lead whoever came by a link back to the title, and not out of the game', async () => {
    const page = freshPage({ url: '#/sheet/s1' });
    const store = await openScreen();
    store.getState().back();
    expect(store.getState().screen).toEqual({ name: 'title' });
    expect([page.address(), page.depth()]).toEqual(['', 1]);
  });

  test('that are opened again, or in place of another, add nothing to the way back', async () => {
    const page = freshPage();
    const store = await openScreen();
    store.getState().open({ name: 'settings' });
    store.getState().open({ name: 'settings' });
    store.getState().replace({ name: 'matches' });
    expect([page.address(), page.depth()]).toEqual(['#/matches', 2]);
  });

  test('of a match are on the way to the table after a reload, and at it when it lies open', async () => {
    const page = freshPage({ url: '#/play/abc' });
    const store = await openScreen();
    expect(store.getState().screen).toEqual({ name: 'opening', match: 'abc' });
    const { openMatch } = await import('../../src/ui/sessions/open-match');
    const { plainPlan } = await import('../../src/match/plan');
    const session = await openMatch(plainPlan('s1', 1));
    store.getState().open({ name: 'play', session });
    store.getState().open({ name: 'title' });
    expect(page.address()).toBe('');
    page.back();
    expect(sessionOf(store)).toBe(session);
    expect(page.address()).toMatch(/^#\/play\/[0-9a-f]{16}$/);
  });
});

describe('a link', () => {
  const follow = async (url: string, languages: readonly string[] = ['en']) => {
    const page = freshPage({ url, languages });
    const store = await openScreen();
    const { openLink } = await import('../../src/ui/app/open-link');
    await openLink();
    return { page, store };
  };

  test('lays a scenario out at once, and is gone from the address', async () => {
    const { page, store } = await follow('?play=s3&seed=7&quality=low');
    expect(sessionOf(store).plan.sheet.id).toBe('s3');
    expect(page.address()).toMatch(/^\?quality=low#\/play\//);
    expect(page.depth()).toBe(1);
  });

  test.each([
    ['en', ['Player 1', 'Player 2']],
    ['fr', ['Joueur 1', 'Joueur 2']],
  ])('names its players as the language does: %s', async (language, names) => {
    const { store } = await follow('?play=s6&seed=7', [language]);
    expect(sessionOf(store).plan.seats.map(({ name }) => name)).toEqual(names);
  });

  test.each(['?play=s99', '?play=s1&seed=x', '?play=s1#/play/abc', ''])(
    'that asks for nothing, or was followed already, does nothing: %s',
    async (url) => {
      const { page, store } = await follow(url);
      expect(store.getState().opened).toBe(0);
      expect(page.address()).toBe(url);
    },
  );
});

describe('a match', () => {
  test('begins with the players, the rules and the survivors that were chosen', async () => {
    const together = [...(scenarioOf('s1').teams.together?.survivors ?? [])].with(1, 'rosa');
    const page = freshPage();
    const [{ startMatch }, store, { useLineUps }, { useOptions }, { usePlayers }] =
      await Promise.all([
        import('../../src/ui/seats/start-match'),
        openScreen(),
        import('../../src/ui/seats/use-line-ups'),
        import('../../src/ui/seats/use-options'),
        import('../../src/ui/seats/use-players'),
      ]);
    usePlayers.getState().seat([
      { mark: 'moon', name: 'Cy', side: 'a', steady: true },
      { mark: 'star', name: '', side: 'b', steady: false },
    ]);
    useOptions.getState().choose({ difficulty: 'hard' });
    useLineUps.getState().choose(scenarioOf('s1'), { together });
    await startMatch(scenarioOf('s1'), (number) => `Player ${number}`);
    const { plan, state } = sessionOf(store);
    const view = state().viewOf(SPECTATOR);
    expect(plan.seats.map(({ name }) => name)).toEqual(['Cy', 'Player 2']);
    expect(plan.options.hand).toBe('living');
    expect(plan.seats.map(({ steady }) => steady)).toEqual([true, undefined]);
    expect(view.seats.map(({ steady }) => steady)).toEqual([true, undefined]);
    expect(plan.options.difficulty).toBe('hard');
    expect(survivorIds(view)).toContain('rosa');
    expect(survivorIds(view)).not.toContain('john');
    const options = state().asked?.decision.options;
    expect(options?.map(({ id }) => optionName(id))).toContain('rosa');
    for (const [name, value] of [
      ['players', [{ mark: 'moon' }, { mark: 'star' }]],
      ['options', { difficulty: 'hard' }],
      ['lineUps', { s1: { together } }],
    ] as const)
      expect(JSON.parse(page.stored.get(`flickfall.${name}`) ?? ''), name).toMatchObject(value);
    useLineUps.getState().choose(scenarioOf('s1'));
    expect(JSON.parse(page.stored.get('flickfall.lineUps') ?? '')).toEqual({});
  });

  test('can be played again by the same people, with other luck and in its place', async () => {
    const page = freshPage();
    const store = await openScreen();
    const { openMatch } = await import('../../src/ui/sessions/open-match');
    const { plainPlan } = await import('../../src/match/plan');
    store.getState().open({ name: 'play', session: await openMatch(plainPlan('s2', 1)) });
    const { plan } = sessionOf(store);
    const { playAgain } = await import('../../src/ui/play/play-again');
    await playAgain(plan);
    const again = sessionOf(store).plan;
    expect({ ...again, seed: plan.seed }).toEqual(plan);
    expect(again.seed).not.toBe(plan.seed);
    expect(again.seed).toMatch(new RegExp(`^[0-9a-f]{${SEED_DIGITS}}$`));
    expect(page.depth()).toBe(2);
  });

  test('can be taken along as a file', async () => {
    const page = freshPage();
    const { exportMatch } = await import('../../src/ui/play/export-match');
    const { startMatch } = await import('../../src/match/match');
    const { plainPlan } = await import('../../src/match/plan');
    const { openSession } = await import('../../src/match/session');
    const { localSession } = await import('../../src/match/seat-session');
    const session = localSession(openSession(startMatch(plainPlan('s1', 1))));
    exportMatch(session);
    const file = page.downloads.get(`flickfall-s1-${session.plan.seed}.json`);
    expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ format: 'flickfall-match' });
  });

  test.each([
    ['shoot', 2],
    ['noise', 3],
  ] as const)('of the lesson begins with what the step is about: %s', async (step, zombies) => {
    freshPage();
    const { openLesson } = await import('../../src/ui/lesson/open-lesson');
    const view = (await openLesson(step)).state().viewOf(SPECTATOR);
    expect(view.turn?.survivor).toBe('john');
    const inTown = Object.values(view.zombies).filter(({ place }) => place.in === 'street');
    expect(inTown).toHaveLength(zombies);
  });
});

describe('settings', () => {
  test('count at once and stay, those of the page and those of the table', async () => {
    const page = freshPage();
    const { changePage, changeTable } = await import('../../src/ui/settings/settings');
    changePage({ textSize: 'huge', quality: 'medium' });
    changeTable({ sound: false });
    expect(page.document.documentElement.dataset).toEqual({ text: 'huge', contrast: 'auto' });
    const reloaded = freshPage({
      stored: Object.fromEntries(
        [...page.stored].map(([name, text]) => [name.replace('flickfall.', ''), JSON.parse(text)]),
      ),
    });
    const { usePageSettings } = await import('../../src/ui/settings/settings');
    const { useTableSettings } = await import('../../src/scene/settings');
    expect(reloaded.document.documentElement.dataset['text']).toBe('huge');
    expect(usePageSettings.getState().quality).toBe('medium');
    expect(useTableSettings.getState().sound).toBe(false);
  });

  test('follow a device that asks for more contrast', async () => {
    const page = freshPage({ media: ['(prefers-contrast: more)'] });
    await import('../../src/ui/settings/settings');
    expect(page.document.documentElement.dataset['contrast']).toBe('more');
  });

  test('are the usual ones where storage is blocked, and nothing breaks', async () => {
    const page = freshPage();
    const blocked = (): never => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    const { changePage, usePageSettings } = await import('../../src/ui/settings/settings');
    changePage({ textSize: 'large' });
    expect(usePageSettings.getState().textSize).toBe('large');
    const { useLanguage } = await import('../../src/ui/i18n/use-language');
    useLanguage.getState().speak('fr');
    expect(page.document.documentElement.lang).toBe('fr');
  });
});

describe('an error that nobody caught', () => {
  const error = (message: string): Event => Object.assign(new Event('error'), { message });

  test('is told, the last one only, until it is forgotten', async () => {
    const page = freshPage();
    const { watchForTrouble, useTrouble, forgetTrouble } =
      await import('../../src/ui/errors/trouble');
    watchForTrouble();
    page.events.dispatchEvent(error('a test of the safety net'));
    expect(useTrouble.getState()).toEqual({ error: 'a test of the safety net' });
    const reason = new Error('a broken promise');
    page.events.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect(useTrouble.getState()).toEqual({ error: reason });
    forgetTrouble();
    expect(useTrouble.getState()).toEqual({});
  });

  test('is none where a layout only took two frames', async () => {
    const page = freshPage();
    const { watchForTrouble, useTrouble } = await import('../../src/ui/errors/trouble');
    watchForTrouble();
    page.events.dispatchEvent(error('ResizeObserver loop completed'));
    expect(useTrouble.getState()).toEqual({});
  });

  test('can be reported, with the match and the answer that failed', async () => {
    const page = freshPage({ url: '#/play/abc' });
    const { openMatch } = await import('../../src/ui/sessions/open-match');
    const { plainPlan } = await import('../../src/match/plan');
    const { matchIdOf } = await import('../../src/ui/sessions/open-sessions');
    const { downloadBugReport } = await import('../../src/ui/errors/bug-report');
    const { optionId } = await import('../../src/scenarios/decisions');
    const { VERSION } = await import('../../src/ui/version');
    matchIdOf(await openMatch(plainPlan('s1', 1)));
    const failed = { seat: 'circle', number: 2, choice: optionId('flick') };
    await downloadBugReport(new Error('It overlaps.'), failed);
    const text = await page.downloads.get(`flickfall-report-${VERSION}.json`)?.text();
    const report = JSON.parse(text ?? '') as Record<string, unknown>;
    expect(report).toMatchObject({
      version: VERSION,
      at: '#/play/abc',
      message: 'It overlaps.',
      failed,
      match: expect.stringContaining('flickfall-match'),
    });
  });

  test('is reported without a match where there is none, whatever was thrown', async () => {
    freshPage();
    const { bugReport } = await import('../../src/ui/errors/bug-report');
    expect(await bugReport('just words')).toMatchObject({
      message: 'just words',
      match: undefined,
    });
  });
});

test('one short line is shown at a time, and the next one takes its place', async () => {
  freshPage();
  const { useToast, showToast, hideToast } = await import('../../src/ui/page/toast');
  showToast({ text: 'one' });
  showToast({ text: 'two' });
  expect(useToast.getState()).toEqual({ toast: { text: 'two' }, number: 2 });
  hideToast();
  expect(useToast.getState()).toEqual({ number: 2 });
});

describe('a new version', () => {
  class Worker extends EventTarget {
    state = 'installed';
    readonly asked: unknown[] = [];
    postMessage(message: unknown): void {
      this.asked.push(message);
    }
  }
  async function load(url: string, waiting: Worker | undefined = new Worker()) {
    vi.stubEnv('PROD', true);
    const container = Object.assign(new EventTarget(), {
      register: vi.fn<(script: URL) => Promise<object>>(() => Promise.resolve({ waiting })),
    });
    const page = freshPage({ url, navigator: { serviceWorker: container } });
    const store = await openScreen();
    const { start } = await import('../../src/ui/app/start');
    vi.useFakeTimers();
    start();
    page.events.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1);
    return { page, container, waiting, store };
  }

  test('is fetched from where the page is', async () => {
    const { container } = await load('');
    expect(String(container.register.mock.lastCall?.[0])).toBe(
      'http://localhost/some/prefix/sw.js',
    );
  });

  test('is let in at the title, asked a few times and not for ever', async () => {
    const { waiting } = await load('');
    expect(waiting.asked).toEqual(['takeOver']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.asked).toHaveLength(10);
  });

  test('is not asked any more once it is in', async () => {
    const { waiting } = await load('');
    waiting.state = 'activated';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.asked).toHaveLength(1);
  });

  test.each(['#/scenario/s1', '#/play/abc'])('waits where somebody is busy: %s', async (url) => {
    expect((await load(url)).waiting.asked).toEqual([]);
  });

  test('that took over shows itself at once, but never in the middle of a match', async () => {
    const { page, container, store } = await load('');
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reloads()).toBe(1);
    const { openMatch } = await import('../../src/ui/sessions/open-match');
    const { plainPlan } = await import('../../src/match/plan');
    store.getState().open({ name: 'play', session: await openMatch(plainPlan('s1', 1)) });
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reloads()).toBe(1);
  });
});
