// The five-second try: the same breath as at the table, on a field of its own.
import { describe, expect, test } from 'vitest';
import { beginTry, drawnPull, FIELD, FULL_PULL, goOn, resultOf } from '../../src/ui/seats/try-hand';

const START = beginTry({ x: 0, y: 0 }, 0, 0.15);

describe('a try', () => {
  test('in a steady hand goes where it is pulled', () => {
    const pulled = goOn(START, FULL_PULL, 700, 'steady');
    expect(pulled).toMatchObject({ direction: 90, strength: 1 });
    expect(resultOf(pulled)).toBe('hit');
    const aside = goOn(START, { x: 40, y: 50 }, 700, 'steady');
    expect(resultOf(aside)).toBe('missed');
    expect(aside.direction).toBeGreaterThan(90);
  });

  test('in a living hand swings to both sides of it, and hits when it is let go in time', () => {
    let now = goOn(START, FULL_PULL, 16, 'living');
    const seen = Array.from({ length: 200 }, (_, index) => {
      now = goOn(now, FULL_PULL, 32 + index * 16, 'living');
      return now;
    });
    const directions = seen.map(({ direction }) => direction);
    expect(Math.min(...directions)).toBeLessThan(85);
    expect(Math.max(...directions)).toBeGreaterThan(95);
    expect(new Set(seen.map(resultOf))).toEqual(new Set(['hit', 'missed']));
  });

  test('weakly pulled lies still, and not pulled at all is none', () => {
    expect(goOn(START, { x: 0, y: 25 }, 700, 'living').direction).toBe(90);
    expect(resultOf(goOn(START, { x: 0, y: 6 }, 700, 'living'))).toBeUndefined();
  });

  test('the pull is drawn as far as it counts', () => {
    expect(drawnPull({ x: 0, y: 500 })).toEqual({ x: 0, y: FIELD.full });
    expect(drawnPull({ x: 3, y: 4 })).toEqual({ x: 3, y: 4 });
  });
});
