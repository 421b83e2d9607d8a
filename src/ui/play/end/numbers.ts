// What a match was, in numbers.
import type { Told } from '../../../match/session';
import type { GameEvent } from '../../../scenarios/events';

export type Numbers = {
  readonly rounds: number;
  readonly turns: number;
  readonly flicks: number;
  readonly kills: number;
  readonly falls: number;
  readonly livesLost: number;
  readonly rushes: number;
  readonly duels: number;
};

export function numbersOf(rounds: number, told: readonly Told[]): Numbers {
  const events = told.flatMap((one) => one.events);
  const count = (...kinds: readonly GameEvent['kind'][]): number =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    rounds,
    turns: count('turnBegan'),
    flicks: told.filter(({ of }) => of === 'flick').length,
    kills: count('killed'),
    falls: count('fell'),
    livesLost: count('lostLife'),
    rushes: count('rushBegan'),
    duels: count('duelBegan'),
  };
}
