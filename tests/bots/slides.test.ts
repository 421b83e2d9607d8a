// The look-ahead player draws its slides before it tries them: what is drawn must be what the table does.
import { beforeAll, describe, expect, test } from 'vitest';
import { freeWay, groundOf, type Ground } from '../../src/bots/ground';
import { flicksInto, moverOf, slidesOf, speedFor } from '../../src/bots/slides';
import { linedUpPlan } from '../../src/match/plan';
import { loadEngine } from '../../src/physics/engine';
import { distance } from '../../src/physics/measure/vector';
import { simulate } from '../../src/physics/simulate';
import { newGame } from '../../src/scenarios/apply';
import type { Game } from '../../src/scenarios/game';
import type { StructureId } from '../../src/scenarios/ids';
import { SCENARIO_IDS, type ScenarioId } from '../../src/scenarios/list';
import { inPlay, survivorOf, tableOf } from '../../src/scenarios/queries';
import { judgeMove } from '../../src/scenarios/rules/move';

beforeAll(loadEngine);

const gameOf = (scenario: ScenarioId): Game => newGame(linedUpPlan(scenario, 1, 1)).game;

const SQUARE: Ground = {
  blocks: [
    {
      id: 'block',
      outline: [
        { x: 10, y: -2 },
        { x: 14, y: -2 },
        { x: 14, y: 2 },
        { x: 10, y: 2 },
      ],
      centre: { x: 12, y: 0 },
      radius: 2.83,
    },
  ],
  doors: [],
  town: { width: 120, height: 90 },
  known: new Map(),
  lanes: new Map(),
};

describe('how far a disc slides', () => {
  const east = { x: 1, y: 0 };

  test('up to a side', () => {
    expect(freeWay(SQUARE, { x: 0, y: 1 }, east, 1, [])).toBeCloseTo(9);
  });

  test('up to a corner', () => {
    expect(freeWay(SQUARE, { x: 0, y: 2.6 }, east, 1, [])).toBeCloseTo(9.2);
  });

  test('past what is beside it, behind it or left out', () => {
    expect(freeWay(SQUARE, { x: 0, y: 3.01 }, east, 1, [])).toBe(Infinity);
    expect(freeWay(SQUARE, { x: 16, y: 0 }, east, 1, [])).toBe(Infinity);
    expect(freeWay(SQUARE, { x: 0, y: 0 }, east, 1, ['block'])).toBe(Infinity);
  });
});

describe('slides', () => {
  test.each(SCENARIO_IDS)('of %s come off on the table as drawn', (scenario) => {
    const game = gameOf(scenario);
    const ground = groundOf(game);
    const drawn = inPlay(game).flatMap((id) => {
      const mover = moverOf(game, id, survivorOf(game, id));
      return slidesOf(ground, mover).map((slide) => ({ id, from: mover.from, slide }));
    });
    expect(drawn.length).toBeGreaterThan(200);
    const wrong = drawn
      .filter(({ slide }, index) => index % 80 === 0 || (slide.into && index % 4 === 0))
      .filter(({ id, from, slide: { direction, reach, into, to } }) => {
        const launch = { kind: 'disc', at: from, direction, speed: speedFor(reach) } as const;
        const { outcome } = simulate(tableOf(game, [id]), launch);
        const move = judgeMove(game, id, 'disc', outcome, () => false);
        if (!move.ok || move.into !== into) return move.ok || move.failure.why !== 'closed';
        return move.to !== undefined && distance(move.to, to) > 1.5;
      });
    expect(wrong).toEqual([]);
  });

  test('lead out of a building only through its door', () => {
    const game = gameOf('s2');
    const [id = 'rosa'] = inPlay(game);
    const inside = { ...survivorOf(game, id), place: indoors('school') };
    const slides = slidesOf(groundOf(game), moverOf(game, id, inside));
    // The School's door looks east.
    expect(slides.length).toBeGreaterThan(0);
    expect(slides.every(({ to }) => to.x > 9)).toBe(true);
  });

  test('count the flicks into a building: none inside, one with a clear line, else more', () => {
    const game = gameOf('s2');
    const ground = groundOf(game);
    const flicks = (at: { x: number; y: number }, inside?: StructureId): number =>
      flicksInto(ground, { id: 'rosa', from: at, ...(inside && { inside }) }, 'school');
    expect(flicks({ x: 4, y: 62 }, 'school')).toBe(0);
    expect(flicks({ x: 16, y: 62 })).toBeCloseTo(1, 0);
    expect(flicks({ x: 4, y: 62 })).toBeGreaterThanOrEqual(2);
  });
});

const indoors = (structure: StructureId) => ({ in: 'building', structure, lying: false }) as const;
