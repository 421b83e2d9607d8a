// What one wants to find again in a match: who fell for good, who was hurt, what was stolen, how it ended.
import type { GameEvent } from '../../scenarios/events';
import type { Step } from './steps';

export const MOMENTS = ['kill', 'fall', 'theft', 'end'] as const;
export type MomentSort = (typeof MOMENTS)[number];

export type Moment = {
  /** Of the answer that led to it. */
  readonly entry: number;
  readonly sort: MomentSort;
  readonly round: number;
  readonly event: GameEvent;
};

const SORTS: Partial<Readonly<Record<GameEvent['kind'], MomentSort>>> = {
  killed: 'kill',
  lostLife: 'fall',
  died: 'fall',
  stole: 'theft',
  gameOver: 'end',
};

export const momentsOf = (steps: readonly Step[]): readonly Moment[] =>
  steps.flatMap(({ entry, round, events }) =>
    events.flatMap((event): readonly Moment[] => {
      const sort = SORTS[event.kind];
      return sort ? [{ entry, sort, round, event }] : [];
    }),
  );
