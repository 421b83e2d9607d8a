// 4.2 secret objectives as they are played: each where a deed meets it, and where a deed that looks alike does not.
import { describe, expect, test } from 'vitest';
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { CROSSROADS_IDS } from '../../../src/scenarios/catalogue/crossroads';
import type { Draft } from '../../../src/scenarios/game';
import type { SecretName } from '../../../src/scenarios/objectives/secret';
import { resultAt } from '../../../src/scenarios/objectives/result';
import { survivorOf } from '../../../src/scenarios/queries';
import {
  asks,
  choices,
  give,
  place,
  putInside,
  putMarker,
  session,
  type Session,
} from '../support/game';
import { fell, outcome, stopped, touch } from '../support/outcome';
import { accuses, among, begins, votes } from '../support/traitors';

/** Whether Anita's player would win with this card if the skull were reached now; A wins then. */
const hasMet = ({ game }: Session, card: SecretName): boolean => {
  const table = among({ cards: { anita: card } });
  change(game, { facts: { ...game.facts, cards: { ...table.facts?.cards } } });
  return resultAt(game, 'skull')?.seats.includes('a1') ?? false;
};

/** Anita begins. */
const anita = (arrange: (game: Draft) => void = () => {}): Session => {
  const game = among();
  arrange(game);
  return begins(game, 'anita');
};
const pick = (at: Session, start: string): Session =>
  at.choose(choices(at).find((id) => id.startsWith(start)) ?? start);

describe('4.2 in hand', () => {
  test('1, 2: what is dropped by the last action no longer counts', () => {
    const at = anita((game) => {
      putInside(game, 'anita', 'rv');
      give(game, 'anita', 'fuel');
      give(game, 'anita', 'food');
    });
    expect([hasMet(at, 'jerrycan'), hasMet(at, 'lunchBox')]).toEqual([true, true]);
    const fuel = Object.keys(at.game.markers).find((id) => {
      const { type, place: lies } = at.game.markers[id] ?? {};
      return type === 'fuel' && lies?.on === 'board';
    });
    const dropped = at.choose('takeDrop').choose(`drop rv ${fuel}`);
    expect([hasMet(dropped, 'jerrycan'), hasMet(dropped, 'lunchBox')]).toEqual([false, true]);
  });

  test('3: medicine that was used to heal is gone', () => {
    const at = anita((game) => {
      give(game, 'anita', 'medicine');
      changeSurvivor(game, 'anita', { life: 2 });
      change(game, { options: { ...game.options, medicineHeals: true } });
    });
    expect(hasMet(at, 'pharmacist')).toBe(true);
    expect(hasMet(at.choose('heal'), 'pharmacist')).toBe(false);
  });
});

describe('4.2 by own hand', () => {
  const zombies = (game: Draft): void => {
    place(game, 'zombie-1', { x: 50, y: 44 });
    place(game, 'zombie-2', { x: 50, y: 47 });
  };
  const fires = (at: Session, ...felled: readonly string[]): Session =>
    at
      .choose('use:shotgun')
      .choose('left', { direction: 0, speed: 3000 })
      .run(
        outcome({
          rest: felled.map((id, index) => fell(id, { x: 52, y: 44 + 3 * index })),
          contacts: felled.map((id, index) => touch(`pellet-${index + 1}`, id)),
        }),
      );

  test('7, 8: two by one shotgun, and one', () => {
    const at = anita((game) => {
      zombies(game);
      give(game, 'anita', 'shotgun');
    });
    const two = fires(at, 'zombie-1', 'zombie-2');
    expect([hasMet(two, 'cleaner'), hasMet(two, 'exterminator')]).toEqual([true, true]);
    const one = fires(at, 'zombie-1');
    expect([hasMet(one, 'cleaner'), hasMet(one, 'exterminator')]).toEqual([true, false]);
  });

  test('7, 16: in a duel an ally’s kill is the ally’s, and so is the rifle', () => {
    const at = anita((game) => {
      putInside(game, 'anita', 'rv');
      putInside(game, 'gabriel', 'rv');
      putInside(game, 'zombie-1', 'rv');
    }).choose('move');
    // Anita has her bat, and waits; Gabriel fires.
    expect(asks(at)).toBe('duelTurn');
    const shot = at
      .choose('wait')
      .choose('left', { direction: 0, speed: 3000 })
      .run(
        outcome({
          rest: [fell('zombie-1', { x: 80, y: 0 })],
          contacts: [touch('bullet', 'zombie-1')],
        }),
      );
    expect(shot.game.zombies['zombie-1']?.place.in).toBe('dump');
    expect(shot.game.facts?.tallies?.gabriel).toEqual({ kills: 1, firearmUses: 1 });
    expect([hasMet(shot, 'cleaner'), hasMet(shot, 'quietHands')]).toEqual([false, true]);
  });

  test('16: a knife is no firearm', () => {
    const at = anita((game) => give(game, 'anita', 'knife'))
      .choose('use:knife')
      .choose('left', { direction: 0, speed: 3000 })
      .run(outcome({ rest: [stopped('knife', { x: 60, y: 45 })] }));
    expect(hasMet(at, 'quietHands')).toBe(true);
  });
});

describe('4.2 wounds', () => {
  test('9, A180: a penalty is no wound', () => {
    const game = among({ cards: { gabriel: 'lunchBox' } });
    const at = votes(accuses(begins(game, 'anita'), 'a2'), 'up').choose('stay');
    expect(survivorOf(at.game, 'anita').life).toBe(2);
    expect([hasMet(at, 'untouched'), hasMet(at, 'scarred')]).toEqual([true, false]);
  });
});

describe('4.2 what was turned and drawn', () => {
  /** Anita takes a crossroads marker in the RV, with this card on top. */
  const draws = (card: 'floorPlan' | 'spareRounds'): Session => {
    const at = anita((game) => {
      putInside(game, 'anita', 'rv');
      putMarker(game, 'crossroads', { on: 'structure', structure: 'rv' }, false);
      change(game, {
        crossroads: { draw: [card, ...CROSSROADS_IDS.filter((id) => id !== card)], discard: [] },
      });
    }).choose('takeDrop');
    return pick(at, 'take');
  };

  test('14: what a card lets one look at does not count', () => {
    const at = draws('floorPlan').choose('groceryStore');
    // The crossroads marker itself was turned; the four in the store were not.
    expect(at.game.facts?.tallies?.anita?.markersRevealed).toBe(1);
    expect(hasMet(at, 'curious')).toBe(false);
  });

  test('14: two turned, none kept', () => {
    const at = anita((game) => {
      putInside(game, 'anita', 'rv');
      putMarker(game, 'food', { on: 'structure', structure: 'rv' }, false);
      putMarker(game, 'x', { on: 'structure', structure: 'rv' }, false);
    });
    const face = (now: Session): Session => {
      const open = now.choose('takeDrop');
      const next = choices(open).find((id) => {
        const marker = open.game.markers[id.split(' ')[2] ?? ''];
        return id.startsWith('take') && marker?.faceUp === false;
      });
      return open.choose(next ?? '').choose('leave');
    };
    expect(hasMet(face(face(at)), 'curious')).toBe(true);
  });

  test('15: a card without effect is a card', () => {
    expect(hasMet(draws('spareRounds'), 'fated')).toBe(true);
    expect(hasMet(anita(), 'fated')).toBe(false);
  });
});

describe('4.2 noise', () => {
  test('17: two turns that end loud', () => {
    const loud = (game: Draft): Session =>
      begins(game, 'anita')
        .choose('use:rifle')
        .choose('left', { direction: 0, speed: 3000 })
        .run(outcome({ rest: [stopped('bullet', { x: 60, y: 45 })] }))
        .choose('end');
    const game = among();
    give(game, 'anita', 'rifle');
    const once = loud(game);
    expect(hasMet(once, 'loudMouth')).toBe(false);
    // It is her turn again.
    const again = among();
    give(again, 'anita', 'rifle');
    change(again, { facts: { ...again.facts, tallies: { ...once.game.facts?.tallies } } });
    expect(hasMet(loud(again), 'loudMouth')).toBe(true);
    expect(asks(session(once.game))).toBe('chooseAction');
  });
});
