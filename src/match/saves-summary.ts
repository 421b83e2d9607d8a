// What a list of saved matches shows of each, without opening it.
import * as v from 'valibot';
import type { Half, TeamSort } from '../scenarios/ids';
import { SCENARIO_IDS } from '../scenarios/list';
import { sized, text, whole } from './border';

const HALVES = ['day', 'night'] as const satisfies readonly Half[];
/** Who plays alone is known by its seat; a list of matches only says that somebody did. */
const WINNERS = ['together', 'a', 'b', 'lone', 'nobody'] as const satisfies readonly (
  TeamSort | 'nobody'
)[];

const SEAT = v.pipe(v.object({ id: text(1, 40), name: text(0, 40) }), v.readonly());

/** Keys that nobody knows are dropped: another version may have more to say. */
const SUMMARY = v.pipe(
  v.object({
    id: text(1, 100),
    /** What a calendar can show. */
    savedAt: whole(0, 8.64e15),
    /** It came from a file that does not say when it was played: that is the day it came. */
    imported: v.fallback(v.optional(v.literal(true)), undefined),
    scenario: v.picklist(SCENARIO_IDS),
    seats: v.pipe(v.array(SEAT), sized(1, 20), v.readonly()),
    round: whole(0, 1000),
    half: v.picklist(HALVES),
    /** Entries of the log; a table with none was only looked at. */
    moves: whole(0, 1_000_000),
    /** Who won, once it is over. */
    winner: v.fallback(v.optional(v.picklist(WINNERS)), undefined),
  }),
  v.transform(({ winner, imported, ...rest }) => ({
    ...rest,
    ...(winner && { winner }),
    ...(imported && { imported }),
  })),
  v.readonly(),
);
export type Summary = v.InferOutput<typeof SUMMARY>;

/** A summary in order, or nothing: storage is edited by other versions, other tools and accidents. */
export function readSummary(value: unknown): Summary | undefined {
  const { success, output } = v.safeParse(SUMMARY, value, { abortEarly: true });
  return success ? output : undefined;
}
