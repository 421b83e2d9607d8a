// The moments of a step, in the order in which they are seen.
import type { GameEvent } from '../../scenarios/events';
import { LENGTHS, planOf, type Look, type Plan } from './beats';

/** One moment: what is staged, of what, for how long. */
export type Beat = {
  readonly look: Look;
  /** What it tells of; several, where they came together. */
  readonly events: readonly GameEvent[];
  readonly about: readonly string[];
  /** On the table as it lay before. */
  readonly first: boolean;
  readonly length: number | 'read';
};

type Told = { readonly plan: Plan; readonly events: readonly GameEvent[] };

export type Known = {
  /** The film of a run has gone before: what lay there lies there no more. */
  readonly afterRun: boolean;
  /** What the match has shown before. */
  readonly shown: (look: Look) => boolean;
};

export function beatsOf(events: readonly GameEvent[], { afterRun, shown }: Known): readonly Beat[] {
  const told = events.flatMap((event): Told[] => {
    const plan = isToldByAnother(event, events) ? undefined : planOf(event);
    return plan ? [{ plan, events: [event] }] : [];
  });
  const seen = new Set<Look>();
  return joined(told).map(({ plan, events: own }) => {
    const { look, about, first } = plan;
    const before = shown(look) || seen.has(look);
    seen.add(look);
    const length = LENGTHS[look];
    return {
      look,
      events: own,
      about,
      first: first === true && !afterRun,
      length: length === 'read' ? length : before ? length.again : length.full,
    };
  });
}

/** Whoever dies loses the last life in the same moment; the end of the match is a moment of its own. */
function isToldByAnother(event: GameEvent, events: readonly GameEvent[]): boolean {
  if (event.kind === 'lostLife')
    return events.some((one) => one.kind === 'died' && one.survivor === event.survivor);
  // The room is left by its end, which says how.
  if (event.kind === 'duelEnded') return events.some(({ kind }) => kind === 'thrownOut');
  return false;
}

function joined(told: readonly Told[]): readonly Told[] {
  const all: Told[] = [];
  for (const one of told) {
    const last = all.at(-1);
    const isOne = last && one.plan.joins && last.plan.look === one.plan.look;
    if (!isOne) all.push(one);
    else
      all[all.length - 1] = {
        plan: { ...last.plan, about: [...new Set([...last.plan.about, ...one.plan.about])] },
        events: [...last.events, ...one.events],
      };
  }
  return all;
}
