// Which seeds make good tasks of the day, and whether those that are shipped still do: `npm run daily -- --find 400`
// looks for so many and writes them down, `-- --check 60` looks at the tasks of so many dates.
import { parseArgs } from 'node:util';
import { dayName, dayNumber, seedOf } from '../src/match/practice/daily/days';
import { dealt } from '../src/match/practice/daily/dealt';
import { loadEngine } from '../src/physics/engine';
import { wholeFrom } from './argument-values';
import { find } from './daily/find';
import { BAND, screened } from './daily/screen';

const { values } = parseArgs({
  options: {
    find: { type: 'string' },
    check: { type: 'string' },
    from: { type: 'string', default: '2026-11-18' },
  },
});

const percent = (share: number | undefined): string =>
  share === undefined ? '—' : `${Math.round(share * 100)} %`;

/** A line for each date; how many are outside the band. */
function check(first: number, days: number): number {
  let outside = 0;
  for (let day = first; day < first + days; day += 1) {
    const seed = seedOf(day);
    const task = dealt(seed);
    const found = task && screened(task);
    const fits =
      found?.share !== undefined && found.share >= BAND.least && found.share <= BAND.most;
    if (!fits) outside += 1;
    const what = task ? `${task.kind} in ${task.setting.scenario}` : 'nothing';
    console.log(
      `${dayName(day)}  seed ${seed}  ${what}: ${percent(found?.share)}${fits ? '' : '  OUTSIDE'}`,
    );
  }
  return outside;
}

try {
  await loadEngine();
  if (values.find !== undefined) find(wholeFrom('--find', 1, values.find));
  else {
    const days = wholeFrom('--check', 1, values.check ?? '60');
    const first = dayNumber(values.from);
    if (first === undefined) throw new Error('--from takes a date like 2026-11-18.');
    const outside = check(first, days);
    console.log(
      `${days - outside} of ${days} dates are within ${percent(BAND.least)} to ${percent(BAND.most)}.`,
    );
    if (outside > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
