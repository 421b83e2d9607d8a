// Both languages have a word for everything the rulebook can say.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CROSSROADS_IDS } from '../../src/scenarios/catalogue/crossroads';
import { MARKER_TYPES } from '../../src/scenarios/catalogue/markers';
import { SURVIVOR_IDS } from '../../src/scenarios/catalogue/survivors';
import { SCENARIO_IDS } from '../../src/scenarios/ids';
import { CARDS } from '../../src/scenarios/rules/cards';
import { LANGUAGES } from '../../src/ui/i18n/translate';
import { both, french, type Both } from '../../src/ui/words/both';
import { cardWords } from '../../src/ui/words/cards';
import { CARDS_WITH_CHOICES } from '../../src/ui/words/decisions/card-option';
import { ASKERS } from '../../src/ui/words/decisions/question';
import { REASONS } from '../../src/ui/words/decisions/refused';
import { a, count, list, ofThe, the, toThe } from '../../src/ui/words/grammar';
import { HOW_TO_PLAY } from '../../src/ui/words/how';
import { LESSON, LESSON_FRAME } from '../../src/ui/words/lesson';
import * as names from '../../src/ui/words/names';
import { RULES, ruleText } from '../../src/ui/words/rules';
import { END_REASONS, endText, scenarioWords } from '../../src/ui/words/scenarios';
import { BLURBS } from '../../src/ui/words/survivors';
import { FALL_CAUSES, LOSS_CAUSES } from '../../src/ui/words/tell/causes';
import { readSources } from '../support/imports';

const sources = readSources('src/scenarios').map(({ source }) => source);
const everywhere = sources.join('\n');
const found = (pattern: RegExp, text = everywhere): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
];
const file = (path: string): string => readFileSync(`src/scenarios/${path}`, 'utf8');

const tables: Readonly<Record<string, unknown>> = {
  rules: RULES,
  scenarios: SCENARIO_IDS.map(scenarioWords),
  cards: CROSSROADS_IDS.map(cardWords),
  blurbs: BLURBS,
  reasons: REASONS,
  how: HOW_TO_PLAY,
  lesson: [LESSON, LESSON_FRAME],
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
    expect(Object.keys(RULES).filter((id) => !docs.includes(`**${id}**`))).toEqual([]);
  });

  test('each can be reached from something that is told, asked, refused or ended', () => {
    const words = readSources('src/ui/words').filter(({ path }) => !path.startsWith('rules/'));
    const used = new Set([
      ...found(/'([RA]\d{2,3})'/g),
      ...words.flatMap(({ source }) => found(/'([RA]\d{2,3})'/g, source)),
    ]);
    expect(Object.keys(RULES).filter((id) => !used.has(id))).toEqual([]);
  });

  test('are short enough to be read in the middle of a game', () => {
    const long = texts(RULES).filter(({ en, fr }) => en.length > 260 || fr.length > 290);
    expect(long).toEqual([]);
  });
});

describe('endings', () => {
  test.each(found(/reason: '(\w+)'/g))('%s has a sentence', (reason) => {
    expect(END_REASONS).toContain(reason);
  });
  test('what a scenario loses by has one too', () => {
    const lost = found(/\? '([RA]\d+)' : undefined/g);
    expect(lost).toEqual(expect.arrayContaining(['R294', 'R310']));
    for (const reason of lost) expect(END_REASONS).toContain(reason);
  });
  test.each(LANGUAGES)('Anita’s death is not the skull in %s', (language) => {
    const ended = (reason: string) =>
      endText({ result: { winner: 'nobody', reason } }, language)?.text;
    expect(ended('R310')).not.toBe(ended('R157'));
    expect(ended('R310')).toContain('Anita');
  });
});

describe('decisions', () => {
  test('every question of the rulebook is asked in words, and none that it does not ask', () => {
    const kinds = sources.flatMap((source) =>
      [...source.matchAll(/\bask: [\s\S]*?\bkind: '(\w+)'/g)].map(([, kind = '']) => kind),
    );
    expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(ASKERS).toSorted());
  });

  test('every card that lets choose has its choices', () => {
    const choosing = CROSSROADS_IDS.filter((id) => 'offers' in CARDS[id]);
    expect(CARDS_WITH_CHOICES.toSorted()).toEqual(choosing.toSorted());
  });

  test('every reason of the rulebook is a word, or something else that is known', () => {
    const known = new Set<string>([
      ...Object.keys(REASONS),
      ...FALL_CAUSES,
      ...LOSS_CAUSES,
      // Why a move failed or a shot missed: told by tell/moves.ts and tell/fights.ts.
      'leftTown',
      'notThroughTheDoor',
      'onTheDoorLine',
      'touchedNothing',
      'nobodyFell',
      // Words of the rulebook that no player ever sees.
      'iceCreamTruck',
      'turnTeam',
      ...Object.keys(names.STRUCTURES),
      ...SURVIVOR_IDS,
      ...MARKER_TYPES,
      ...CROSSROADS_IDS,
      ...Object.keys(ASKERS),
      ...found(/do: '(\w+)'/g, file('tasks.ts')),
      ...found(/kind: '(\w+)'/g, file('events.ts')),
      ...found(/\| '(\w+)'/g, file('game.ts')),
    ]);
    const words = readSources('src/scenarios/rules')
      .map(({ source }) => source)
      .concat(file('apply.ts'))
      .flatMap((source) => found(/'([a-z]+(?:[A-Z][a-z]*)+)'/g, source));
    expect(words.length).toBeGreaterThan(40);
    expect([...new Set(words)].filter((word) => !known.has(word))).toEqual([]);
  });

  test('every cause of a fall or a lost life is a word', () => {
    const falls = [...found(/\bfall\(play, [^,]+, '(\w+)'/g), ...found(/because: '(\w+)'/g)];
    const losses = found(/\bloseLife\(play, [^,]+, '(\w+)'/g);
    expect(falls.length).toBeGreaterThan(4);
    expect(falls.filter((cause) => !FALL_CAUSES.includes(cause))).toEqual([]);
    expect(losses.length).toBeGreaterThan(4);
    expect(losses.filter((cause) => !LOSS_CAUSES.includes(cause))).toEqual([]);
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
    expect(french('Quoi ? « Non ! » : 8 cm')).toBe(
      'Quoi\u202F? «\u202FNon\u202F!\u202F»\u202F: 8\u202Fcm',
    );
    expect(both("It's", "l'an")).toEqual({ en: 'It’s', fr: 'l’an' });
  });
});
