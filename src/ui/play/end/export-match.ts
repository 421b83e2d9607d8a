import type { LocalSession } from '../../../match/seat-session';

/** Hands the whole match to the player as a file. */
export function exportMatch({ plan, written }: LocalSession): void {
  const url = URL.createObjectURL(new Blob([written()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `flickfall-${plan.sheet.id}-${plan.seed}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
