const END = ']}\n';
/** Behind what the log says of the game that wrote it: another version may have played on. */
const bodyOf = (log: string): string => log.slice(log.indexOf('"plan":'));

/** Whether both are the same match, played equally far. */
export const isSameMatch = (one: string, other: string): boolean => bodyOf(one) === bodyOf(other);

/** Whether a stored log is the same match, played further: an older state must not take its place. */
export function goesOn(stored: string, log: string): boolean {
  const [kept, body] = [bodyOf(stored), bodyOf(log)];
  return kept.length > body.length && kept.startsWith(body.slice(0, -END.length));
}
