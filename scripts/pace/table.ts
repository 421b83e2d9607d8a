// The figures of many turns, for people to read.
import type { Input } from './inputs';
import type { Turn } from './turns';

export const LIMITS = { inputs: 5, seconds: 6, withRush: 12 } as const;

type Played = { readonly scenario: string; readonly turns: readonly Turn[] };

export const waitOf = ({ films, moments, flights }: Turn): number => films + moments + flights;

/** So many in a hundred are not higher. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const HEAD = [
  '',
  'turns',
  'inputs',
  '90 %',
  'over 5',
  'wait s',
  '90 %',
  'rushes',
  'wait s',
  '90 %',
];

export function rowsOf(played: readonly Played[]): readonly (readonly string[])[] {
  const names = [...new Set(played.map(({ scenario }) => scenario))];
  const of = (name: string): readonly Turn[] =>
    played.filter(({ scenario }) => scenario === name).flatMap(({ turns }) => turns);
  return [HEAD, ...names.map((name) => rowOf(name, of(name))), rowOf('all', names.flatMap(of))];
}

function rowOf(name: string, turns: readonly Turn[]): readonly string[] {
  const inputs = turns.map((turn) => turn.inputs.length);
  const quiet = turns.filter(({ rush }) => !rush).map(waitOf);
  const loud = turns.filter(({ rush }) => rush).map(waitOf);
  const seconds = (values: readonly number[], share: number): string =>
    values.length > 0 ? quantile(values, share).toFixed(1) : '–';
  const over = inputs.filter((count) => count > LIMITS.inputs).length;
  return [
    name,
    String(turns.length),
    String(quantile(inputs, 0.5)),
    String(quantile(inputs, 0.9)),
    `${((100 * over) / turns.length).toFixed(0)} %`,
    seconds(quiet, 0.5),
    seconds(quiet, 0.9),
    String(loud.length),
    seconds(loud, 0.5),
    seconds(loud, 0.9),
  ];
}

/** Which questions the long turns are made of, the dearest first. */
export function costsOf(played: readonly Played[]): readonly (readonly string[])[] {
  const turns = played.flatMap((one) => one.turns);
  const long = turns.filter(({ inputs }) => inputs.length > LIMITS.inputs);
  const counts = new Map<string, { count: number; alone: number }>();
  for (const input of long.flatMap(({ inputs }) => inputs)) {
    const name = nameOf(input);
    const { count, alone } = counts.get(name) ?? { count: 0, alone: 0 };
    counts.set(name, { count: count + 1, alone: alone + (input.alone ? 1 : 0) });
  }
  const each = (count: number): string => ((100 * count) / Math.max(1, long.length)).toFixed(0);
  return [
    ['question', 'asked', 'with one answer'],
    ...[...counts]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([name, { count, alone }]) => [name, each(count), alone > 0 ? each(alone) : '']),
  ];
}

const nameOf = ({ asked, verb }: Input): string =>
  asked === 'chooseAction' && verb !== undefined ? `${asked}: ${verb}` : asked;
