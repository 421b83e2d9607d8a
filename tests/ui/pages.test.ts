// What the screens between the title and the table say, from what is stored and from the scenarios' own data.
import { createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogFault } from '../../src/match/log';
import { SCENARIO_IDS, scenarioOf } from '../../src/scenarios/list';
import { storeId } from '../../src/ui/map/markers-at';
import { fakePage } from './support/page';
import { countOf, headingsOf, render, wordsOf } from './support/render';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Device = {
  readonly languages?: readonly string[];
  readonly stored?: Readonly<Record<string, unknown>>;
};

/** A fresh page on a device that remembers this. */
async function openPages({ languages = ['en'], stored = {} }: Device = {}) {
  vi.resetModules();
  const page = fakePage({ languages });
  for (const [name, value] of Object.entries(stored))
    page.stored.set(`flickfall.${name}`, JSON.stringify(value));
  const [pages, { TitleMenu }, { MatchWords }] = await Promise.all([
    import('../../src/ui/app/pages'),
    import('../../src/ui/title/TitleMenu'),
    import('../../src/ui/saves/MatchWords'),
  ]);
  return { page, ...pages, TitleMenu, MatchWords };
}

const player = (mark: string, name = '', side = 'a') => ({ mark, name, side });

describe('the scenarios', () => {
  test('are all there, each with a map drawn from its own data', async () => {
    const { ScenariosPage } = await openPages();
    const cards = render(ScenariosPage, {}).split('scenario-card"').slice(1);
    expect(cards).toHaveLength(SCENARIO_IDS.length);
    for (const [index, id] of SCENARIO_IDS.entries()) {
      const { structures, zombies, teams, barrels, markers, faceUp = [] } = scenarioOf(id);
      const card = cards[index] ?? '';
      expect(countOf(card, 'map-roof'), id).toBe(Object.keys(structures).length);
      expect(countOf(card, 'map-zombie'), id).toBe(zombies.length);
      expect(countOf(card, 'map-barrel'), id).toBe(barrels.length);
      const stores = [...(markers?.places ?? []), ...faceUp.map(({ store }) => store)];
      expect(countOf(card, 'map-marker'), id).toBe(new Set(stores.map(storeId)).size);
      const starts = Object.values(teams).flatMap(({ starts: all, survivors }) =>
        all.slice(0, survivors.length),
      );
      expect(countOf(card, 'map-team') + countOf(card, 'map-survivor'), id).toBe(starts.length);
    }
    const tense = cards[SCENARIO_IDS.indexOf('s6')] ?? '';
    expect(wordsOf(tense)).toEqual(expect.arrayContaining(['Team against team', '2–10 players']));
    expect(tense).toMatch(/<figure[^>]* aria-label="[^"]*Rising tension/);
    expect([
      countOf(tense, 'map-team'),
      countOf(tense, 'map-zombie'),
      countOf(tense, 'map-roof'),
    ]).toEqual([8, 5, 7]);
    expect(countOf(cards[0] ?? '', 'map-roof')).toBe(6);
  });

  test('count every marker of their sheet where it lies', async () => {
    const { markersAt, storeId } = await import('../../src/ui/map/markers-at');
    for (const id of SCENARIO_IDS) {
      const scenario = scenarioOf(id);
      const { markers, faceUp = [] } = scenario;
      const stores = [...(markers?.places ?? []), ...faceUp.map(({ store }) => store)];
      const counted = [...new Set(stores.map(storeId))].map((store) => markersAt(scenario, store));
      const open = faceUp.reduce((sum, { count }) => sum + count, 0);
      const all = (markers?.places.length ?? 0) + open;
      expect(
        counted.reduce((sum, count) => sum + count, 0),
        id,
      ).toBe(all);
    }
    expect(markersAt(scenarioOf('s1'), 'nowhere')).toBe(0);
  });

  test('that were won say so', async () => {
    const { ScenariosPage } = await openPages({ stored: { won: ['s2', 's99'] } });
    const cards = render(ScenariosPage, {}).split('scenario-card"').slice(1);
    expect(cards.map((card) => countOf(card, 'scenario-won'))).toEqual(
      SCENARIO_IDS.map((id) => (id === 's2' ? 1 : 0)),
    );
  });

  test('tell their story, their goal, their rules and who takes part', async () => {
    const { ScenarioPage } = await openPages();
    const markup = render(ScenarioPage, { id: 's3' });
    expect(headingsOf(markup)).toEqual(
      expect.arrayContaining([
        'Tend the wounded',
        'How you win',
        'How you lose',
        'Special rules',
        'Line-up',
        'May join later',
      ]),
    );
    expect(wordsOf(markup)).toContain('Gabriel Diaz');
  });

  test('have a set-up sheet that says where everything goes', async () => {
    const { SheetPage } = await openPages();
    const markup = render(SheetPage, { id: 's4' });
    expect(headingsOf(markup)).toContain('Set-up: Famine');
    const rows = [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => wordsOf(row));
    const store = rows.find(([name]) => name === 'Grocery store');
    expect(store).toContain('112');
    expect(store?.at(-1)).toContain('left');
    expect(rows.filter(([name]) => name === 'Barricade')).toHaveLength(2);
    expect(wordsOf(markup).join('\n')).toContain('Mix face down: 2 food rations');
  });
});

describe('the seats', () => {
  test('are as they were left: names, marks, order and difficulty', async () => {
    const players = [player('moon', 'Cy'), player('star', 'Bo', 'b')];
    const options = { difficulty: 'hard' };
    const { SeatsPage } = await openPages({ stored: { players, options } });
    const markup = render(SeatsPage, { id: 's1' });
    const names = [...markup.matchAll(/<input[^>]*class="[^"]*field[^"]*"[^>]*>/g)].map(
      ([field]) => /value="([^"]*)"/.exec(field)?.[1],
    );
    expect(names).toEqual(['Cy', 'Bo']);
    expect(markup).toContain('aria-label="Colour and shape of Cy: Grey moon"');
    expect(wordsOf(markup).join(' ')).toContain('2 players · Hard');
  });

  test('are ten at most', async () => {
    const { MARK_IDS } = await import('../../src/ui/art/marks');
    const ten = await openPages({ stored: { players: MARK_IDS.map((mark) => player(mark)) } });
    const full = render(ten.SeatsPage, { id: 's1' });
    expect(wordsOf(full).join(' ')).toContain('10 players · Normal');
    const offered = /Number of players(.*?)<\/fieldset>/.exec(full)?.[1] ?? '';
    expect(wordsOf(offered)).toEqual(MARK_IDS.map((_, index) => String(index + 1)));
    expect(offered).toMatch(/checked=""[^>]*\/>10/);
  });

  test('of two teams have somebody on either side from the start', async () => {
    const { SeatsPage } = await openPages();
    const markup = render(SeatsPage, { id: 's6' });
    expect(countOf(markup, 'seat')).toBe(2);
    const sides = [...markup.matchAll(/<fieldset class="choices seat-team">(.*?)<\/fieldset>/g)];
    const chosen = sides.map(
      ([, side = '']) => wordsOf(/checked=""[^>]*>(.*)/.exec(side)?.[1] ?? '')[0],
    );
    expect(chosen).toEqual(['Team A', 'Team B']);
  });

  test('have the survivors that were chosen, and offer those of the scenario again', async () => {
    const together = [...(scenarioOf('s1').teams.together?.survivors ?? [])].with(1, 'rosa');
    const chosen = await openPages({ stored: { lineUps: { s1: { together } } } });
    const markup = render(chosen.SeatsPage, { id: 's1' });
    const castOf = (page: string) =>
      [...page.matchAll(/class="cast-place".*?<b>(.*?)<\/b>/g)].map(([, name]) => name);
    expect(castOf(markup)[1]).toBe('Rosa Rodriguez');
    expect(wordsOf(markup)).toContain('As the scenario has it');
    const usual = await openPages();
    const own = render(usual.SeatsPage, { id: 's1' });
    expect(castOf(own)[1]).toBe('John Price');
    expect(wordsOf(own)).not.toContain('As the scenario has it');
  });
});

describe('in French', () => {
  test('every screen on the way to the table is', async () => {
    const pages = await openPages({ languages: ['fr-CA', 'en'] });
    expect(pages.page.document.documentElement.lang).toBe('fr');
    expect(wordsOf(render(pages.TitleMenu, {}))).toContain('Jouer');
    expect(headingsOf(render(pages.ScenariosPage, {}))[0]).toBe('Choisir un scénario');
    const scenario = render(pages.ScenarioPage, { id: 's1' });
    expect(headingsOf(scenario)).toEqual(
      expect.arrayContaining(['Filons d’ici', 'Comment gagner']),
    );
    expect(wordsOf(scenario)).toContain('Joueurs et options');
    const seats = render(pages.SeatsPage, { id: 's1' });
    expect(wordsOf(seats)).toEqual(expect.arrayContaining(['Difficulté', 'Commencer']));
  });

  test('none of them has a word of English', async () => {
    const pages = await openPages({ languages: ['fr'] });
    const screens = [
      render(pages.ScenariosPage, {}),
      ...SCENARIO_IDS.flatMap((id) => [
        render(pages.ScenarioPage, { id }),
        render(pages.SheetPage, { id }),
        render(pages.SeatsPage, { id }),
      ]),
      render(pages.SettingsPage, {}),
      render(pages.MatchesPage, {}),
      render(pages.LessonPage, {}),
      render(pages.OpeningPage, { id: 'x' }),
    ];
    const english = /\b(the|and|with|survivors|players|your|you)\b/i;
    expect(screens.flatMap(wordsOf).filter((line) => english.test(line))).toEqual([]);
  });

  test('the language that was chosen counts more than the browser’s', async () => {
    vi.resetModules();
    const page = fakePage({ languages: ['en'] });
    page.stored.set('flickfall.language', 'fr');
    const { useLanguage } = await import('../../src/ui/i18n/use-language');
    expect(useLanguage.getState().language).toBe('fr');
    useLanguage.getState().speak('en');
    expect(page.stored.get('flickfall.language')).toBe('en');
    expect(page.document.documentElement.lang).toBe('en');
  });
});

describe('a saved match in a list', () => {
  const summary = {
    id: 'x',
    savedAt: 0,
    scenario: 's1',
    seats: [{ id: 'circle', name: 'Ana' }],
    round: 2,
    half: 'night',
    moves: 3,
  } as const;

  test('says what it is, who plays and how far it is', async () => {
    const { MatchWords } = await openPages();
    const words = wordsOf(render(MatchWords, { summary })).join(' ');
    expect(words).toContain('Let’s get out of here');
    expect(words).toContain('Round 2, night');
    expect(words).toContain('Ana');
  });

  test.each([
    ['together', 'Won'],
    ['nobody', 'Lost'],
  ] as const)('that is over says how: %s', async (winner, said) => {
    const { MatchWords } = await openPages();
    expect(wordsOf(render(MatchWords, { summary: { ...summary, winner } })).join(' ')).toContain(
      said,
    );
  });

  test('that cannot be read is called damaged', async () => {
    const { MatchWords } = await openPages();
    expect(wordsOf(render(MatchWords, {}))[0]).toBe('A damaged save');
  });
});

describe('what is wrong with a file', () => {
  const FAULTS: readonly (readonly [LogFault, string, string])[] = [
    [{ code: 'damaged' }, 'damaged or cut off', 'abîmé'],
    [{ code: 'otherFile' }, 'not a Flickfall match', 'Ce n’est pas une partie de Flickfall.'],
    [{ code: 'otherTable', found: 'table-0' }, 'another version of the table (table-0)', 'table-0'],
    [{ code: 'notPossible', entry: 2 }, 'Move 2 is not possible', '2'],
    [{ code: 'otherRules', entry: 2 }, 'played by other rules', '2'],
    [{ code: 'drift', entry: 9 }, '9', '9'],
    [{ code: 'notAMove', entry: 4 }, '4', '4'],
    [{ code: 'otherFormat', found: '7' }, '7', '7'],
  ];

  test.each([
    ['en', 1],
    ['fr', 2],
  ] as const)('is said in the player’s words: %s', async (language, column) => {
    await openPages({ languages: [language] });
    const { useFaultText } = await import('../../src/ui/saves/use-fault-text');
    const Said = ({ fault }: { fault: LogFault }) => createElement('p', {}, useFaultText()(fault));
    for (const fault of FAULTS)
      expect(wordsOf(render(Said, { fault: fault[0] }))[0]).toContain(fault[column]);
    const plain = (['tooLong', 'damaged', 'otherFile', 'setUp', 'noMoves'] as const).map(
      (code) => wordsOf(render(Said, { fault: { code } }))[0],
    );
    expect(new Set(plain).size).toBe(5);
  });
});
