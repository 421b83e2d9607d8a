// How far a seat is with its card: for its owner's eyes, in numbers and in words.
import { describe, expect, test } from 'vitest';
import { change, changeSurvivor } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import type { CardName } from '../../../src/scenarios/objectives/card-names';
import { cardProgress } from '../../../src/scenarios/objectives/card-progress';
import { SECRET_OBJECTIVES } from '../../../src/scenarios/objectives/secret';
import { TRAITOR_OBJECTIVES } from '../../../src/scenarios/objectives/traitor';
import { viewFor } from '../../../src/scenarios/view';
import { describeCard } from '../../../src/words/describe/card';
import { LANGUAGES } from '../../../src/words/languages';
import { give, place, putInside } from '../support/game';
import { cardNamed, deal, dies, exile, madeUp, tally } from '../support/made-up';

type Arrange = (game: Draft) => void;
const CARDS = [...SECRET_OBJECTIVES, ...TRAITOR_OBJECTIVES];

function dealt(name: CardName, arrange: Arrange = () => undefined): Draft {
  const game = madeUp({ a: 'school' });
  deal(game, 'anita', cardNamed(CARDS, name));
  if (TRAITOR_OBJECTIVES.some(({ reason }) => reason === name)) exile(game, 'anita', 'gabriel');
  arrange(game);
  return game;
}

const told = (game: Draft): string[] | undefined =>
  describeCard(viewFor(game, 'anita'), 'anita', 'en')?.lines.map(
    ({ text, done }) => `${done ? '✓' : '–'} ${text}`,
  );

test.each<[CardName, Arrange, readonly string[]]>([
  ['lunchBox', () => undefined, ['– On your board: 0 of 1']],
  ['exterminator', (game) => tally(game, 'anita', 'kills', 1), ['– Zombies killed: 1 of 2']],
  // Never more than all of it.
  ['exterminator', (game) => tally(game, 'anita', 'kills', 3), ['✓ Zombies killed: 2 of 2']],
  ['travelLight', (game) => give(game, 'anita', 'x'), ['– On your board: 1, none allowed']],
  ['quietHands', () => undefined, ['✓ Firearms used: none']],
  [
    'scarred',
    (game) => {
      tally(game, 'anita', 'livesLost', 1);
      changeSurvivor(game, 'anita', { life: 3 });
    },
    ['– Lives: 3 (2 at most)', '✓ Lives lost: 1 of 1'],
  ],
  ['underARoof', (game) => putInside(game, 'anita', 'rv'), ['✓ You are where you should be']],
  ['underARoof', () => undefined, ['– You are not where you should be']],
  // Of two ways the one that is there.
  [
    'bodyguard',
    (game) => {
      place(game, 'anita', { x: 60, y: 45 });
      place(game, 'gabriel', { x: 60, y: 57 });
    },
    ['✓ Allies beside you: 1 of 1'],
  ],
  [
    'hoarder',
    (game) => give(game, 'anita', 'medicine'),
    ['– On your board: 1 of 2', '✓ Others in your building: none'],
  ],
  ['grudge', () => undefined, ['– Accuser alive: 1, none allowed']],
  ['piedPiper', () => undefined, ['– Zombies in the streets: 0 of 8']],
  ['loneWolf', () => undefined, ['✓ Lives: 2 of 2']],
  // Who is in there is asked in the door.
  ['scorchedEarth', () => undefined, ['– On your board: 0 of 1']],
  ['newGroup', () => undefined, []],
  // Nothing to count: it depends on who wins.
  ['traitor', () => undefined, []],
  ['traitor', (game) => dies(game, 'anita'), ['– Nobody is left to do it']],
])('%s, so far', (name, arrange, lines) => {
  expect(told(dealt(name, arrange))).toEqual(lines);
});

test('A141: of several survivors of a seat the one that lacks least', () => {
  const game = dealt('exterminator', (draft) => {
    changeSurvivor(draft, 'gabriel', { owner: 'anita' });
    tally(draft, 'gabriel', 'kills', 1);
  });
  expect(told(game)).toEqual(['– Zombies killed: 1 of 2']);
  dies(game, 'gabriel');
  expect(told(game)).toEqual(['– Zombies killed: 0 of 2']);
});

describe('A190: progress is for the owner', () => {
  const game = dealt('cleaner');

  test.each(['gabriel', 'mike', ''])('not for %j', (eyes) => {
    expect(cardProgress(viewFor(game, eyes), 'anita')).toBeUndefined();
    // Even where a view held the card, it would not be told.
    const view = { ...viewFor(game, 'anita'), seat: eyes };
    expect(cardProgress(view, 'anita')).toBeUndefined();
  });

  test('nor for a seat without a card', () => {
    expect(cardProgress(viewFor(game, 'mike'), 'mike')).toBeUndefined();
  });

  test('once the match is over it lies open', () => {
    const over = dealt('cleaner', (draft) =>
      change(draft, { result: { winner: 'a', seats: [], reason: 'homeHeld' } }),
    );
    const view = { ...viewFor(over, 'anita'), seat: 'mike' };
    expect(cardProgress(view, 'anita')?.card).toBe('cleaner');
  });
});

test('a card that is none of ours is not told', () => {
  const game = dealt('cleaner');
  deal(game, 'anita', { ...cardNamed(CARDS, 'cleaner'), reason: 'strange' });
  expect(told(game)).toBeUndefined();
});

test.each(LANGUAGES)('every card is told in %s', (language) => {
  for (const { reason } of CARDS) {
    const card = describeCard(viewFor(dealt(reason), 'anita'), 'anita', language);
    expect(card?.card).toBe(reason);
    expect(card?.lines.some(({ text }) => /undefined|NaN/.test(text))).toBe(false);
  }
});
