// Looks for seeds, kind by kind in turn. What was found is kept, so that it can be stopped and goes on where it was: a
// seed whose task is dealt otherwise by now is looked at again.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord, parseJson } from '../../src/match/border';
import { dealt } from '../../src/match/practice/daily/dealt';
import { packed } from '../../src/match/practice/daily/packed';
import { KINDS, TASK_KINDS } from '../../src/match/practice/daily/task';
import { hashText } from '../../src/physics/hash';
import { screened } from './screen';

const KEPT_IN = 'node_modules/.cache/flickfall-daily/seen.jsonl';
const WRITTEN_TO = 'src/match/practice/daily/seeds.ts';

type Seen = { readonly seed: number; readonly task: string; readonly fits: boolean };

export function find(wanted: number): void {
  mkdirSync(dirname(KEPT_IN), { recursive: true });
  const seen = readSeen();
  const perKind = Math.ceil(wanted / KINDS);
  const found: number[][] = TASK_KINDS.map(() => []);
  for (let round = 0; found.some((kind) => kind.length < perKind); round += 1)
    found.forEach((kind, at) => {
      if (kind.length < perKind && doesFit(round * KINDS + at, seen)) kind.push(round);
    });
  writeFileSync(WRITTEN_TO, fileOf(found));
  console.log(`${found.flat().length} seeds written to ${WRITTEN_TO}`);
}

function doesFit(seed: number, seen: ReadonlyMap<number, Seen>): boolean {
  const laid = dealt(seed);
  const task = laid ? hashText(JSON.stringify(laid)) : '';
  const known = seen.get(seed);
  if (known?.task === task) return known.fits;
  const began = performance.now();
  const result = laid ? screened(laid) : ({ ok: false, why: 'noAim' } as const);
  const line = { seed, task, fits: result.ok };
  appendFileSync(KEPT_IN, `${JSON.stringify(line)}\n`);
  const { share, ...rest } = result;
  console.log(
    seed,
    laid?.kind ?? 'no room',
    rest.ok ? `fits after ${rest.tries}` : rest.why,
    share === undefined ? '' : share.toFixed(3),
    `${Math.round(performance.now() - began)} ms`,
  );
  return result.ok;
}

function readSeen(): Map<number, Seen> {
  const text = existsSync(KEPT_IN) ? readFileSync(KEPT_IN, 'utf8') : '';
  return new Map(
    text.split('\n').flatMap((line) => {
      const value = parseJson(line);
      if (!isRecord(value)) return [];
      const { seed, task, fits } = value;
      return typeof seed === 'number' && typeof task === 'string' && typeof fits === 'boolean'
        ? [[seed, { seed, task, fits }] as const]
        : [];
    }),
  );
}

const fileOf = (found: readonly (readonly number[])[]): string =>
  [
    '// Seeds of tasks that a normal hand solves in 15 to 60 % of its tries, a line for each kind: `npm run daily -- --find 400`.',
    'export const SEEDS: readonly string[] = [',
    ...found.map((kind) => `  '${packed(kind)}',`),
    '];',
    '',
  ].join('\n');
