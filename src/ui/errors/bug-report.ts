// What a developer needs to see the same thing: the match as its log, the version, and the message.
import { ENGINE } from '../../physics/version';
import type { Command } from '../../scenarios/decisions';
import { download } from '../device/download';
import { lastSession } from '../sessions/open-sessions';
import { VERSION } from '../version';

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** `command` is the answer that could not be carried out: the log ends before it. */
export const downloadBugReport = async (error: unknown, command?: Command): Promise<void> =>
  saveReport(await bugReport(error, command));

/** Nothing broke, but somebody has seen a fault, and says which. */
export const downloadFaultReport = async (what: string): Promise<void> =>
  saveReport({ ...(await bugReport('reported from the menu')), what });

const saveReport = (report: object): void =>
  download(`flickfall-report-${VERSION}.json`, JSON.stringify(report, undefined, 2));

export async function bugReport(error: unknown, command?: Command) {
  return {
    game: 'flickfall',
    version: VERSION,
    engine: ENGINE,
    at: location.hash,
    language: document.documentElement.lang,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight, devicePixelRatio],
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
    failed: command,
    match: matchText(),
  };
}

/** The log may be what is broken: a report without it is better than none. */
function matchText(): string | undefined {
  try {
    return lastSession()?.written();
  } catch {
    return undefined;
  }
}
