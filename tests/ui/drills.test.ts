// Drills on the page: what is kept, what is marked, what is said, and the table with a task around it.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drillSession } from '../../src/match/practice/drill-session';
import { settingOfDrill } from '../../src/match/practice/drill';
import { DRILL_IDS, drillOf } from '../../src/match/practice/drills';
import type { Aim } from '../../src/match/practice/goal';
import { loadEngine } from '../../src/physics/engine';
import { optionId } from '../../src/scenarios/decisions';
import { readBest, starsIn } from '../../src/ui/practice/drills/best';
import { marksOf } from '../../src/ui/practice/drills/marks';
import { lackText, starWants } from '../../src/ui/practice/drills/star-words';
import { fakePage } from './support/page';
import { countOf, headingsOf, render, wordsOf } from './support/render';

beforeAll(loadEngine);
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is kept', () => {
  test('only stars of drills that there are; the others stay when one makes no sense', () => {
    expect(readBest({ stop20: 3, stop40: 4, noSuchDrill: 2, sniper: 1, rush: '2' })).toEqual({
      stop20: 3,
      sniper: 1,
    });
    for (const stored of [undefined, null, 7, 'x', [3]]) expect(readBest(stored)).toEqual({});
    expect(starsIn({ stop20: 3, sniper: 1 }, ['stop20', 'rush', 'sniper'])).toBe(4);
  });
  test('the best stays the best, here and after a reload', async () => {
    const page = fakePage({});
    const { useBest } = await import('../../src/ui/practice/drills/best');
    useBest.getState().earned('stop20', 2);
    useBest.getState().earned('stop20', 1);
    useBest.getState().earned('sniper', 3);
    expect(useBest.getState().best).toEqual({ stop20: 2, sniper: 3 });
    vi.resetModules();
    const again = await import('../../src/ui/practice/drills/best');
    expect(again.useBest.getState().best).toEqual({ stop20: 2, sniper: 3 });
    expect(page).toBeDefined();
  });
});

describe('what is marked', () => {
  const marks = (id: 'stop40' | 'rightOne' | 'doorStraight' | 'duel80' | 'rush') =>
    marksOf(drillOf(id), settingOfDrill(drillOf(id)));
  test('rings, the one that is meant and the one that is not, a door', () => {
    expect(marks('stop40').map(({ of }) => of)).toEqual(['ring', 'ring', 'ring']);
    expect(marks('rightOne')).toEqual([
      { of: 'target', at: { x: 78, y: 20 } },
      { of: 'spare', at: { x: 76, y: 21.6 } },
    ]);
    expect(marks('doorStraight')).toMatchObject([{ of: 'door', at: { id: 'gasStation' } }]);
    expect(marks('duel80')).toEqual([]);
  });
  test('what has fallen is marked no more; how far one may go is, as long as one may', () => {
    const drill = drillOf('rightOne');
    const setting = settingOfDrill(drill);
    expect(marksOf(drill, { ...setting, zombies: {} }).map(({ of }) => of)).toEqual(['spare']);
    const rush = drillOf('rush');
    const reach = { x: 96, y: 52 };
    expect(marksOf(rush, settingOfDrill(rush), reach)).toContainEqual({
      of: 'reach',
      at: reach,
      radius: 6,
    });
  });
});

describe('what is said', () => {
  test.each(['en', 'fr'] as const)(
    '%s: each star of each drill takes something of its own',
    (language) => {
      for (const id of DRILL_IDS) {
        const wants = [0, 1, 2].map((star) => starWants(drillOf(id), star, language));
        expect(new Set(wants).size, id).toBe(3);
        expect(
          wants.every((text) => text !== '' && !text.includes('undefined')),
          id,
        ).toBe(true);
      }
    },
  );
  test('a star tells only what it takes beyond the one before it', () => {
    const drill = drillOf('rightOne');
    expect(starWants(drill, 0, 'en')).toBe('The hockey player (2) falls');
    expect(starWants(drill, 1, 'en')).toBe('Anita stays untouched');
  });
  test.each(['en', 'fr'] as const)('%s: whatever is missing has a sentence', (language) => {
    const aims: readonly Aim[] = [
      { of: 'stands', survivor: 'john', at: { x: 0, y: 0 }, within: 1 },
      { of: 'inside', survivor: 'john', structure: 'rv' },
      { of: 'outside', survivor: 'john' },
      { of: 'down', zombies: ['zombie-1', 'zombie-2'], atLeast: 2 },
      { of: 'gone', pieces: ['barricade-1'] },
      { of: 'flare', at: { x: 0, y: 0 }, within: 1 },
      { of: 'unhurt' },
      { of: 'unmoved', pieces: ['lamp-1'] },
      { of: 'clean' },
      { of: 'gently', atMost: 50 },
      { of: 'clearOf', survivor: 'john', by: 2 },
      { of: 'flicks', atMost: 1 },
      { of: 'lasts', survivor: 'john', runs: 3 },
    ];
    const texts = aims.flatMap((aim) => [
      lackText({ aim }, language),
      lackText({ aim, by: 2 }, language),
    ]);
    expect(texts.every((text) => text.endsWith('.') && !/undefined|NaN/.test(text))).toBe(true);
    const ring = { of: 'flare', at: { x: 0, y: 0 }, within: 1 } as const;
    expect(lackText({ aim: ring, by: 0.001 }, language)).toMatch(/0[.,]1/);
  });
});

describe('the pages', () => {
  async function pages() {
    fakePage({ media: ['(min-width: 1000px) and (min-height: 600px)'] });
    const [{ DrillsPage }, { DrillTable }, { DrillPage }] = await Promise.all([
      import('../../src/ui/practice/drills/DrillsPage'),
      import('../../src/ui/practice/drills/DrillTable'),
      import('../../src/ui/practice/drills/DrillPage'),
    ]);
    return { DrillsPage, DrillTable, DrillPage };
  }
  test('all families with all drills, and what there is to earn', async () => {
    const { DrillsPage, DrillPage } = await pages();
    const page = render(DrillsPage, {});
    expect(countOf(page, 'drill-door')).toBe(DRILL_IDS.length);
    expect(headingsOf(page)).toContain('Through the boxes');
    expect(wordsOf(page).join(' ')).toContain(`0 of ${3 * DRILL_IDS.length} stars`);
    // An address that names no drill leads to all of them; one that does waits for the table.
    expect(countOf(render(DrillPage, { id: 'no-such' }), 'drill-door')).toBe(DRILL_IDS.length);
    expect(countOf(render(DrillPage, { id: 'stop20' }), 'drill-door')).toBe(0);
  });
  test('the table says what each star takes; when it is over, what it earned and what was missing', async () => {
    const { DrillTable } = await pages();
    const session = drillSession(drillOf('stop40'));
    const shown = () =>
      wordsOf(
        render(DrillTable, { id: 'stop40', session, onLeave: () => {}, onNext: () => {} }),
      ).join(' ');
    expect(shown()).toContain('John stands within 3 cm of the middle');
    expect(shown()).toContain('Where does John go?');
    expect(shown()).not.toMatch(/Chances|Undo|Place/);
    await session.table.give({ choice: optionId('flick'), flick: { direction: 0, speed: 300 } });
    session.table.seen();
    expect(shown()).toMatch(
      /Not yet .*cm beside the middle\. .*cm too far away\. .*Again .*Next drill/,
    );
    expect(shown()).toContain('Look');
    session.again();
    expect(shown()).toContain('Where does John go?');
    expect(shown()).toContain('Chances');
  });
  test('once it is mastered the next one is the main way, and how near the middle is still told', async () => {
    const { DrillTable } = await pages();
    const session = drillSession(drillOf('stop40'));
    await session.table.give({
      choice: optionId('flick'),
      flick: { direction: -0.17, speed: 1261 },
    });
    session.table.seen();
    expect(session.state().result?.stars).toBe(3);
    const page = render(DrillTable, {
      id: 'stop40',
      session,
      onLeave: () => {},
      onNext: () => {},
    });
    expect(wordsOf(page).join(' ')).toMatch(
      /Mastered .*[0-2]\.\d cm beside the middle\. Next drill Again/,
    );
    expect(page).toMatch(/class="button button-main drill-next"/);
    expect(countOf(page, 'button-main')).toBe(1);
  });
  test('before a rush one is told to choose a place', async () => {
    const { DrillTable } = await pages();
    const session = drillSession(drillOf('rush'));
    const words = wordsOf(
      render(DrillTable, { id: 'rush', session, onLeave: () => {}, onNext: () => {} }),
    ).join(' ');
    expect(words).toContain('Drag John to where you want');
    expect(words).toContain('3 rushes to come');
    expect(words).toContain('Pull the strut');
  });
});
