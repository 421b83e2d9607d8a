// How a vote went, as plain data: whose thumb pointed where, and what that means (R273, R274, A179).
import type { SeatId } from '../../../scenarios/ids';
import type { VerdictMoment } from './moments';

export type Verdict = {
  readonly thumbs: readonly { readonly seat: SeatId; readonly up: boolean }[];
  readonly up: number;
  readonly down: number;
  readonly so: 'nothing' | 'traitor' | 'honest';
};

export function verdictOf({ votes, shown }: VerdictMoment): Verdict {
  const up = votes.filter((vote) => vote.up).length;
  return {
    thumbs: votes,
    up,
    down: votes.length - up,
    so: shown === undefined ? 'nothing' : shown === 'traitor' ? 'traitor' : 'honest',
  };
}
