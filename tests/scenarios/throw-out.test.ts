// 36. The loser of a duel between survivors is thrown out of the house.
import { describe, expect, test } from 'vitest';
import { isStanding, lyingPose } from '../../src/physics/measure/pose';
import type { SurvivorId } from '../../src/scenarios/catalogue/survivors';
import {
  asked,
  asks,
  at as spot,
  lifeOf,
  offerOf,
  place,
  placeOf,
  poseIn,
  standsIn,
  told,
  type Session,
} from './support/game';
import { goesIn, hit, house, HOUSE, inHouse, inTeams, tableRun } from './support/duel';
import { fell, leftTown, outcome, pushed, stood, through, touch } from './support/outcome';

/** John has won and is about to throw Lily; a barrel, Kevin and a zombie stand outside. */
function lilyLost(friends: readonly SurvivorId[] = []): Session {
  const foes = ['lily', ...friends] as const;
  const game = inTeams(house({ active: 'john', outside: true, inside: foes }), foes);
  place(game, 'kevin', { x: 50, y: 60 });
  place(game, 'zombie-5', { x: 30, y: 55 });
  place(game, 'barrel-1', { x: 38, y: 60 });
  return hit(goesIn(game, 'john'), 'lily');
}
const flicked = (at: Session): Session => at.choose('flick', { direction: 270, speed: 1200 });
const lands = fell('lily', { x: 38, y: 68 }, 'survivor');
const outside = { rest: [lands], passages: [through('lily', HOUSE, 'behind')] };

describe('36. the throw', () => {
  test('R232: laid flat behind the building and pitched on the real table', () => {
    const at = lilyLost();
    expect(offerOf(at, 'flick')).toMatchObject({ launch: 'figure', at: { x: 38, y: 86 } });
    const { table, launch } = tableRun(flicked(at));
    expect(launch).toEqual({ kind: 'figure', piece: 'lily', direction: 270, speed: 1200 });
    expect(table.layout).toEqual(at.game.layout);
    const lily = table.pieces.find(({ id }) => id === 'lily');
    expect(lily?.pose).toEqual(lyingPose('survivor', { x: 38, y: 86, facing: 270 }));
    expect(table.pieces.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['kevin', 'zombie-5', 'barrel-1']),
    );
  });

  test('R232: through the door it lies where it came to rest, and the winner goes on', () => {
    const at = flicked(lilyLost()).run(outcome(outside));
    expect(spot(at.game, 'lily')).toEqual({ x: 38, y: 68 });
    expect(standsIn(at.game, 'lily')).toBe(false);
    expect(told(at, 'thrownOut')).toMatchObject([
      { survivor: 'lily', by: 'john', structure: HOUSE },
    ]);
    expect(asks(at)).toBe('chooseAction');
    expect(placeOf(at.game, 'john')).toEqual(inHouse(false));
  });

  test('R232: one that lands on its feet is laid down, one that leaves town lies at the limit', () => {
    const feet = flicked(lilyLost()).run(
      outcome({ ...outside, rest: [stood('lily', { x: 38, y: 68 }, 'survivor')] }),
    );
    expect(standsIn(feet.game, 'lily')).toBe(false);
    const gone = flicked(lilyLost()).run(
      outcome({
        ...outside,
        rest: [fell('lily', { x: 38, y: -6 }, 'survivor')],
        exits: [leftTown('lily', { x: 38, y: 0 })],
      }),
    );
    expect(spot(gone.game, 'lily').y).toBeGreaterThan(0);
  });

  test('A75: coming back in from the front is no way out', () => {
    const at = flicked(lilyLost()).run(
      outcome({ rest: [lands], passages: [through('lily', HOUSE, 'front')] }),
    );
    expect(asks(at)).toBe('throwOut');
  });

  test('A75: not through the door: one more try, then it is laid just outside', () => {
    const stuck = outcome({
      rest: [fell('lily', { x: 38, y: 84 }, 'survivor')],
      passages: [through('lily', HOUSE, 'behind', false)],
    });
    const again = flicked(lilyLost()).run(stuck);
    expect([asks(again), asked(again)]).toEqual(['throwOut', 'seat-1']);
    expect(placeOf(again.game, 'lily')).toEqual(inHouse(true));
    expect(told(again, 'thrownOut')).toEqual([]);
    const laid = flicked(again).run(stuck);
    expect(spot(laid.game, 'lily')).toEqual({ x: 38, y: 77.5 });
    expect(isStanding(poseIn(laid.game, 'lily'))).toBe(false);
    expect(told(laid, 'thrownOut')).toHaveLength(1);
    expect(asks(laid)).toBe('chooseAction');
  });

  test('A76: things stay moved, nobody is hurt, and all but the thrown one stand up', () => {
    const before = lilyLost();
    const at = flicked(before).run(
      outcome({
        ...outside,
        rest: [
          lands,
          fell('kevin', { x: 52, y: 58 }, 'survivor'),
          fell('zombie-5', { x: 28, y: 52 }),
          pushed(before.game, 'barrel-1', { x: 38, y: 50 }, true),
        ],
        contacts: [touch('lily', 'kevin'), touch('lily', 'zombie-5'), touch('lily', 'barrel-1')],
      }),
    );
    expect(lifeOf(at.game, 'kevin')).toBe(2);
    expect([spot(at.game, 'kevin'), standsIn(at.game, 'kevin')]).toEqual([{ x: 52, y: 58 }, true]);
    expect([spot(at.game, 'zombie-5'), standsIn(at.game, 'zombie-5')]).toEqual([
      { x: 28, y: 52 },
      true,
    ]);
    expect([spot(at.game, 'barrel-1'), standsIn(at.game, 'barrel-1')]).toEqual([
      { x: 38, y: 50 },
      true,
    ]);
    expect(standsIn(at.game, 'lily')).toBe(false);
    expect(lifeOf(at.game, 'lily')).toBe(1);
  });

  test('R061, R232: the table has come to rest: who was pushed next to a zombie is too close, before the fight goes on', () => {
    const at = flicked(lilyLost(['mike'])).run(
      outcome({ ...outside, rest: [lands, stood('kevin', { x: 30, y: 57 }, 'survivor')] }),
    );
    expect(asks(at)).toBe('duelTurn');
    expect(lifeOf(at.game, 'kevin')).toBe(1);
  });
});
