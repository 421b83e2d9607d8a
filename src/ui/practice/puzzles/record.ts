// Which puzzles were solved on this device, and how often each was tried.
import * as v from 'valibot';
import { create } from 'zustand';
import { some, whole } from '../../../match/border';
import { PUZZLE_IDS, type PuzzleId } from '../../../match/puzzles/catalogue';
import { readKnown, readStored, writeStored } from '../../device/stored';

const MOST_TRIES = 100_000;

const ENTRY = v.strictObject({ tries: whole(1, MOST_TRIES), solved: v.boolean() });
type Entry = v.InferOutput<typeof ENTRY>;

/** Of whatever cannot be read nothing is known; the next try is kept again. */
const RECORD = v.fallback(some(PUZZLE_IDS, ENTRY), {});
type PuzzleRecord = Partial<Readonly<Record<PuzzleId, Entry>>>;

type RecordStore = {
  readonly record: PuzzleRecord;
  readonly tried: (id: PuzzleId) => void;
  readonly solved: (id: PuzzleId) => void;
};

const STORED = 'puzzles';

export const readRecord = (stored: unknown): PuzzleRecord => readKnown(RECORD, stored);

export const usePuzzleRecord = create<RecordStore>((set, get) => {
  const keep = (id: PuzzleId, change: (entry: Entry | undefined) => Entry): void => {
    const record = { ...get().record, [id]: change(get().record[id]) };
    writeStored(STORED, record);
    set({ record });
  };
  return {
    record: readRecord(readStored(STORED)),
    tried: (id) =>
      keep(id, (now) => ({
        tries: Math.min(MOST_TRIES, (now?.tries ?? 0) + 1),
        solved: now?.solved ?? false,
      })),
    solved: (id) => keep(id, (now) => ({ tries: now?.tries ?? 1, solved: true })),
  };
});
