import type { LogEntry } from '../../../match/match';
import type { Told } from '../../../match/session';
import type { GameEvent } from '../../../scenarios/events';

/** What one step led to: an answer with the flick it made, or a rush that came by itself. */
export type Led = { readonly events: readonly GameEvent[]; readonly after: 'flick' | 'rush' };

/** Latest first. An answer and the flick it makes are one; a rush that follows is another. */
export function stepsOf(told: readonly Told[], log: readonly LogEntry[]): Led[] {
  const steps: { events: GameEvent[]; after: 'flick' | 'rush' }[] = [];
  for (const { entry, events } of told) {
    const made = log[entry];
    const before = log[entry - 1];
    const last = steps.at(-1);
    const isRun = made !== undefined && 'table' in made;
    const isOwnFlick = before && 'command' in before && before.command.speed !== undefined;
    if (isRun && isOwnFlick && last) last.events.push(...events);
    else steps.push({ events: [...events], after: isRun ? 'rush' : 'flick' });
  }
  return steps.toReversed();
}
