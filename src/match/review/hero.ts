// Who did most for the match, and what of it tells most.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../scenarios/events';
import type { Step } from './steps';

export const DEEDS = ['kills', 'duels', 'finds', 'people', 'doors', 'turns'] as const;
export type Deed = (typeof DEEDS)[number];
type Deeds = Readonly<Record<Deed, number>>;

export type Hero = {
  readonly survivor: SurvivorId;
  /** What counted most, and how often it was. */
  readonly deed: Deed;
  readonly count: number;
  readonly lived: boolean;
};

/** What one of each is worth beside the others. */
const WORTH: Deeds = { kills: 3, duels: 3, finds: 1.5, people: 6, doors: 0.5, turns: 0.1 };
const DIED = -4;
const NONE: Deeds = { kills: 0, duels: 0, finds: 0, people: 0, doors: 0, turns: 0 };

/** Of those who may be it, whose deeds are worth most; of equals the first. */
export function heroOf(
  steps: readonly Step[],
  candidates: readonly SurvivorId[],
): Hero | undefined {
  const deeds = new Map<SurvivorId, Deeds>();
  const dead = new Set<SurvivorId>();
  const did = (who: SurvivorId | undefined, deed: Deed): void => {
    if (!who) return;
    const before = deeds.get(who) ?? NONE;
    deeds.set(who, { ...before, [deed]: before[deed] + 1 });
  };
  for (const { events, survivor } of steps)
    for (const event of events) {
      if (event.kind === 'died') dead.add(event.survivor);
      for (const [who, deed] of doneIn(event, survivor)) did(who, deed);
    }
  const [best] = candidates
    .map((survivor) => ({ survivor, done: deeds.get(survivor) ?? NONE }))
    .map(({ survivor, done }) => ({
      survivor,
      done,
      worth: worthOf(done) + (dead.has(survivor) ? DIED : 0),
    }))
    .toSorted((one, other) => other.worth - one.worth);
  if (!best) return undefined;
  const { survivor, done } = best;
  const deed = DEEDS.reduce((most, one) =>
    done[one] * WORTH[one] > done[most] * WORTH[most] ? one : most,
  );
  return { survivor, deed, count: done[deed], lived: !dead.has(survivor) };
}

const worthOf = (done: Deeds): number =>
  DEEDS.reduce((sum, deed) => sum + done[deed] * WORTH[deed], 0);

type Done = readonly [who: SurvivorId | undefined, deed: Deed];

function doneIn(event: GameEvent, acting: SurvivorId | undefined): readonly Done[] {
  const { kind } = event;
  if (kind === 'killed') return [[event.killer, 'kills']];
  if (kind === 'duelEnded') return event.won ? [[acting, 'duels']] : [];
  if (kind === 'took') return [[event.survivor, 'finds']];
  if (kind === 'recruited') return [[event.by, 'people']];
  if (kind === 'joined') return [[acting, 'people']];
  if (kind === 'escorts') return [[event.escort, 'people']];
  if (kind === 'moved') return event.into ? [[event.survivor, 'doors']] : [];
  return kind === 'turnBegan' ? [[event.survivor, 'turns']] : [];
}
