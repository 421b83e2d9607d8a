// 39, 4.2: the secret objectives, each where it is met and where it just is not.
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/scenarios/game';
import type { Outcome } from '../../../src/scenarios/objectives/board';
import { SECRET_OBJECTIVES, type SecretName } from '../../../src/scenarios/objectives/secret';
import { winningSeats } from '../../../src/scenarios/objectives/seats';
import { give, place, putInside, putMarker } from '../support/game';
import { cardNamed, deal, dies, exile, madeUp, tally } from '../support/made-up';

type Arrange = (game: Draft) => void;
const WON_BY_A: Outcome = { end: 'won', side: 'a' };
const WON_BY_B: Outcome = { end: 'won', side: 'b' };

/** Whether Anita's seat, on side A, has won with this card. */
function isMet(name: SecretName, arrange: Arrange, outcome: Outcome): boolean {
  const game = madeUp();
  deal(game, 'anita', cardNamed(SECRET_OBJECTIVES, name));
  arrange(game);
  return winningSeats(game, outcome).includes('anita');
}

const counts =
  (name: Parameters<typeof tally>[2], count: number): Arrange =>
  (game) =>
    tally(game, 'anita', name, count);

describe('at the end, on the winning side and alive', () => {
  test.each<[SecretName, Arrange, Arrange]>([
    [
      'lunchBox',
      (game) => give(game, 'anita', 'food'),
      (game) => {
        putInside(game, 'anita', 'school');
        putMarker(game, 'food', { on: 'structure', structure: 'school' });
      },
    ],
    ['jerrycan', (game) => give(game, 'anita', 'fuel'), (game) => give(game, 'gabriel', 'fuel')],
    ['pharmacist', (game) => give(game, 'anita', 'medicine'), () => undefined],
    ['collector', (game) => give(game, 'anita', 'knife'), (game) => give(game, 'anita', 'key')],
    [
      'travelLight',
      (game) => {
        change(game, { pretzel: 'anita' });
        // It lies beside the board (A36).
        give(game, 'anita', 'survivor');
      },
      (game) => give(game, 'anita', 'x'),
    ],
    [
      'fullPack',
      (game) => {
        give(game, 'anita', 'x');
        give(game, 'anita', 'food');
      },
      (game) => {
        give(game, 'anita', 'x');
        give(game, 'anita', 'food');
        changeSurvivor(game, 'anita', { slots: 3 });
      },
    ],
    ['cleaner', counts('kills', 1), (game) => tally(game, 'gabriel', 'kills', 1)],
    ['exterminator', counts('kills', 2), counts('kills', 1)],
    ['untouched', counts('livesLost', 0), counts('livesLost', 1)],
    [
      'scarred',
      (game) => {
        tally(game, 'anita', 'livesLost', 1);
        changeSurvivor(game, 'anita', { life: 2 });
      },
      (game) => {
        tally(game, 'anita', 'livesLost', 1);
        changeSurvivor(game, 'anita', { life: 3 });
      },
    ],
    [
      'underARoof',
      (game) => putInside(game, 'anita', 'rv', true),
      (game) => place(game, 'anita', { x: 60, y: 8 }),
    ],
    [
      'openSky',
      (game) => place(game, 'anita', { x: 60, y: 45 }),
      (game) => place(game, 'anita', { x: 60, y: 45, facing: 0, lying: true }),
    ],
    ['visitor', counts('buildingsEntered', 2), counts('buildingsEntered', 1)],
    ['curious', counts('markersRevealed', 2), counts('markersRevealed', 1)],
    ['fated', counts('cardsDrawn', 1), (game) => tally(game, 'gabriel', 'cardsDrawn', 1)],
    ['quietHands', counts('firearmUses', 0), counts('firearmUses', 1)],
    ['loudMouth', counts('loudReactions', 2), counts('loudReactions', 1)],
    [
      'bodyguard',
      (game) => {
        place(game, 'anita', { x: 60, y: 45 });
        place(game, 'gabriel', { x: 72, y: 45 });
      },
      (game) => {
        place(game, 'anita', { x: 60, y: 45 });
        place(game, 'gabriel', { x: 72.1, y: 45 });
      },
    ],
  ])('%s', (name, met, not) => {
    expect(isMet(name, met, WON_BY_A)).toBe(true);
    expect(isMet(name, not, WON_BY_A)).toBe(false);
  });

  test('R269: not without the side, and not for the dead', () => {
    const food: Arrange = (game) => give(game, 'anita', 'food');
    for (const outcome of [WON_BY_B, { end: 'draw' }, { end: 'lost' }] as const)
      expect(isMet('lunchBox', food, outcome)).toBe(false);
    const dead: Arrange = (game) => {
      give(game, 'anita', 'food');
      dies(game, 'anita');
    };
    expect(isMet('lunchBox', dead, WON_BY_A)).toBe(false);
  });

  test('scarred: few lives alone are no scar', () => {
    const frail: Arrange = (game) => {
      changeSurvivor(game, 'anita', { life: 2 });
    };
    expect(isMet('scarred', frail, WON_BY_A)).toBe(false);
  });

  test('bodyguard: in the same building too, but beside a former ally no more', () => {
    const inside: Arrange = (game) => {
      putInside(game, 'anita', 'school');
      putInside(game, 'gabriel', 'school');
    };
    expect(isMet('bodyguard', inside, WON_BY_A)).toBe(true);
    const changed: Arrange = (game) => {
      inside(game);
      changeSurvivor(game, 'gabriel', { team: 'b' });
    };
    expect(isMet('bodyguard', changed, WON_BY_A)).toBe(false);
    const exiled: Arrange = (game) => {
      inside(game);
      exile(game, 'gabriel', 'anita');
    };
    expect(isMet('bodyguard', exiled, WON_BY_A)).toBe(false);
  });

  test('a person with several survivors meets it with any of them', () => {
    const second: Arrange = (game) => {
      changeSurvivor(game, 'gabriel', { owner: 'anita' });
      give(game, 'gabriel', 'food');
      dies(game, 'anita');
    };
    expect(isMet('lunchBox', second, WON_BY_A)).toBe(true);
  });
});

describe('the two traitors', () => {
  test('R271: win when the other main side does', () => {
    expect(isMet('traitor', () => undefined, WON_BY_B)).toBe(true);
  });

  test.each<[string, Arrange, Outcome]>([
    ['their own side wins', () => undefined, WON_BY_A],
    ['the town is overrun', () => undefined, { end: 'lost' }],
    ['it is a draw', () => undefined, { end: 'draw' }],
    ['they are dead', (game) => dies(game, 'anita'), WON_BY_B],
    ['they are exiled', (game) => exile(game, 'anita', 'john'), WON_BY_B],
  ])('and not when %s', (_, arrange, outcome) => {
    expect(isMet('traitor', arrange, outcome)).toBe(false);
  });

  test('are two of twenty cards, of which all others differ', () => {
    const names = SECRET_OBJECTIVES.map(({ reason }) => reason);
    expect(names).toHaveLength(20);
    expect(new Set(names).size).toBe(19);
    expect(names.filter((name) => name === 'traitor')).toHaveLength(2);
  });
});

test('R269: without a card a seat wins with its side, as everybody does in S6', () => {
  const game = madeUp();
  expect(winningSeats(game, WON_BY_B)).toEqual(['elijah', 'mike', 'olivia', 'rosa']);
  expect(winningSeats(game, { end: 'draw' })).toEqual([]);
});
