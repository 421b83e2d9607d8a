// How French is printed: a narrow no-break space before : ; ! ? » % and units, and after «; in sentences and on screens.
import { expect, test } from 'vitest';
import type { Noun } from '../../src/words/noun';
import { SCREENS } from '../../src/words/screens';
import { TEXTS } from '../../src/words/texts';
import { readSources } from '../support/imports';

type Printed = { readonly at: string; readonly text: string };

const noun: Noun = { word: 'mot', gender: 'f' };
/** What an entry may take: a thing, a number, a word or a name of the rulebook, or several. */
const TAKEN: readonly unknown[] = [
  noun,
  2,
  false,
  'a',
  'day',
  'low',
  'n',
  [noun, noun],
  ['a', 'a'],
  [{ who: noun, lives: 2, noun, number: 2, secret: true }],
];
const waysToTake = (parameters: number): readonly (readonly unknown[])[] =>
  parameters === 0
    ? [[]]
    : waysToTake(parameters - 1).flatMap((taken) => TAKEN.map((one) => [...taken, one]));

/** What makes no sense to an entry breaks it or leaves a hole in its text. */
function told(entry: Function, ways: readonly (readonly unknown[])[]): readonly string[] {
  return ways.flatMap((taken) => {
    try {
      const text: unknown = Reflect.apply(entry, undefined, taken);
      return typeof text === 'string' && !/undefined|NaN|\[object|false/.test(text) ? [text] : [];
    } catch {
      return [];
    }
  });
}

/** Every text that an entry can say: with as much as it needs, and with one thing more, where it may take that. */
function saidBy(entry: Function): readonly string[] {
  const needs = [1, 2, 3, 4].find((parameters) => told(entry, waysToTake(parameters)).length > 0);
  if (needs === undefined) return [];
  return [needs, Math.min(4, needs + 1)].flatMap((parameters) =>
    told(entry, waysToTake(parameters)),
  );
}

/** The entries of the screens take one object of values. */
const values = new Proxy({}, { get: () => 'a' });

function textsOf(entry: unknown, at: string, said = saidBy): readonly Printed[] {
  if (typeof entry === 'string') return [{ at, text: entry }];
  if (typeof entry === 'function') {
    const texts = new Set(said(entry));
    if (texts.size === 0) throw new Error(`Nothing could be put into ${at}.`);
    return [...texts].map((text) => ({ at, text }));
  }
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([name, one]) => textsOf(one, `${at}.${name}`, said));
}

const FAULT = /(?<![\u202F!?…])[:;!?»%]|«(?!\u202F)|\d[ \u00A0](?:cm|°|h)(?!\p{L})|'/u;
const faultsOf = (texts: readonly Printed[]): readonly string[] =>
  texts.filter(({ text }) => FAULT.test(text)).map(({ at, text }) => `${at}: ${text}`);

test('a fault is found', () => {
  for (const text of ['Caméra: ici', 'Quoi ?', 'Non\u00A0!', '« mot »', 'à 8 cm', "l'arme"])
    expect(faultsOf([{ at: 'here', text }]), text).toHaveLength(1);
  for (const text of [
    'Caméra\u202F: ici',
    'Quoi\u202F?!',
    '«\u202Fmot\u202F»',
    '8\u202Fcm',
    'l’arme',
  ])
    expect(faultsOf([{ at: 'here', text }]), text).toEqual([]);
});

test('no sentence has one', () => {
  const { grammar: _, ...words } = TEXTS.fr;
  const texts = textsOf(words, 'fr');
  expect(texts.length).toBeGreaterThan(500);
  expect(faultsOf(texts)).toEqual([]);
});

test('no text of a screen has one', () => {
  const texts = textsOf(SCREENS.fr.texts, 'screens', (entry) => told(entry, [[values]]));
  expect(texts.length).toBeGreaterThan(250);
  expect(faultsOf(texts)).toEqual([]);
});

test('no screen puts a colon behind a text by itself: there is a text for that', () => {
  const byItself = readSources('src/ui').filter(({ source }) =>
    /\bt\('[^']+'[^{}]*\)\}[:;!?]|>\{[\w.]+\}[:;!?] /.test(source),
  );
  expect(byItself.map(({ path }) => path)).toEqual([]);
});
