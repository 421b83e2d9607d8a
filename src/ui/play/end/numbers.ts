// What a match was, in numbers.
import type { Match } from '../../../match/match';
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

export function numbersOf({ log, game }: Match, events: readonly GameEvent[]): Numbers {
  const count = (...kinds: readonly GameEvent['kind'][]): number =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    rounds: game.round.number,
    turns: count('turnBegan'),
    flicks: log.filter((entry) => 'command' in entry && entry.command.flick).length,
    kills: count('killed'),
    falls: count('fell'),
    livesLost: count('lostLife'),
    rushes: count('rushBegan'),
    duels: count('duelBegan'),
  };
}
