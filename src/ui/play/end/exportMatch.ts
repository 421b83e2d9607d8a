import { writeLog } from '../../../match/log';
import type { Match } from '../../../match/match';

/** Hands the whole match to the player as a file. */
export function exportMatch(match: Match): void {
  const url = URL.createObjectURL(new Blob([writeLog(match)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `flickfall-${match.plan.sheet.id}-${match.plan.seed}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
