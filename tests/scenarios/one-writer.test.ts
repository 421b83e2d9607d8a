// A step of the rulebook: a draft of the whole game, and the game before it untouched.
import { optionId } from '../../src/scenarios/decisions';
import { expect, test } from 'vitest';
import { change, changeSurvivor } from '../../src/scenarios/change';
import { answer } from '../../src/scenarios/apply';
import { draftOf } from '../../src/scenarios/draft';
import type { Game } from '../../src/scenarios/game';
import { fresh } from './support/game';

test('a step loses no field of the state, not even one that nobody has written down yet', () => {
  const later: Game & { readonly weather: string } = { ...fresh(), weather: 'fog' };
  const step = answer(later, { seat: 'seat-1', number: 0, choice: optionId('john') });
  expect(step).toMatchObject({ ok: true, game: { weather: 'fog' } });
});

test('a draft is changed, the game it was made of is not', () => {
  const game = fresh();
  const before = JSON.stringify(game);
  const draft = draftOf(game);
  changeSurvivor(draft, 'john', { life: 7 });
  change(draft, { turnTeam: 'b' });
  expect([draft.survivors.john?.life, draft.turnTeam]).toEqual([7, 'b']);
  expect(JSON.stringify(game)).toBe(before);
});

test('a game cannot be written to: only a draft can', () => {
  const game: Game = fresh();
  // @ts-expect-error A reader's game is no draft.
  expect(() => change(game, {})).not.toThrow();
});
