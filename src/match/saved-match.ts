// What is stored of a match: its log, which is the truth, and a picture of its state, which is only quicker.
import * as v from 'valibot';
import { text } from './border';

/** More than a match ever takes. */
const LONGEST = 20_000_000;

/** JSON texts, so that the hash is of exactly what is stored. */
const SNAPSHOT = v.pipe(
  v.object({
    /** The table and the rules that made it: others would make another. */
    engine: text(1, 40),
    rules: text(1, 40),
    game: text(0, LONGEST),
    told: text(0, LONGEST),
    hash: text(0, 40),
  }),
  v.readonly(),
);
export type Snapshot = v.InferOutput<typeof SNAPSHOT>;

export type SavedMatch = {
  readonly id: string;
  readonly log: string;
  readonly snapshot?: Snapshot;
};

const STORED = v.object({
  log: v.fallback(text(0, LONGEST), ''),
  snapshot: v.fallback(v.optional(SNAPSHOT), undefined),
});

/** What lies under an id; a log that is no text counts as an empty one, and a state in disorder as none. */
export function readSavedMatch(id: string, stored: unknown): SavedMatch | undefined {
  const { success, output } = v.safeParse(STORED, stored);
  if (!success) return undefined;
  const { log, snapshot } = output;
  return { id, log, ...(snapshot && { snapshot }) };
}
