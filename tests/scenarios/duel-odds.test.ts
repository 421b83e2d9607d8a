// What everybody can count in a duel with zombies (R181, R186): how near they are, what the next card may be.
import { expect, test } from 'vitest';
import { awaiting } from '../../src/scenarios/apply';
import type { CombatCard } from '../../src/scenarios/duels';
import { cardOdds, stepsToReach } from '../../src/scenarios/rules/duel-odds';
import { viewFor } from '../../src/scenarios/view';
import { describeTable } from '../../src/words/describe';
import { duelIn, johnAgainst, miss, withDeck } from './support/duel';
import type { Session } from './support/game';

const DECK: readonly CombatCard[] = ['walk', 'attack', 'walk', 'walk', 'attack', 'walk', 'walk'];

const seen = ({ game }: Session) => {
  const waits = awaiting(game);
  return viewFor(game, waits.for === 'decision' ? waits.seat : 'seat-1');
};
const told = (at: Session, language: 'en' | 'fr' = 'en'): readonly string[] =>
  describeTable(seen(at), language).find(({ id }) => id === 'duel')?.lines ?? [];

test('the odds are those of the whole deck less what lies open', () => {
  let at = withDeck(johnAgainst('zombie-1'), ...DECK);
  expect(cardOdds(seen(at))).toEqual({ attacks: 2, left: 7, isInReach: false });
  expect(told(at)).toContain('The next combat card: 2 of 7 attack.');
  expect(told(at, 'fr')).toContainEqual(expect.stringContaining('2 sur 7 attaquent.'));
  at = miss(at);
  expect(cardOdds(seen(at))).toEqual({ attacks: 2, left: 6, isInReach: false });
  expect(told(at)).toContain('The sides are 68 cm apart.');
  expect(told(at)).toContain('5 walks bring them into reach.');
});

test('an attack that lies open is no longer in the deck', () => {
  const view = seen(withDeck(johnAgainst('zombie-1'), ...DECK));
  if (view.duel?.against !== 'zombies') throw new Error('That is no duel with a zombie.');
  const duel = { ...view.duel, turned: ['walk', 'attack'] as const, cardsLeft: 5 };
  expect(cardOdds({ ...view, duel })).toMatchObject({ attacks: 1, left: 5 });
});

test('another order of the deck changes nothing that can be counted', () => {
  const one = seen(miss(withDeck(johnAgainst('zombie-1'), ...DECK)));
  const other = seen(
    miss(withDeck(johnAgainst('zombie-1'), 'walk', 'walk', 'walk', 'walk', 'walk', 'attack', 'attack')), // prettier-ignore
  );
  expect(cardOdds(one)).toEqual(cardOdds(other));
  expect(JSON.stringify(one.duel)).toBe(JSON.stringify(other.duel));
});

test('in reach, any card strikes', () => {
  const walks = Array.from({ length: 7 }, (): CombatCard => 'walk');
  let at = withDeck(johnAgainst('zombie-1'), ...walks);
  for (let left = 6; left > 0; left -= 1) {
    const duel = duelIn(at);
    expect(duel && stepsToReach(duel)).toBe(left);
    at = miss(at);
  }
  expect(cardOdds(seen(at))).toMatchObject({ isInReach: true });
  expect(told(at)).toContain('They are in reach: any combat card strikes.');
  expect(told(at).join()).not.toContain('attack.');
});
