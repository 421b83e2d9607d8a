// Positions and shots that were kept, as they are stored and as a file has them. Pure: what is kept lies in `kept.ts`.
import * as v from 'valibot';
import { isRecord, list, parseJson, text, whole } from '../../../match/border';
import { looksLikeStart, type Start } from '../../../match/practice/practice-schema';

export const LONGEST_NAME = 60;
/** Some 150 kB in all: far below what a browser lets a page keep. */
export const MOST_KEPT = 60;
/** A file of that many is far smaller. */
const LONGEST_FILE = 2_000_000;

const START = v.custom<Start>(looksLikeStart);
const KEPT = v.strictObject({
  id: text(1, 40),
  name: text(1, LONGEST_NAME),
  at: whole(0, 8.64e15),
  start: START,
});
export type Kept = Readonly<v.InferOutput<typeof KEPT>>;

const FORMAT = 'flickfall-practice';
const VERSION = 1;
const FILE = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  kept: list(v.unknown(), 1, 1000),
});

export type Shelf = {
  readonly kept: readonly Kept[];
  /** What nobody can read: it stays where it is, for a version that can, until somebody throws it away. */
  readonly unread: readonly unknown[];
};

export function readShelf(stored: unknown): Shelf {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const seen = new Set<string>();
  const kept = all.filter((one): one is Kept => {
    const isNew = v.is(KEPT, one) && !seen.has(one.id);
    if (isNew) seen.add(one.id);
    return isNew;
  });
  return { kept, unread: all.filter((one) => !kept.some((other) => other === one)) };
}

export const writeFile = (kept: readonly Kept[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, kept })}\n`;

export type FileFault = 'tooLong' | 'damaged' | 'otherFile' | 'otherVersion';
export type ReadFile =
  | { readonly ok: true; readonly kept: readonly Kept[]; readonly refused: number }
  | { readonly ok: false; readonly why: FileFault };

/** What is in order of a file, and how much of it is not. */
export function readFile(given: string): ReadFile {
  if (given.length > LONGEST_FILE) return { ok: false, why: 'tooLong' };
  const file = parseJson(given);
  if (!isRecord(file)) return { ok: false, why: 'damaged' };
  if (file['format'] !== FORMAT) return { ok: false, why: 'otherFile' };
  if (file['version'] !== VERSION) return { ok: false, why: 'otherVersion' };
  if (!v.is(FILE, file)) return { ok: false, why: 'damaged' };
  const { kept, unread } = readShelf(file.kept);
  return { ok: true, kept, refused: unread.length };
}

/** A name that can be shown: on one line, not too long. */
export const nameFrom = (given: string, otherwise: string): string =>
  given.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim() ||
  otherwise.slice(0, LONGEST_NAME);

/** What a file brings that is not here yet, as far as there is room, and how much there was none for. */
export function brought(
  here: readonly Kept[],
  kept: readonly Kept[],
  newId: () => string,
): { readonly kept: readonly Kept[]; readonly added: number; readonly left: number } {
  const sameAs = (one: Kept): string => JSON.stringify([one.name, one.start]);
  const known = new Set(here.map(sameAs));
  const others = kept.filter((one) => !known.has(sameAs(one)));
  const fitting = others.slice(0, Math.max(0, MOST_KEPT - here.length));
  return {
    kept: [...fitting.map((one) => ({ ...one, id: newId() })), ...here],
    added: fitting.length,
    left: others.length - fitting.length,
  };
}
