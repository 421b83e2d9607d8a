// Crossroads cards about ice, snow and wind.
import { affect } from '../../../src/scenarios/change';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/physics/engine';
import { gapBetween, pieceFootprint } from '../../../src/physics/measure/footprint';
import { awaiting } from '../../../src/scenarios/apply';
import type { CrossroadsId } from '../../../src/scenarios/catalogue/crossroads';
import type { Draft } from '../../../src/scenarios/game';
import { draws, roundEnds } from '../support/cards';
import { at, give, place, poseIn, session, type Session } from '../support/game';

beforeAll(loadEngine);

describe('crossroads: ice and snow', () => {
  const street = (cards: readonly CrossroadsId[]): Session => {
    const [first = 'blackIce', ...others] = cards;
    const game = structuredClone(draws(first, (one) => void give(one, 'john', 'bat')).game);
    place(game, 'john', { x: 60, y: 40, facing: 90 });
    for (const effect of others.flatMap((card) => draws(card).game.effects)) affect(game, effect);
    return session(game);
  };
  const roughness = ({ game }: Session): number | undefined => {
    const state = awaiting(game);
    return state.for === 'table' ? state.run.table.roughness : Number.NaN;
  };
  const numbers = { direction: 90, speed: 900, axis: 0, struck: 1 };
  const disc = (on: Session): Session => on.choose('move').choose('flick', numbers);
  const bat = (on: Session): Session => on.choose('use:bat').choose('flick', numbers);
  const shot = (on: Session): Session => on.choose('use:rifle').choose('left', numbers);

  test('blackIce: this round everything that is flicked slides on 0.6 of the friction', () => {
    const ice = street(['blackIce']);
    expect([disc(ice), bat(ice), shot(ice)].map(roughness)).toEqual([0.6, 0.6, 0.6]);
    expect(roughness(disc(street(['adrenaline'])))).toBeUndefined();
  });

  test('deepSnow: this round 1.6 of the friction, for disc and bat alone', () => {
    const snow = street(['deepSnow']);
    expect([disc(snow), bat(snow), shot(snow)].map(roughness)).toEqual([1.6, 1.6, undefined]);
  });

  test('blackIce and deepSnow: together both count, and never more than the table knows', () => {
    expect(roughness(disc(street(['blackIce', 'deepSnow'])))).toBe(0.96);
    expect(roughness(shot(street(['blackIce', 'deepSnow'])))).toBe(0.6);
    expect(roughness(disc(street(['blackIce', 'blackIce'])))).toBe(0.5);
  });

  test('blackIce, deepSnow: gone with the round, not with the turn', () => {
    const ended = street(['blackIce', 'deepSnow']).choose('end');
    expect(ended.game.effects).toHaveLength(2);
    expect(roundEnds(ended).game.effects).toEqual([]);
  });
});

describe('crossroads: gust', () => {
  // The exit of S1's tower looks west.
  const blows = (change: (game: Draft) => void): Draft => draws('gust', change).game;

  test('gust: lamps, barrels and boxes slide 5 cm along the tower’s exit; nothing else moves', () => {
    const game = blows((one) => {
      place(one, 'lamp-1', { x: 50, y: 20 });
      place(one, 'barrel-1', { x: 50, y: 30 });
      place(one, 'box-1', { x: 50, y: 50 });
      place(one, 'car', { x: 70, y: 30 });
      place(one, 'zombie-1', { x: 60, y: 50 });
    });
    expect(['lamp-1', 'barrel-1', 'box-1', 'car', 'zombie-1'].map((id) => at(game, id).x)).toEqual([
      45, 45, 45, 70, 60,
    ]);
    expect(at(game, 'lamp-1').y).toBe(20);
  });

  test('gust: one in front moves off first, so both go the whole way', () => {
    const game = blows((one) => {
      place(one, 'barrel-1', { x: 50, y: 30 });
      place(one, 'barrel-2', { x: 45.5, y: 30 });
    });
    expect([at(game, 'barrel-1').x, at(game, 'barrel-2').x]).toEqual([45, 40.5]);
  });

  test('gust: it stops a centimetre before any contact, and does not move where it has no centimetre', () => {
    const game = blows((one) => {
      place(one, 'box-1', { x: 50, y: 50 });
      place(one, 'zombie-1', { x: 46, y: 50 });
      place(one, 'box-2', { x: 50, y: 30 });
      place(one, 'zombie-2', { x: 47.9, y: 30 });
    });
    const gap = gapBetween(
      pieceFootprint({ id: '', kind: 'box', pose: poseIn(game, 'box-1') }),
      pieceFootprint({ id: '', kind: 'zombie', pose: poseIn(game, 'zombie-1') }),
    );
    expect(gap).toBeGreaterThanOrEqual(1);
    expect(gap).toBeLessThan(1.1);
    expect(at(game, 'box-2')).toEqual({ x: 50, y: 30 });
  });

  test('gust: what is merely beside the way stops nothing, and nothing leaves town', () => {
    const game = blows((one) => {
      place(one, 'box-1', { x: 50, y: 50 });
      place(one, 'zombie-1', { x: 46, y: 52.5 });
      place(one, 'barrel-1', { x: 3, y: 40 });
    });
    expect(at(game, 'box-1').x).toBe(45);
    expect(at(game, 'barrel-1').x).toBeGreaterThanOrEqual(1);
  });
});
