// One turn to win, as its pages first stand: the list, a puzzle on its table, its hints, what is kept and what is told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PUZZLE_IDS } from '../../src/match/puzzles/catalogue';
import { POSITIONS } from '../../src/match/puzzles/positions';
import type { Shortfall } from '../../src/match/puzzles/verdict';
import { solutionOf } from '../../src/match/puzzles/solutions';
import { optionId } from '../../src/scenarios/decisions';
import type { SeatView } from '../../src/scenarios/view';
import { TEXTS } from '../../src/words/texts';
import { fakePage } from './support/page';
import { countOf, render, wordsOf } from './support/render';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPages(stored: unknown = {}) {
  const page = fakePage({});
  page.stored.set('flickfall.puzzles', JSON.stringify(stored));
  const [{ PuzzlesPage }, { PuzzleTable }, { openPuzzle }, record, hints, result] =
    await Promise.all([
      import('../../src/ui/practice/puzzles/PuzzlesPage'),
      import('../../src/ui/practice/puzzles/PuzzleTable'),
      import('../../src/ui/practice/puzzles/open-puzzle'),
      import('../../src/ui/practice/puzzles/record'),
      import('../../src/ui/practice/puzzles/hints'),
      import('../../src/ui/practice/puzzles/result'),
    ]);
  return { page, PuzzlesPage, PuzzleTable, openPuzzle, ...record, ...hints, ...result };
}

const WAYS = { onAgain: () => {}, onWatch: () => {}, onLeave: () => {} };

describe('the list', () => {
  test('has every puzzle with its scenario and how hard it is, and marks those that are solved', async () => {
    const { PuzzlesPage } = await openPages({
      hush: { tries: 3, solved: true },
      inTheWay: { tries: 1, solved: false },
    });
    const list = render(PuzzlesPage, {});
    expect(countOf(list, 'puzzle-where')).toBe(PUZZLE_IDS.length);
    expect(list.match(/data-solved="true"/g)).toHaveLength(1);
    const words = wordsOf(list);
    for (const text of [`1 of ${PUZZLE_IDS.length} solved.`, 'Solved', '3 tries', '1 try', 'hard'])
      expect(words).toContain(text);
    expect(words).toContain('Rising tension');
  });
});

describe('what is kept', () => {
  test('counts tries, remembers what is solved, and outlasts the page', async () => {
    const { usePuzzleRecord, page } = await openPages();
    const store = usePuzzleRecord.getState();
    store.tried('hush');
    store.tried('hush');
    store.solved('hush');
    store.tried('hush');
    store.tried('oneMore');
    const kept = { hush: { tries: 3, solved: true }, oneMore: { tries: 1, solved: false } };
    expect(usePuzzleRecord.getState().record).toEqual(kept);
    expect(JSON.parse(page.stored.get('flickfall.puzzles') ?? '')).toEqual(kept);
  });

  test('is read as it was written; whatever else is stored is nothing', async () => {
    const { readRecord } = await openPages();
    const kept = { hush: { tries: 3, solved: true } };
    expect(readRecord(kept)).toEqual(kept);
    for (const spoilt of [
      [],
      'x',
      null,
      { nobody: { tries: 1, solved: true } },
      { hush: { tries: 0, solved: true } },
      { hush: { tries: 1 } },
      { hush: { tries: 1, solved: true, more: 1 } },
    ])
      expect(readRecord(spoilt), JSON.stringify(spoilt)).toEqual({});
  });
});

describe('a puzzle on its table', () => {
  test('says what is asked and asks its survivor; a team game has no curtain before it', async () => {
    const { PuzzleTable, openPuzzle } = await openPages();
    for (const [id, asked] of [
      ['inTheWay', 'What does John do?'],
      ['borrowedKey', 'What does John do?'],
      ['twoHands', 'What does Elijah do?'],
    ] as const) {
      const session = await openPuzzle(id);
      const page = render(PuzzleTable, { id, session, watched: false, ...WAYS });
      expect(page).toContain('data-verdict="open"');
      expect(wordsOf(page).join(' ')).toContain(asked);
      expect(countOf(page, 'puzzle-hint-button')).toBe(1);
      expect(countOf(page, 'puzzle-watch')).toBe(0);
    }
  });

  test('tells at the end of the turn that it failed and why, and asks nothing more', async () => {
    const { PuzzleTable, openPuzzle } = await openPages();
    const session = await openPuzzle('inTheWay');
    await session.give({ choice: optionId('end') });
    while (session.state().phase === 'shown') session.seen();
    const page = render(PuzzleTable, { id: 'inTheWay', session, watched: false, ...WAYS });
    expect(page).toContain('data-verdict="failed"');
    expect(wordsOf(page)).toContain('The turn is over, and the match is not won.');
    expect(countOf(page, 'prompt')).toBe(0);
    expect(countOf(page, 'puzzle-watch')).toBe(1);
    expect(countOf(page, 'puzzle-next')).toBe(0);
  });

  test('is solved by its solution, and then the next one is a button away', async () => {
    const { PuzzleTable, openPuzzle } = await openPages();
    const session = await openPuzzle('partingShot');
    for (const step of solutionOf('partingShot')) {
      await session.give(step);
      while (session.state().phase === 'shown') session.seen();
    }
    const props = { id: 'partingShot', session, watched: false, ...WAYS } as const;
    const page = render(PuzzleTable, { ...props, onNext: () => {} });
    expect(page).toContain('data-verdict="solved"');
    expect(wordsOf(page)).toContain('Next puzzle');
    // The end is told once on the page.
    expect(countOf(page, 'headline')).toBe(0);
  });

  test('while the solution is watched nobody is asked for an answer', async () => {
    const { PuzzleTable, openPuzzle } = await openPages();
    const session = await openPuzzle('inTheWay');
    const page = render(PuzzleTable, { id: 'inTheWay', session, watched: true, ...WAYS });
    expect(countOf(page, 'prompt')).toBe(0);
    expect(wordsOf(page)).toContain('Try it yourself');
  });
});

describe('hints', () => {
  test('name the button of the first action, of every puzzle, and what the first flick goes to', async () => {
    const { openPuzzle, firstActionOf, firstWayOf } = await openPages();
    const ways: Record<string, readonly string[]> = {};
    for (const id of PUZZLE_IDS) {
      const { asked, viewOf } = (await openPuzzle(id)).state();
      const steps = solutionOf(id);
      const action = asked && firstActionOf(steps, asked.decision, viewOf(asked.seat), 'en');
      expect(action, id).toMatch(/^[A-Z].+/);
      ways[id] = firstWayOf(steps, POSITIONS[id].survivor, viewOf(asked?.seat ?? ''));
    }
    expect(ways).toEqual({
      inTheWay: ['rv', 'iceCreamTruck'],
      lastFaceDown: ['library'],
      partingShot: ['rv'],
      hush: ['hospital'],
      twoHands: ['school'],
      bedside: ['hospital', 'gasStation'],
      bothCans: ['hospital'],
      twoAtOnce: ['zombie-11'],
      knockKnock: ['groceryStore'],
      crowdedExit: ['hospital'],
      oneMore: ['rv', 'school'],
      elbowRoom: ['rv'],
      borrowedKey: ['gasStation'],
      lookOverThere: ['gasStation'],
    });
  });
  test.each([
    ['en', 'roughly toward the library.', 'roughly between the library and the school.'],
    ['fr', 'à peu près vers la bibliothèque.', 'à peu près entre la bibliothèque et l’école.'],
  ] as const)('%s: it is told by what stands there, true from every side', (language, one, two) => {
    const { hintWay } = TEXTS[language].practice.puzzles;
    const { library, school } = TEXTS[language].names.structures;
    expect(hintWay([library])).toContain(one);
    expect(hintWay([library, school])).toContain(two);
  });
});

describe('why a turn failed', () => {
  test.each<[Shortfall, string, string]>([
    [{ of: 'win' }, 'not won', 'n’est pas gagnée'],
    [{ of: 'lost' }, 'lost', 'perdue'],
    [{ of: 'unhurt', hurt: 'rosa' }, 'Rosa was hurt.', 'Rosa a été blessée.'],
    [{ of: 'kills', atLeast: 1 }, 'No zombie', 'Aucun zombie'],
    [{ of: 'kills', atLeast: 2 }, 'Fewer than 2 zombies', 'Moins de 2 zombies'],
    [{ of: 'inside', structure: 'library' }, 'inside the library', 'dans la bibliothèque'],
    [{ of: 'holds', type: 'rifle' }, 'carry the rifle', 'ne porte pas le fusil'],
    [{ of: 'holds', type: 'food' }, 'carry the food', 'ne porte pas la ration'],
  ])('%j is told in both languages', async (why, english, french) => {
    const { openPuzzle, resultText } = await openPages();
    const { viewOf } = (await openPuzzle('hush')).state();
    const view: SeatView = viewOf('');
    expect(resultText({ is: 'failed', why }, 'mike', view, 'en')).toContain(english);
    expect(resultText({ is: 'failed', why }, 'mike', view, 'fr')).toContain(french);
  });

  test('what ended the match says more than that it is over', async () => {
    const { openPuzzle, resultText } = await openPages();
    const { viewOf } = (await openPuzzle('hush')).state();
    const lost: SeatView = {
      ...viewOf(''),
      result: { winner: 'nobody', seats: [], reason: 'overrun' },
    };
    const said = resultText({ is: 'failed', why: { of: 'lost' } }, 'mike', lost, 'en');
    expect(said).not.toContain('The match is lost.');
    expect(resultText({ is: 'solved' }, 'mike', viewOf(''), 'en')).toContain('done');
    expect(resultText({ is: 'open' }, 'mike', viewOf(''), 'en')).toBe('');
  });
});
