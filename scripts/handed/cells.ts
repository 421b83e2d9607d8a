// Every cell that is measured, with the band that the sway is tuned to.
import type { HandKind } from '../../src/match/hand/steadiness';
import { sway } from '../../src/match/hand/sway';
import { seededRandom } from '../../src/physics/measure/random';
import { median } from '../rushes/print';
import { NO_SWAY } from '../../src/match/hand/let-go';
import { tryOnce, type Task } from './tasks';

export type Rule = 'living' | 'steady';
export type Cell = {
  readonly task: Task;
  readonly hand: HandKind;
  readonly rule: Rule;
  readonly strength: number;
  /** The share that should hit, in percent. */
  readonly band?: number;
};

const AWAY = [20, 40, 60] as const;
const BANDS = { mouse: [95, 80, 60], thumb: [90, 70, 50] } as const;
const DOOR = { away: 30, strength: 0.6, band: 90 } as const;
export const FULL = 1;
export const TWO_THIRDS = 2 / 3;
/** How much better two thirds of strength are at the farthest figure, in points, and the longest median hold in seconds. */
export const RESTRAINT = 10;
export const LONGEST_HOLD = 1.5;

export const CELLS: readonly Cell[] = (['mouse', 'mouseFine', 'thumb'] as const).flatMap((hand) =>
  (['living', 'steady'] as const).flatMap((rule): Cell[] => [
    ...[FULL, TWO_THIRDS].flatMap((strength) =>
      AWAY.map((away, index) => {
        const band =
          rule === 'living' && hand !== 'mouseFine' && strength === FULL
            ? BANDS[hand][index]
            : undefined;
        return {
          task: { what: 'figure', away },
          hand,
          rule,
          strength,
          ...(band !== undefined && { band }),
        } as const;
      }),
    ),
    {
      task: { what: 'door', away: DOOR.away },
      hand,
      rule,
      strength: DOOR.strength,
      ...(rule === 'living' && { band: DOOR.band }),
    },
  ]),
);

export type Measured = Cell & {
  readonly tries: number;
  /** In percent, to a tenth. */
  readonly hits: number;
  /** Median, in seconds. */
  readonly hold: number;
};

export function measure(cell: Cell, tries: number, seed: number, breath = sway): Measured {
  const random = seededRandom(seed);
  const tried = Array.from({ length: tries }, () =>
    tryOnce(random, cell, cell.rule === 'living' ? breath : NO_SWAY),
  );
  const hits = tried.filter((one) => one.hits).length / tries;
  return {
    ...cell,
    tries,
    hits: Math.round(hits * 1000) / 10,
    hold: Math.round(median(tried.map(({ held }) => held)) * 100) / 100,
  };
}
