// Both languages have a word for everything the rulebook can say.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, TEXTS } from '../../src/words/texts';
import { both, type Both } from '../../src/words/both';
import { a, count, list, ofThe, the, toThe } from '../../src/words/grammar';
import * as names from '../../src/words/names';
import { ruleText } from '../../src/words/rules';
import { readSources } from '../support/imports';

const sources = readSources('src/scenarios')
  .map(({ source }) => source)
  .join('\n');
const found = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map(([, word = '']) => word)),
];

/** The entries of two folders side by side; what is put together from parts has no text of its own. */
function pairs(en: unknown, fr: unknown): Both[] {
  if (typeof en === 'string') return [{ en, fr: typeof fr === 'string' ? fr : '' }];
  if (typeof en !== 'object' || en === null) return [];
  const french = new Map(Object.entries(fr ?? {}));
  return Object.entries(en).flatMap(([name, entry]) => pairs(entry, french.get(name)));
}

const tables: Readonly<Record<string, unknown>> = {
  rules: pairs(TEXTS.en.rules, TEXTS.fr.rules),
  scenarios: pairs(TEXTS.en.scenarios, TEXTS.fr.scenarios),
  ends: pairs(TEXTS.en.ends, TEXTS.fr.ends),
  cards: pairs(TEXTS.en.cards, TEXTS.fr.cards),
  decisions: pairs(TEXTS.en.decisions, TEXTS.fr.decisions),
  blurbs: pairs(TEXTS.en.survivors, TEXTS.fr.survivors),
  how: pairs(TEXTS.en.how, TEXTS.fr.how),
  lesson: pairs(TEXTS.en.lesson, TEXTS.fr.lesson),
  names: [names.NOISE_NAMES, names.HALF_NAMES, names.TEAM_NAMES, names.DIFFICULTY_NAMES],
};
const isBoth = (value: object): value is Both =>
  'en' in value && 'fr' in value && typeof value.en === 'string';
const texts = (value: unknown): Both[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isBoth(value) ? [value] : Object.values(value).flatMap(texts);
};

describe.each(Object.keys(tables))('%s', (name) => {
  const all = texts(tables[name]);

  test('are there in both languages, and each in its own', () => {
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter(({ en, fr }) => en.trim() === '' || fr.trim() === '' || en === fr)).toEqual(
      [],
    );
  });

  test('are set as French is set', () => {
    const wrong = all.filter(({ fr }) => / [!?;:»]|« |'|"|[^\s\u202F][!?;»]/.test(fr));
    expect(wrong.map(({ fr }) => fr)).toEqual([]);
    expect(all.filter(({ en }) => /'| [!?;:]/.test(en)).map(({ en }) => en)).toEqual([]);
  });

  test('take the same values', () => {
    for (const { en, fr } of all) {
      const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
      expect(numbers(fr), fr).toEqual(numbers(en));
    }
  });
});

describe('rules', () => {
  test('every rule that the rulebook names can be read', () => {
    const named = found(/'([RA]\d{2,3})'/g);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !ruleText(id, 'en'))).toEqual([]);
  });

  test('none is made up', () => {
    const docs = readFileSync('docs/rules.md', 'utf8');
    expect(Object.keys(TEXTS.en.rules).filter((id) => !docs.includes(`**${id}**`))).toEqual([]);
  });

  test('are short enough to be read in the middle of a game', () => {
    const long = texts(tables['rules']).filter(({ en, fr }) => en.length > 260 || fr.length > 290);
    expect(long).toEqual([]);
  });
});

const entriesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) => [name, ...entriesIn(entry)])
    : [];

describe.each(['how', 'scenarios'] as const)('%s', (area) => {
  test.each(LANGUAGES)('are read from top to bottom in the same order in %s', (language) => {
    expect(entriesIn(TEXTS[language][area])).toEqual(entriesIn(TEXTS.en[area]));
  });
});

describe('endings', () => {
  test('no two are told alike, whatever rule they share', () => {
    for (const language of LANGUAGES) {
      const told = Object.values(TEXTS[language].ends.reasons);
      expect(new Set(told).size).toBe(told.length);
    }
    expect(TEXTS.en.ends.reasons.anitaDied).toContain('Anita');
  });
});

describe('grammar', () => {
  const { rv, hospital, groceryStore, library } = names.STRUCTURES;
  test.each([
    [the(rv, 'fr'), 'le camping-car'],
    [the(hospital, 'fr'), 'l’hôpital'],
    [the(library, 'fr'), 'la bibliothèque'],
    [the(names.zombieNoun('zombie-7'), 'fr'), 'le hockeyeur (1)'],
    [the(names.zombieNoun('zombie-16'), 'en'), 'the bride (4)'],
    [the(names.survivorNoun('anita'), 'fr'), 'Anita'],
    [ofThe(rv, 'fr'), 'du camping-car'],
    [ofThe(groceryStore, 'fr'), 'de l’épicerie'],
    [ofThe(names.survivorNoun('elijah'), 'fr'), 'd’Elijah'],
    [ofThe(names.survivorNoun('john'), 'fr'), 'de John'],
    [ofThe(names.pieceNoun('zombie-8'), 'fr'), 'du hockeyeur (2)'],
    [toThe(hospital, 'fr'), 'à l’hôpital'],
    [toThe(rv, 'fr'), 'au camping-car'],
    [a(names.MARKER_NAMES.x, 'en'), 'an X'],
    [a(rv, 'en'), 'an RV'],
    [a(names.THINGS.acid, 'en'), 'an acid puddle'],
    [a(names.MARKER_NAMES.key, 'fr'), 'une clé'],
    [count(names.MARKER_NAMES.fuel, 2, 'en'), '2 cans of fuel'],
    [count(names.MARKER_NAMES.fuel, 2, 'fr'), '2 bidons d’essence'],
    [count(names.MARKER_NAMES.food, 0, 'fr'), '0 ration'],
    [count(names.MARKER_NAMES.food, 0, 'en'), '0 food rations'],
    [list(['Anita', 'John', 'Kevin'], 'fr'), 'Anita, John et Kevin'],
    [names.pieceName('limit-sw', 'en'), 'the town limit'],
    [names.pieceName('pellet-3', 'fr'), 'le plomb'],
    [names.pieceName('box-2', 'fr'), 'la caisse'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('French is set with narrow spaces', () => {
    expect(TEXTS.fr.grammar.typeset('Quoi ? « Non ! » : 8 cm')).toBe(
      'Quoi\u202F? «\u202FNon\u202F!\u202F»\u202F: 8\u202Fcm',
    );
    expect(both("It's", "l'an")).toEqual({ en: 'It’s', fr: 'l’an' });
  });
});
