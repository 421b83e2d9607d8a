import { describe, expect, test } from 'vitest';
import { plainPlan } from '../../src/match/plan';
import { arranged, type Position } from '../../src/match/position';
import { awaiting } from '../../src/scenarios/apply';
import { draftOf } from '../../src/scenarios/draft';
import type { Draft } from '../../src/scenarios/game';
import type { ScenarioId } from '../../src/scenarios/list';
import {
  available,
  heldBy,
  markerOf,
  markersIn,
  poseOf,
  survivorOf,
  zombieOf,
  zombiesAt,
  zombiesOnTable,
} from '../../src/scenarios/queries';

const begin = (scenario: ScenarioId, position: Position): Draft =>
  draftOf(arranged(plainPlan(scenario, 3), position));

const SPOT = { x: 60, y: 30, facing: 90 };

describe('an arranged start', () => {
  test('puts two who want the same place side by side', () => {
    const game = begin('s2', {
      survivors: [
        { id: 'mike', where: { at: SPOT } },
        { id: 'rosa', where: { at: SPOT, lying: true } },
      ],
    });
    expect(poseOf(survivorOf(game, 'mike'))).toMatchObject({ x: 60, y: 30 });
    const rosa = poseOf(survivorOf(game, 'rosa'));
    expect(Math.hypot((rosa?.x ?? 0) - 60, (rosa?.y ?? 0) - 30)).toBeGreaterThan(1);
  });

  test('has these zombies on the table and no others', () => {
    const game = begin('s3', { zombies: [{ at: SPOT }, { inside: 'library' }], dump: 15 });
    expect(zombiesOnTable(game)).toHaveLength(2);
    expect(zombiesAt(game, 'dump')).toHaveLength(15);
    expect(zombiesAt(game, 'box')).toHaveLength(1);
  });

  test('has the zombies that are named, where they are wanted', () => {
    const named = ['zombie-2', 'zombie-9'];
    const game = begin('s1', {
      zombies: [{ at: SPOT, id: 'zombie-9' }, { at: SPOT }, { inside: 'library', id: 'zombie-2' }],
      dump: ['zombie-1', 'zombie-3'],
    });
    expect(zombiesOnTable(game)).toHaveLength(3);
    expect(zombiesOnTable(game)).toEqual(expect.arrayContaining(named));
    expect(poseOf(zombieOf(game, 'zombie-9'))).toMatchObject({ x: 60, y: 30 });
    expect(zombiesAt(game, 'dump')).toEqual(['zombie-1', 'zombie-3']);
    expect(zombiesAt(game, 'box')).toHaveLength(18 - 3 - 2);
  });

  test('can begin in the middle of a turn', () => {
    const game = begin('s1', { turn: { survivor: 'thomas', taken: 1, noise: 'loud' } });
    expect(game.turn).toMatchObject({ survivor: 'thomas', actionsLeft: 1, noise: 'loud' });
    expect(game.turn?.actionsTaken).toBe(1);
    expect(awaiting(game)).toMatchObject({ decision: { kind: 'chooseAction', number: 1 } });
    const early = begin('s1', { turn: { survivor: 'thomas' } });
    expect(early.turn).toMatchObject({ actionsLeft: 2, actionsTaken: 0, noise: 'silent' });
  });

  test('gives markers of the town first, and leaves the rest where it was', () => {
    const game = begin('s6', {
      survivors: [{ id: 'anita', carries: [{ type: 'key', faceUp: false }] }],
      markers: [{ type: 'x', store: { structure: 'rv' } }],
    });
    const [key = ''] = heldBy(game, 'anita');
    expect(markerOf(game, key)).toMatchObject({ type: 'key', faceUp: false });
    expect(markersIn(game, { structure: 'rv' })).toHaveLength(1);
    const inBoxes = Object.values(game.markers).filter(({ place }) => place.on === 'supply');
    expect(inBoxes).toHaveLength(57 - 9);
  });

  test('has a rescued figure led as the rule says', () => {
    const game = begin('s3', {
      survivors: [
        { id: 'john', where: { at: SPOT } },
        { id: 'anita', ledBy: 'john' },
      ],
    });
    expect(survivorOf(game, 'anita')).toMatchObject({ role: 'rescued', escort: 'john' });
    const [marker = ''] = heldBy(game, 'john');
    expect(markerOf(game, marker)).toMatchObject({ type: 'survivor', faceUp: true });
  });

  test('reckons the round from the day marker, and says who may still act', () => {
    const game = begin('s4', { dayMarker: 2, toAct: ['lily'] });
    expect(game.round).toEqual({ number: 4, half: 'night', marker: 2 });
    expect(available(game)).toEqual(['lily']);
    expect(awaiting(game)).toMatchObject({ for: 'decision', decision: { kind: 'chooseSurvivor' } });
  });

  test.each<[string, Position]>([
    ['too many zombies', { zombies: Array.from({ length: 3 }, () => ({ inside: 'library' })) }],
    [
      'carries too much',
      {
        survivors: [
          {
            id: 'mike',
            carries: (['food', 'food', 'fuel'] as const).map((type) => ({ type, faceUp: true })),
          },
        ],
      },
    ],
    ['walks without life', { survivors: [{ id: 'mike', life: 0 }] }],
    ['the turn of mike', { toAct: ['rosa', 'kevin'], turn: { survivor: 'mike' } }],
    ['room for', { survivors: [{ id: 'mike', where: { at: { x: 900, y: 900, facing: 0 } } }] }],
  ])('refuses what the game would not allow: %s', (reason, position) => {
    expect(() => begin('s2', position)).toThrow(reason);
  });
});
