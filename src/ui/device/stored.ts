// Small things that outlast the page. Storage throws where the visitor has blocked it: nothing is kept then, and nothing breaks.
import * as v from 'valibot';
import { isRecord, parseJson } from '../../match/border';

export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`flickfall.${name}`);
    return text === null ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

/** For a schema that knows a usual value for each of its keys; what is no object has none of them. */
export const readKnown = <T>(schema: v.GenericSchema<unknown, T>, stored: unknown): T =>
  v.parse(schema, isRecord(stored) ? stored : {});

/** False where the device keeps nothing, or has no room left. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`flickfall.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
