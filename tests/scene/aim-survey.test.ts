// Where a breath will carry the aim is found out before it comes there.
import { describe, expect, test } from 'vitest';
import { optionId } from '../../src/scenarios/decisions';
import type { FirstTouch } from '../../src/physics/aim';
import type { Judged } from '../../src/scene/hand/aim/forecast';
import { marksOf } from '../../src/scene/hand/aim/outcome-marks';
import { recalled, remembered } from '../../src/scene/hand/aim/memory';
import { onTheWay, Survey } from '../../src/scene/hand/aim/survey';
import type { Aiming } from '../../src/scene/hand/aiming';
import { arcOf } from '../../src/scene/hand/breathe';
import { SWAY, sway } from '../../src/match/hand/sway';

const MEANT: Aiming = {
  choice: optionId('flick'),
  offer: { launch: 'knife', at: { x: 40, y: 45 }, speed: [100, 2200], aside: [] },
  direction: 90,
  speed: 2200,
};
const ARC = { sway: 0, toLeft: true, widest: 9 };

/** A zombie from 87 to 94 degrees, which falls where it is met from 88.3 to 92.6. */
const touchesOf = ({ direction }: Aiming): readonly FirstTouch[] => [
  {
    piece: 'knife',
    at: { x: 40, y: 70 },
    distance: 25,
    other: direction >= 87 && direction <= 94 ? 'zombie-1' : undefined,
  },
];
const falls = (direction: number): boolean => direction >= 88.3 && direction <= 92.6;
const judgedAt = (aiming: Aiming): Judged => ({
  aiming,
  runs: [],
  outlook: {
    of: 'shot',
    figures: [
      { id: 'zombie-1', fate: falls(aiming.direction) ? 'falls' : 'glancedOff', side: 'zombie' },
    ],
  },
});

function surveyed(most = Infinity): { known: readonly Judged[]; asked: number[] } {
  const survey = new Survey(touchesOf);
  let known: readonly Judged[] = [];
  const asked: number[] = [];
  for (let next = survey.next(known, MEANT, ARC); next; next = survey.next(known, MEANT, ARC)) {
    asked.push(next.direction);
    known = remembered(known, judgedAt(next));
    if (asked.length >= most) break;
    if (asked.length > 200) throw new Error('It never ends.');
  }
  return { known, asked };
}

describe('a breath', () => {
  test('is surveyed ahead first, and then after the turn', () => {
    expect(onTheWay({ sway: 1.2, toLeft: true, widest: 3 }, 1)).toEqual([2, 3, 1, 0, -1, -2, -3]);
    expect(onTheWay({ sway: -1.2, toLeft: false, widest: 3 }, 1)).toEqual([-2, -3, -1, 0, 1, 2, 3]);
  });

  test('is asked about where its line meets somebody, and more closely only where the outcome changes', () => {
    const { asked } = surveyed();
    expect(asked.slice(0, 5)).toEqual([90, 91, 92, 93, 94]);
    expect(asked.every((direction) => touchesOf({ ...MEANT, direction })[0]?.other)).toBe(true);
    expect(asked.length).toBeLessThan(18);
  });

  test('then leaves hardly anything open, and says nothing that is not so', () => {
    const { known } = surveyed();
    let [open, met] = [0, 0];
    const wrong: number[] = [];
    for (let direction = 87; direction <= 94; direction += 0.02) {
      const now = { ...MEANT, direction };
      const found = recalled(known, now, touchesOf(now));
      met += 1;
      // On the edge itself nobody can know.
      const onEdge = [88.3, 92.6].some((edge) => Math.abs(direction - edge) < 0.07);
      if (!found) open += 1;
      else if (
        !onEdge &&
        marksOf(found.outlook)[0]?.shape !== (falls(direction) ? 'falls' : 'glances')
      )
        wrong.push(direction);
    }
    expect(wrong).toEqual([]);
    expect(open / met).toBeLessThan(0.06);
  });

  test('has its way from how it is held and how hard', () => {
    const breath = { held: 0.4, phase: 0.1, time: 0, about: { direction: 90, strength: 1 } };
    const arc = arcOf({ breath, meant: MEANT });
    expect(arc?.sway).toBeCloseTo(sway(0.45, 1, 'knife', 0.1));
    expect(arc?.widest).toBeCloseTo(SWAY.widest * 1.3);
    expect(arcOf({ breath: { ...breath, held: 2.5 }, meant: MEANT })?.widest).toBeGreaterThan(15);
    expect(arcOf({ breath, meant: { ...MEANT, speed: 400 } })).toBeUndefined();
    expect(arcOf({ meant: MEANT })).toBeUndefined();
  });
});
