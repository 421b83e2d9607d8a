// Where matches are kept: the browser's own database, or the page's memory where it has none to give.
import { goesOn, isSameMatch } from '../../match/goes-on';
import { readSummary, type Summary } from '../../match/saves-summary';
import { readSavedMatch, type SavedMatch } from '../../match/saved-match';

const NAME = 'flickfall';
const VERSION = 1;
/** The match itself, and beside it what a list shows: written together, read apart. */
const MATCHES = 'matches';
const SUMMARIES = 'summaries';

export type Save = { readonly summary: Summary; readonly match: SavedMatch };
/** A save that cannot be listed is still there, under its id. */
export type Listed = { readonly id: string; readonly summary?: Summary };

const memory = new Map<string, Save>();
let opening: Promise<IDBDatabase | undefined> | undefined;

/** False where everything ends with the page: a private window, or storage that was blocked. */
export const keepsMatches = async (): Promise<boolean> => Boolean(await database());

/** `own` is the log that whoever puts it away has put there before: of that, something may have been taken back since. */
export async function putSave(save: Save, own?: string): Promise<void> {
  const db = await database();
  if (!db) {
    memory.set(save.summary.id, inItsPlace(save, memory.get(save.summary.id)));
    return;
  }
  // One transaction: another tab, or a crash in between, sees both or neither.
  const work = db.transaction([MATCHES, SUMMARIES], 'readwrite');
  const matches = work.objectStore(MATCHES);
  const summaries = work.objectStore(SUMMARIES);
  const before = matches.get(save.match.id);
  const listed = summaries.get(save.match.id);
  // Answers come in the order of the questions.
  listed.addEventListener('success', () => {
    const kept = readSavedMatch(save.match.id, before.result);
    const summary = readSummary(listed.result);
    // Another tab may have played it further.
    if (kept && kept.log !== own && goesOn(kept.log, save.match.log)) return;
    matches.put(save.match);
    summaries.put(inItsPlace(save, kept && summary && { match: kept, summary }).summary);
  });
  await done(work);
}

/** Opened and not played on, it is as old as it was, and stays where it is in the list. */
const inItsPlace = (save: Save, kept: Save | undefined): Save =>
  kept && isSameMatch(kept.match.log, save.match.log)
    ? { match: save.match, summary: kept.summary }
    : save;

/** The name under which this very match lies here already, as far as it goes or farther. */
export async function findMatch(
  log: string,
  { scenario, moves }: Summary,
): Promise<string | undefined> {
  for (const { id, summary } of await listAll()) {
    if (summary?.scenario !== scenario || summary.moves < moves) continue;
    const match = await getMatch(id);
    if (match && (isSameMatch(match.log, log) || goesOn(match.log, log))) return id;
  }
  return undefined;
}

export async function deleteSave(id: string): Promise<void> {
  memory.delete(id);
  const db = await database();
  if (!db) return;
  const work = db.transaction([MATCHES, SUMMARIES], 'readwrite');
  work.objectStore(MATCHES).delete(id);
  work.objectStore(SUMMARIES).delete(id);
  await done(work);
}

export async function getMatch(id: string): Promise<SavedMatch | undefined> {
  const db = await database();
  if (!db) return memory.get(id)?.match;
  return readSavedMatch(id, await answer(db.transaction(MATCHES).objectStore(MATCHES).get(id)));
}

/** Every match that was begun, the last played first. */
export async function listSaves(): Promise<readonly Listed[]> {
  return (await listAll()).filter(({ summary }) => summary?.moves !== 0);
}

/** Tables that were laid out and left alone; a reload of one may still want it back, so one is spared. */
export async function clearUntouched(spared: string): Promise<void> {
  const untouched = (await listAll()).filter(({ summary }) => summary?.moves === 0);
  for (const { id } of untouched) if (id !== spared) await deleteSave(id);
}

async function listAll(): Promise<readonly Listed[]> {
  const db = await database();
  const listed = db
    ? await readAll(db)
    : [...memory.values()].map(({ summary }) => listOf(summary));
  const when = ({ summary }: Listed): number => summary?.savedAt ?? 0;
  return listed.toSorted((a, b) => when(b) - when(a));
}

const listOf = (summary: Summary): Listed => ({ id: summary.id, summary });

async function readAll(db: IDBDatabase): Promise<Listed[]> {
  const work = db.transaction([MATCHES, SUMMARIES]);
  const [ids, summaries] = await Promise.all([
    answer(work.objectStore(MATCHES).getAllKeys()),
    answer<unknown[]>(work.objectStore(SUMMARIES).getAll()),
  ]);
  const byId = new Map(
    summaries.flatMap((one) => {
      const summary = readSummary(one);
      return summary ? [[summary.id, summary] as const] : [];
    }),
  );
  return ids
    .filter((id) => typeof id === 'string')
    .map((id) => {
      const summary = byId.get(id);
      return summary ? listOf(summary) : { id };
    });
}

const database = (): Promise<IDBDatabase | undefined> => (opening ??= openDatabase());

function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, VERSION);
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore(MATCHES, { keyPath: 'id' });
        request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
      });
      request.addEventListener('success', () => {
        const db = request.result;
        // A newer version in another tab, or the browser clearing up: open again when it is needed.
        db.addEventListener('versionchange', () => db.close());
        db.addEventListener('close', () => (opening = undefined));
        resolve(db);
      });
      request.addEventListener('error', () => resolve(undefined));
      request.addEventListener('blocked', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database gave no answer.')),
    );
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    // An error inside a transaction ends in an abort as well.
    work.addEventListener('abort', () =>
      reject(work.error ?? new Error('The match could not be stored.')),
    );
  });
}
