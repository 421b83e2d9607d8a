import { describe, expect, test } from 'vitest';
import { LANGUAGES, preferredLanguage, type Language } from '../../src/words/languages';
import { SCREENS } from '../../src/words/screens';
import { translate, type TextKey } from '../../src/words/translate';
import { readSources } from '../support/imports';

const keys = Object.keys(SCREENS.en.texts).filter((key): key is TextKey => key in SCREENS.en.texts);
/** A text in which every value stands for its own name. */
function shown(language: Language, key: TextKey): string {
  const entry: unknown = SCREENS[language].texts[key];
  const names = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
  return String(typeof entry === 'function' ? Reflect.apply(entry, undefined, [names]) : entry);
}
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('texts', () => {
  test.each(LANGUAGES)('are all there in %s', (language) => {
    expect(Object.keys(SCREENS[language].texts).toSorted()).toEqual(keys.toSorted());
    expect(keys.filter((key) => shown(language, key).trim() === '')).toEqual([]);
  });

  test.each(keys)('%s takes the same values in every language', (key) => {
    for (const language of LANGUAGES) {
      expect(placeholders(shown(language, key))).toEqual(placeholders(shown('en', key)));
    }
  });

  test('are all used, and none is used that does not exist', () => {
    const used = new Set(
      readSources('src').flatMap(({ source }) =>
        [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key),
      ),
    );
    expect([...used].toSorted()).toEqual(keys.toSorted());
  });
});

test('what a screen says of any survivor is French for women and men', () => {
  const said = keys.filter((key) => /^play\.(status\.|carries)/.test(key));
  expect(said.length).toBeGreaterThan(8);
  for (const key of said) expect(shown('fr', key), key).not.toMatch(/\bil\b|\best \w+é\b|\bmort\b/);
});

describe('translate', () => {
  test('fills in values', () => {
    expect(translate('en', 'title.version', { version: '1.2.3' })).toBe('Version 1.2.3');
  });

  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'FR', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'es'], 'en'],
    [[], 'en'],
  ] as const)('of visitors who read %j speaks %s', (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language);
  });
});
