// Every language has a word for everything the rulebook can say.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/words/languages';
import { TEXTS, type Texts } from '../../src/words/texts';
import * as en from '../../src/words/en/grammar';
import * as fr from '../../src/words/fr/grammar';
import { pieceName, pieceNoun, survivorNoun, zombieNoun } from '../../src/words/nouns';
import { ruleText } from '../../src/words/rules';
import { readSources } from '../support/imports';

const sources = readSources('src/scenarios')
  .map(({ source }) => source)
  .join('\n');
const found = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map(([, word = '']) => word)),
];

/** An English text and what another language makes of it. */
type Pair = { readonly en: string; readonly other: string };

/** The entries of two folders side by side; what is put together from parts has no text of its own. */
function pairs(en: unknown, other: unknown): Pair[] {
  if (typeof en === 'string') return [{ en, other: typeof other === 'string' ? other : '' }];
  if (typeof en !== 'object' || en === null) return [];
  const others = new Map(Object.entries(other ?? {}));
  return Object.entries(en).flatMap(([name, entry]) => pairs(entry, others.get(name)));
}

/** Nouns may well be the same in two languages: a barricade, an X. */
const ownWords = ({ names }: Texts): unknown => [
  names.noise,
  names.halves,
  names.teams,
  names.difficulties,
];
const AREAS = {
  rules: ({ rules }) => rules,
  scenarios: ({ scenarios }) => scenarios,
  ends: ({ ends }) => ends,
  newHere: ({ newHere }) => newHere,
  cards: ({ cards }) => cards,
  decisions: ({ decisions }) => decisions,
  survivors: ({ survivors }) => survivors,
  how: ({ how }) => how,
  lesson: ({ lesson }) => lesson,
  tell: ({ tell }) => tell,
  describe: ({ describe }) => describe,
  effects: ({ effects }) => effects,
  powers: ({ powers }) => powers,
  secrets: ({ secrets }) => secrets,
  names: ownWords,
} satisfies Readonly<Record<string, (texts: Texts) => unknown>>;
const besideEnglish = (area: keyof typeof AREAS, language: Language): Pair[] =>
  pairs(AREAS[area](TEXTS.en), AREAS[area](TEXTS[language]));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** What no text of a language may contain once it is set. */
const WRONGLY_SET: Readonly<Record<Language, RegExp>> = {
  en: /'| [!?;:]/,
  fr: / [!?;:»]|« |'|"|[^\s\u202F][!?;»]/,
};

describe.each(Object.keys(AREAS) as (keyof typeof AREAS)[])('%s', (area) => {
  test.each(OTHERS)('are there in English and %s, and each in its own', (language) => {
    const all = besideEnglish(area, language);
    expect(all.length).toBeGreaterThan(3);
    expect(
      all.filter(({ en, other }) => en.trim() === '' || other.trim() === '' || en === other),
    ).toEqual([]);
  });

  test.each(LANGUAGES)('are set as %s is set', (language) => {
    const all = besideEnglish(area, language).map(({ other }) => other);
    expect(all.filter((text) => WRONGLY_SET[language].test(text))).toEqual([]);
  });

  test.each(OTHERS)('take the same values in %s', (language) => {
    for (const { en, other } of besideEnglish(area, language)) {
      const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
      expect(numbers(other), other).toEqual(numbers(en));
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

  test.each(OTHERS)('are short enough in English and %s to be read in a game', (language) => {
    const long = besideEnglish('rules', language).filter(
      ({ en, other }) => en.length > 260 || other.length > 290,
    );
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
  const [english, french] = [TEXTS.en.names, TEXTS.fr.names];
  const { rv, hospital, groceryStore, library } = french.structures;
  test.each([
    [fr.the(rv), 'le camping-car'],
    [fr.the(hospital), 'l’hôpital'],
    [fr.the(library), 'la bibliothèque'],
    [fr.the(zombieNoun('zombie-7', 'fr')), 'le hockeyeur (1)'],
    [en.the(zombieNoun('zombie-16', 'en')), 'the bride (4)'],
    [fr.the(survivorNoun('anita')), 'Anita'],
    [fr.ofThe(rv), 'du camping-car'],
    [fr.ofThe(groceryStore), 'de l’épicerie'],
    [fr.ofThe(survivorNoun('elijah')), 'd’Elijah'],
    [fr.ofThe(survivorNoun('john')), 'de John'],
    [fr.ofThe(pieceNoun('zombie-8', 'fr')), 'du hockeyeur (2)'],
    [en.a(english.markers.x), 'an X'],
    [en.a(english.structures.rv), 'an RV'],
    [en.a(english.things.acid), 'an acid puddle'],
    [fr.a(french.markers.key), 'une clé'],
    [en.count(english.markers.fuel, 2), '2 cans of fuel'],
    [fr.count(french.markers.fuel, 2), '2 bidons d’essence'],
    [fr.count(french.markers.food, 0), '0 ration'],
    [en.count(english.markers.food, 0), '0 food rations'],
    [fr.list(['Anita', 'John', 'Kevin']), 'Anita, John et Kevin'],
    [pieceName('limit-sw', 'en'), 'the town limit'],
    [pieceName('pellet-3', 'fr'), 'le plomb'],
    [pieceName('box-2', 'fr'), 'la caisse'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('French is set with narrow spaces', () => {
    expect(fr.typeset('Quoi ? « Non ! » : 8 cm')).toBe(
      'Quoi\u202F? «\u202FNon\u202F!\u202F»\u202F: 8\u202Fcm',
    );
    expect([en.typeset("It's"), fr.typeset("l'an")]).toEqual(['It’s', 'l’an']);
  });
});
