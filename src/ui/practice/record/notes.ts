// Tries and hits of one's own shots, as they are stored, and as a plot wants them. Never sent anywhere.
import * as v from 'valibot';
import { whole } from '../../../match/border';
import type { Aimed, Note } from '../../../match/practice/record';

export const AIMED = [
  'disc',
  'rifle',
  'shotgun',
  'sniper',
  'knife',
  'bat',
  'flare',
  'pitch',
  'throwOut',
  'duel',
] as const satisfies readonly Aimed[];

/** When in seconds, with what, how far in cm, and 1 for a hit: short, for there are many. */
const NOTED = v.strictTuple([whole(0, 8.64e12), v.picklist(AIMED), whole(0, 1000), whole(0, 1)]);
export type Noted = Readonly<v.InferOutput<typeof NOTED>>;

/** The oldest are forgotten: some 60 kB in all. */
export const MOST_NOTES = 2000;

export const readNotes = (stored: unknown): readonly Noted[] =>
  Array.isArray(stored)
    ? stored.filter((one): one is Noted => v.is(NOTED, one)).slice(-MOST_NOTES)
    : [];

export const noted = (
  notes: readonly Noted[],
  { with: what, cm, hit }: Note,
  at: number,
): readonly Noted[] =>
  [
    ...notes,
    [Math.floor(at / 1000), what, Math.min(1000, Math.round(cm)), hit ? 1 : 0] as const,
  ].slice(-MOST_NOTES);

/** As far as drills ask for, and beyond. */
const EDGES = [0, 20, 40, 60] as const;
export type Band = {
  readonly from: number;
  readonly to: number | undefined;
  readonly tries: number;
  readonly hits: number;
};

export const bandsOf = (notes: readonly Noted[], what: Aimed): readonly Band[] =>
  EDGES.map((from, index) => {
    const to = EDGES[index + 1];
    const inside = notes.filter(
      ([, one, cm]) => one === what && cm >= from && (to === undefined || cm < to),
    );
    return { from, to, tries: inside.length, hits: hitsOf(inside) };
  });

/** So many tries are one point of the plot. */
export const BLOCK = 10;
const MOST_BLOCKS = 20;

/** The share of hits in each ten tries, the newest last; one that is not full yet is not told. */
export function overTime(notes: readonly Noted[], what: Aimed): readonly number[] {
  const own = notes.filter(([, one]) => one === what);
  const count = Math.min(MOST_BLOCKS, Math.floor(own.length / BLOCK));
  const first = own.length - count * BLOCK;
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * BLOCK;
    return hitsOf(own.slice(at, at + BLOCK)) / BLOCK;
  });
}

const hitsOf = (notes: readonly Noted[]): number => notes.filter(([, , , hit]) => hit === 1).length;

export const writeRecord = (notes: readonly Noted[]): string =>
  `${JSON.stringify({
    format: 'flickfall-record',
    version: 1,
    shots: notes.map(([at, what, cm, hit]) => ({
      at: new Date(at * 1000).toISOString(),
      with: what,
      cm,
      hit: hit === 1,
    })),
  })}\n`;
