// Default names follow the language that is shown; a name that somebody gave stays.
import { expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { newGame } from '../../src/scenarios/apply';
import { viewFor } from '../../src/scenarios/view';
import { withNamesIn } from '../../src/words/default-names';

const plan = plainPlan('s6', 1, 3, (number) => (number === 2 ? 'Bo' : `Joueur ${number}`));
const view = viewFor(newGame(plan).game, 'seat-1');
const names = (language: 'en' | 'fr') =>
  withNamesIn(view, language)
    .seats.slice(0, 3)
    .map(({ name }) => name);

test('are said in the language that is shown', () => {
  expect(names('en')).toEqual(['Player 1', 'Bo', 'Player 3']);
  expect(names('fr')).toEqual(['Joueur 1', 'Bo', 'Joueur 3']);
});

test('nothing is made anew where nothing changes, and a view only once', () => {
  expect(withNamesIn(view, 'fr')).toBe(view);
  expect(withNamesIn(view, 'en')).toBe(withNamesIn(view, 'en'));
});
