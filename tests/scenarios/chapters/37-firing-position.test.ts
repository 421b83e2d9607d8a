// 37. A shot that starts where the shooter likes, within reach (A149).
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { gapBetween, pieceFootprint } from '../../../src/physics/measure/footprint';
import { affect } from '../../../src/scenarios/change';
import type { Draft } from '../../../src/scenarios/game';
import { answer, awaiting } from '../../../src/scenarios/apply';
import { optionId } from '../../../src/scenarios/decisions';
import { must } from '../../../src/scenarios/queries';
import { drawnIn, whyNotFrom } from '../../../src/scenarios/rules/reach';
import { attack, hit } from '../support/duel';
import {
  asks,
  choices,
  offerOf,
  place,
  told,
  turnOfSurvivor,
  type Numbers,
  type Session,
} from '../support/game';
import { gifted } from '../support/powers';

beforeAll(loadEngine);

/** He looks north: west of him is his left. */
const HERE = { x: 60, y: 45, facing: 90 };
const aims = (more: Parameters<typeof gifted>[0] = {}): Session =>
  turnOfSurvivor(gifted({ survivors: { thomas: HERE }, ...more }), 'thomas').choose('use:sniper');
const refusal = (now: Session, from: { x: number; y: number }): string | undefined => {
  const state = awaiting(now.game);
  if (state.for !== 'decision') throw new Error('no question');
  const flick = { direction: 90, speed: 3000, from };
  const given = { seat: state.seat, number: state.decision.number, choice: optionId('near') };
  const applied = answer(now.game, { ...given, flick });
  return applied.ok ? undefined : applied.reason;
};
/** How far his foot and half the bullet reach, along his look and across it. */
const within = (now: Session) => must(offerOf(now, 'near').within, 'a reach');

describe('Thomas', () => {
  test('A149: 6 cm of gap are legal on any side, 6.1 are refused', () => {
    const now = aims();
    expect(choices(now)).toEqual(['near', 'back']);
    const { width, figure } = within(now);
    for (const [x, y] of [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const) {
      // Feet are as deep as they are: the farthest legal place lies on the line.
      const far = drawnIn({ x: 60 + 20 * x, y: 45 + 20 * y }, within(now));
      const at = (more: number) => ({ x: far.x + more * x, y: far.y + more * y });
      expect(refusal(now, at(0))).toBeUndefined();
      expect(refusal(now, at(0.1))).toBe('tooFarFromTheFigure');
      const bullet = { outline: [far], radius: width / 2 };
      expect(gapBetween(pieceFootprint(figure), bullet)).toBeCloseTo(6, 2);
    }
  });

  test('A149: not beyond a façade, not out of town, not where something stands', () => {
    // The library's door is at 64, 82, and looks south.
    const behind = aims({ survivors: { thomas: { x: 64, y: 77, facing: 90 } } });
    expect(refusal(behind, { x: 64, y: 84 })).toBe('buildingBetween');
    const edge = aims({ survivors: { thomas: { x: 118, y: 45, facing: 90 } } });
    expect(refusal(edge, { x: 121, y: 45 })).toBe('outOfTown');
    const taken = aims({ zombies: { 1: { x: 60, y: 49 } } });
    expect(refusal(taken, { x: 60, y: 49 })).toBe('noRoomToShoot');
  });

  test('A149: anybody else shoots from beside the figure, and from nowhere else', () => {
    const game = gifted({ survivors: { john: HERE } });
    const now = turnOfSurvivor(game, 'john').choose('use:rifle');
    expect(choices(now)).toEqual(['left', 'right', 'back']);
    const numbers: Numbers = { direction: 90, speed: 2000, from: { x: 60, y: 49 } };
    expect(() => now.choose('left', numbers)).toThrow('spotNeedsNumbers');
  });

  test('A149: walled in at both hands he still finds a place', () => {
    const now = aims({
      zombies: { 1: { x: 57, y: 45, facing: 90 }, 2: { x: 63, y: 45, facing: 90 } },
    });
    expect(choices(now)).toEqual(['near', 'back']);
    const { at } = offerOf(now, 'near');
    expect(whyNotFrom(now.game.layout, at, within(now))).toBeUndefined();
  });

  test('A149: indoors the door’s choice is all, and none in duels', () => {
    const inside = gifted({ survivors: { john: HERE }, inside: ['thomas'] });
    expect(choices(turnOfSurvivor(inside, 'thomas').choose('use:sniper'))).toEqual([
      'behind',
      'back',
    ]);
    const game: Draft = gifted({ survivors: { john: HERE }, inside: ['thomas', 'zombie-1'] });
    const duel = turnOfSurvivor(game, 'thomas').choose('use:sniper');
    expect(asks(duel)).toBe('duelTurn');
    expect(choices(duel)).toEqual(['left', 'right']);
    expect(told(hit(duel, 'zombie-1'), 'killed')).toHaveLength(1);
    expect(() => attack(duel, { direction: 0, speed: 2500, from: { x: 0, y: 0 } })).toThrow(
      'spotNeedsNumbers',
    );
  });

  test('A149: on the table: past a box that he stands behind', () => {
    const game = gifted({ survivors: { thomas: HERE }, zombies: { 1: { x: 60, y: 70 } } });
    place(game, 'box-1', { x: 60, y: 52 });
    const now = turnOfSurvivor(game, 'thomas').choose('use:sniper');
    const shot = now.choose('near', { direction: 102, speed: 3300, from: { x: 65, y: 46 } }).roll();
    expect(told(shot, 'fired')).toMatchObject([{ survivor: 'thomas', weapon: 'sniper' }]);
    expect(told(shot, 'killed')).toMatchObject([{ zombie: 'zombie-1', killer: 'thomas' }]);
  });

  test('A149: two rifles, one after the other from where he likes', () => {
    const game = gifted({ survivors: { thomas: HERE } });
    affect(game, { kind: 'spareRounds', until: 'game' }, 'thomas');
    const first = turnOfSurvivor(game, 'thomas')
      .choose('use:sniper')
      .choose('near', { direction: 90, speed: 3000, from: { x: 64, y: 45 } })
      .roll();
    expect(choices(first)).toEqual(['near', 'skip']);
  });
});
