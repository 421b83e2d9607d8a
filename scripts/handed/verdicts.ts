// What is missed, and why: the hand alone, or the sway on top of it.
import { FULL, LONGEST_HOLD, RESTRAINT, TWO_THIRDS, type Measured } from './cells';

/** So many points may be luck at 800 tries. */
const LUCK = 3;
const FARTHEST = 60;

type Named = Pick<Measured, 'hand' | 'task' | 'strength'>;
const isSame = (a: Named, b: Named): boolean =>
  a.hand === b.hand &&
  a.task.what === b.task.what &&
  a.task.away === b.task.away &&
  a.strength === b.strength;
const nameOf = ({ hand, task, strength }: Named): string =>
  `${hand}, ${task.what} at ${task.away} cm, ${Math.round(strength * 100)} %`;

export function verdicts(cells: readonly Measured[]): string[] {
  const living = cells.filter(({ rule }) => rule === 'living');
  const steady = (cell: Named): number =>
    cells.find((one) => one.rule === 'steady' && isSame(one, cell))?.hits ?? 0;
  const low = living
    .filter(({ hits, band = 0 }) => hits < band - LUCK)
    .map((cell) => `misses its band: ${nameOf(cell)}; a steady hand has ${steady(cell)} %`);
  const slow = living
    .filter(({ hold }) => hold > LONGEST_HOLD)
    .map((cell) => `held too long: ${nameOf(cell)}, ${cell.hold} s`);
  const unrewarded = living.flatMap((cell) => {
    if (cell.strength !== TWO_THIRDS || cell.task.away !== FARTHEST) return [];
    const full = living.find((one) => isSame(one, { ...cell, strength: FULL }));
    const gain = cell.hits - (full?.hits ?? 0);
    return gain >= RESTRAINT - LUCK
      ? []
      : [
          `restraint gains ${gain.toFixed(1)} points instead of ${RESTRAINT}: ${nameOf(cell)}; ` +
            `on the shorter pull a steady hand has ${steady(cell)} %, on the full one ${steady({ ...cell, strength: FULL })} %`,
        ];
  });
  const lines = [...low, ...slow, ...unrewarded];
  return lines.length > 0 ? lines : ['Every cell is within its band.'];
}
