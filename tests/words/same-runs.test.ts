// Whether a sentence is our own: runs of words that two texts share.
import { describe, expect, test } from 'vitest';
import { indexOf, sameRuns } from '../../scripts/same-runs.mjs';

const BOOK = `Avant de partir, l’équipe pose toutes ses pièces
  à côté de la boîte, puis chacun tire une carte.`;
const index = indexOf(BOOK, 8);
const runsIn = (text: string, names: readonly string[] = []) =>
  sameRuns(index, text, new Set(names));

describe('a run of words that both texts have', () => {
  test('is found where it begins, as long as it is', () => {
    expect(runsIn('Rien ici.\nOn pose toutes ses pièces à côté de la boîte ouverte.')).toEqual([
      { line: 2, length: 9, words: 'pose toutes ses pieces a cote de la boite' },
    ]);
  });

  test('is found whatever case, accents, marks and line breaks it has', () => {
    const text = `const text = 'POSE toutes — ses PIECES';\n  // a coté : de la`;
    expect(runsIn(text).map(({ length }) => length)).toEqual([8]);
    expect(runsIn('pose tou-\ntes ses pièces à côté de la')).toHaveLength(1);
  });

  test('of seven words is not one of eight', () => {
    expect(runsIn('pose toutes ses pièces à côté de')).toEqual([]);
    expect(runsIn('pose toutes ses pièces à côté de sa boîte, puis chacun tire une')).toEqual([]);
  });

  test('does not count names', () => {
    const text = 'puis chacun tire une carte';
    const named = indexOf(`${text} Anita John Kevin`, 8);
    expect(sameRuns(named, `${text} Anita John Kevin`)).toHaveLength(1);
    expect(
      sameRuns(named, `${text} Anita John Kevin`, new Set(['anita', 'john', 'kevin'])),
    ).toEqual([]);
  });

  test('twice is told twice, and the longer of two places in the book counts', () => {
    const twice = indexOf('a b c d e f g h. Then a b c d e f g h i j.', 8);
    expect(sameRuns(twice, 'a b c d e f g h i j, a b c d e f g h')).toEqual([
      { line: 1, length: 10, words: 'a b c d e f g h i j' },
      { line: 1, length: 8, words: 'a b c d e f g h' },
    ]);
  });
});
