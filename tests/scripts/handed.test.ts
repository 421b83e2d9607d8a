// The modelled player in short: its bands hold loosely, and break when the sway is doubled or taken away.
import { beforeAll, expect, test } from 'vitest';
import { sway } from '../../src/match/hand/sway';
import { loadEngine } from '../../src/physics/engine';
import { seededRandom } from '../../src/physics/measure/random';
import { CELLS, LONGEST_HOLD, measure, type Cell } from '../../scripts/handed/cells';
import { letGo } from '../../scripts/handed/player';
import { verdicts } from '../../scripts/handed/verdicts';

beforeAll(loadEngine);

const TRIES = 120;
const cellOf = (hand: Cell['hand'], away: number, strength = 1): Cell => {
  const found = CELLS.find(
    (cell) =>
      cell.rule === 'living' &&
      cell.hand === hand &&
      cell.task.what === 'figure' &&
      cell.task.away === away &&
      cell.strength === strength,
  );
  if (!found) throw new Error('no such cell');
  return found;
};

test('at 60 cm and full strength a mouse hits about as often as it should, and is not kept waiting', () => {
  const cell = cellOf('mouse', 60);
  const living = measure(cell, TRIES, 1);
  expect(Math.abs(living.hits - (cell.band ?? 0))).toBeLessThan(12);
  expect(living.hold).toBeLessThanOrEqual(LONGEST_HOLD);
  expect(measure(cell, TRIES, 1, () => 0).hits).toBeGreaterThan(90);
  const doubled = measure(cell, TRIES, 1, (...at) => 2 * sway(...at));
  expect(doubled.hits).toBeLessThan(45);
});

test('lets go when the line crosses what is meant, late or early by a little', () => {
  const random = seededRandom(4);
  const attempt = {
    hand: 'mouseFine',
    launch: 'bullet',
    strength: 1,
    away: { x: 0, y: 1 },
    full: 220,
    frame: { right: { x: 0.1, y: 0 }, down: { x: 0, y: -0.1 } },
  } as const;
  const offs = Array.from({ length: 400 }, () => letGo(random, attempt, sway)).map(({ numbers }) =>
    Math.abs(numbers.direction - 90),
  );
  // Anywhere in its swing the line would be nearly three degrees off on average.
  expect(offs.reduce((sum, one) => sum + one, 0) / offs.length).toBeLessThan(1.8);
});

test('what is missed is named', () => {
  const found = { tries: 1, hold: 1 };
  const cell = cellOf('thumb', 60);
  const weak = cellOf('thumb', 60, 2 / 3);
  expect(verdicts([{ ...cell, ...found, hits: 51 }])).toEqual(['Every cell is within its band.']);
  expect(verdicts([{ ...cell, ...found, hits: 20 }])).toEqual([
    expect.stringMatching(/^misses its band: thumb, figure at 60 cm, 100 %/),
  ]);
  expect(verdicts([{ ...cell, ...found, hits: 51, hold: 2 }])).toEqual([
    expect.stringMatching(/^held too long/),
  ]);
  expect(
    verdicts([
      { ...cell, ...found, hits: 51 },
      { ...weak, ...found, hits: 53 },
    ]),
  ).toEqual([expect.stringMatching(/^restraint gains 2.0 points instead of 10: thumb/)]);
});
