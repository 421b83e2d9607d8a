// What was kept on this device: read before every change, so that another tab loses nothing by it.
import { create } from 'zustand';
import type { Start } from '../../../match/practice/practice-schema';
import { readStored, writeStored } from '../../device/stored';
import {
  brought,
  MOST_KEPT,
  nameFrom,
  readFile,
  readShelf,
  type FileFault,
  type Kept,
  type Shelf,
} from './kept-list';

const NAME = 'kept';

type KeptStore = Shelf & {
  /** False where the device refuses to keep it: what is here ends with the page. */
  readonly isStored: boolean;
};

export const useKept = create<KeptStore>(() => ({
  ...readShelf(readStored(NAME)),
  // Told before anything is lost by it.
  isStored: writeStored('probe', 1),
}));

/** As it lies there now; where nothing can be stored, as this page has it. */
function shelf(): Shelf {
  const now = useKept.getState();
  return now.isStored ? readShelf(readStored(NAME)) : now;
}

function put({ kept, unread }: Shelf): boolean {
  const isStored = writeStored(NAME, [...kept, ...unread]);
  useKept.setState({ kept, unread, isStored });
  return isStored;
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The newest first. Nothing where there are too many already. */
export function keep(name: string, otherwise: string, start: Start): boolean {
  const { kept, unread } = shelf();
  if (kept.length >= MOST_KEPT) return false;
  const one = { id: newId(), name: nameFrom(name, otherwise), at: Date.now(), start };
  put({ kept: [one, ...kept], unread });
  return true;
}

export function rename(id: string, name: string): void {
  const { kept, unread } = shelf();
  put({
    kept: kept.map((one) => (one.id === id ? { ...one, name: nameFrom(name, one.name) } : one)),
    unread,
  });
}

/** What puts it back where it was. */
export function remove(id: string): () => void {
  const { kept, unread } = shelf();
  const at = kept.findIndex((one) => one.id === id);
  const gone = kept[at];
  put({ kept: kept.filter((one) => one.id !== id), unread });
  return () => {
    const now = shelf();
    if (gone && !now.kept.some((one) => one.id === id))
      put({ ...now, kept: now.kept.toSpliced(at, 0, gone) });
  };
}

/** Throws away what nobody can read; what comes back puts it back. */
export function removeUnread(): () => void {
  const { kept, unread } = shelf();
  put({ kept, unread: [] });
  return () => put({ ...shelf(), unread });
}

export type Brought =
  | { readonly ok: true; readonly added: number; readonly refused: number; readonly left: number }
  | { readonly ok: false; readonly why: FileFault };

/** What a file holds comes to what is here; what cannot be read of it is counted. */
export async function bring(text: string): Promise<Brought> {
  const read = readFile(text);
  if (!read.ok) return read;
  const { readStart } = await import('../../../match/practice/read-start');
  const sound = read.kept.flatMap((one): Kept[] => {
    const found = readStart(one.start);
    return found.ok ? [{ ...one, start: found.start }] : [];
  });
  const refused = read.refused + read.kept.length - sound.length;
  const now = shelf();
  const { kept, added, left } = brought(now.kept, sound, newId);
  if (added > 0) put({ kept, unread: now.unread });
  return { ok: true, added, refused, left };
}
