// A log knows no clock: when a match was played last is written beside it, where it leaves the device.

const HEAD = 300;
const PLAN = '"plan":';

/** The same log, and when it was played. */
export function withDay(log: string, at: number): string {
  if (dayOf(log) !== undefined) return log;
  return log.replace(PLAN, () => `"playedAt":${Math.round(at)},${PLAN}`);
}

/** When a log that was handed over was played; older files do not say. */
export function dayOf(log: string): number | undefined {
  const [, at] = /"playedAt":(\d{1,16})[,}]/.exec(log.slice(0, HEAD)) ?? [];
  return at === undefined ? undefined : Number(at);
}
