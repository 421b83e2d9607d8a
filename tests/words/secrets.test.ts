// Powers and cards in words: read at a glance, and never taken for another.
import { describe, expect, test } from 'vitest';
import { SURVIVOR_IDS } from '../../src/scenarios/catalogue/survivors';
import { isCardName, sortOf } from '../../src/scenarios/objectives/card-names';
import { SECRET_OBJECTIVES } from '../../src/scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../../src/scenarios/objectives/traitor';
import { LANGUAGES } from '../../src/words/languages';
import { TEXTS } from '../../src/words/texts';

const CARDS = [...SECRET_OBJECTIVES, ...TRAITOR_OBJECTIVES].map(({ reason }) => reason);

test('4.2, 4.3: 18 secret objectives, two traitors of one name and six for exiles', () => {
  const sorts = CARDS.map(sortOf);
  const number = (sort: string): number => sorts.filter((one) => one === sort).length;
  expect([number('secret'), number('traitor'), number('exile')]).toEqual([18, 2, 6]);
  expect(new Set(CARDS).size).toBe(25);
});

test('a card from outside may be called anything', () => {
  expect(CARDS.every(isCardName)).toBe(true);
  expect(['droveAway', 'toString', ''].some(isCardName)).toBe(false);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { powers, secrets } = TEXTS[language];
  const all = [...Object.values(powers), ...Object.values(secrets.cards)];

  test('each power and each card has words, and its own name', () => {
    expect(Object.keys(powers).toSorted()).toEqual([...SURVIVOR_IDS].toSorted());
    expect(Object.keys(secrets.cards).toSorted()).toEqual([...new Set(CARDS)].toSorted());
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  test('they are short enough to be read while others wait', () => {
    expect(all.filter(({ name, text }) => name.length > 22 || text.length > 220)).toEqual([]);
  });

  test('numbers are told as limits', () => {
    const { reach, atMost } = secrets;
    const told = [reach('', 1, 2), atMost('', 0, 0), atMost('', 1, 0), atMost('', 3, 2)];
    expect(new Set(told).size).toBe(told.length);
    expect(told[1]).not.toMatch(/\d/);
    expect(told.at(-1)).toMatch(/3.*2/);
  });
});
