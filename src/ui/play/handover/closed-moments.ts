// Which moments of the match on this device are over: a reload must not show a card again to whoever has seen it.
// Nothing but their names is kept, and those say no more than the log: which entry, and which of its moments.
import * as v from 'valibot';
import { readKnown, readStored, writeStored } from '../../device/stored';

const STORED_AS = 'moments';
/** More than are ever waiting at once. */
const MOST = 32;

const CLOSED = v.object({
  match: v.fallback(v.string(), ''),
  keys: v.fallback(v.array(v.string()), []),
});

/** Of the match that was played last; of any other, none. */
export function closedIn(match: string | undefined): readonly string[] {
  const stored = readKnown(CLOSED, readStored(STORED_AS));
  return match !== undefined && stored.match === match ? stored.keys : [];
}

export function rememberClosed(match: string, keys: readonly string[]): void {
  writeStored(STORED_AS, { match, keys: keys.slice(-MOST) });
}
