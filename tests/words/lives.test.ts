// Lives are counted: one life, two lives, in every sentence that says how many somebody has.
import { expect, test } from 'vitest';
import type { Noun } from '../../src/words/noun';
import { LANGUAGES } from '../../src/words/languages';
import { TEXTS } from '../../src/words/texts';

const anita: Noun = { word: 'Anita', gender: 'f', proper: true };

test.each([
  ['en', 1, ['Anita recovers and has 1 life left.', '1 life, rifle', '1 of 2 lives']],
  ['en', 2, ['Anita recovers and has 2 lives left.', '2 lives, rifle', '2 of 2 lives']],
  ['fr', 1, ['Anita se remet et a 1 vie.', '1 vie, fusil', '1 vie sur 2']],
  ['fr', 2, ['Anita se remet et a 2 vies.', '2 vies, fusil', '2 vies sur 2']],
] as const)('in %s, %i', (language, number, said) => {
  const { tell, decisions, describe, weapons } = TEXTS[language];
  const { hint } = decisions.options.chooseSurvivor.survivor;
  expect([
    tell.fights.gainedLife(anita, number),
    hint(number, weapons.rifle.noun),
    describe.people.life(number, 2),
  ]).toEqual(said);
});

test.each(LANGUAGES)('in %s a group that loses several is told in the plural', (language) => {
  const { several } = TEXTS[language].tell.losses;
  const told = several([
    { who: anita, lives: 1 },
    { who: anita, lives: 2 },
  ]);
  expect(told).toMatch(language === 'en' ? /1 life\b.*2 lives\b/ : /1 vie\b.*2 vies\b/);
});
