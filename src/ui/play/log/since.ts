import type { Told } from '../../../match/session';
import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../../scenarios/events';

/** All that one answer led to, until the next question: its own flick, and the rushes that came of it. */
export type Led = {
  readonly events: readonly GameEvent[];
  readonly after: 'flick' | 'rush';
  /** Whose turn it was. */
  readonly actor?: SurvivorId;
};

/** A rush is announced just before the table runs it. */
export const isRush = (told: readonly Told[], index: number): boolean =>
  told[index - 1]?.events.some(({ kind }) => kind === 'rushBegan') ?? false;

/** Latest first. */
export function stepsOf(told: readonly Told[]): Led[] {
  const steps: Led[] = [];
  let actor: SurvivorId | undefined;
  for (const [index, { of, events }] of told.entries()) {
    const last = of === 'table' ? steps.pop() : undefined;
    const began = events.findLast((event) => event.kind === 'turnBegan');
    if (began) actor = began.survivor;
    steps.push({
      events: [...(last?.events ?? []), ...events],
      after: isRush(told, index) ? 'rush' : (last?.after ?? 'flick'),
      ...(actor && { actor }),
    });
  }
  return steps.toReversed();
}
