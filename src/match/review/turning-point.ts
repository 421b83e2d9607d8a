// The turn after which it could be seen how it would end.
import type { GameEvent } from '../../scenarios/events';
import type { Step } from './steps';

export type Turn = {
  /** Of its first answer. */
  readonly entry: number;
  readonly round: number;
  readonly half: Step['half'];
  readonly survivor?: Step['survivor'];
  readonly events: readonly GameEvent[];
};

/** For those who are there: above nothing it went well, below it went badly. */
const SWING: Partial<Readonly<Record<GameEvent['kind'], number>>> = {
  died: -8,
  lostLife: -3,
  killed: 1.5,
  joined: 6,
  recruited: 5,
  escorts: 3,
  tileRemoved: 3,
  boardTurned: 2,
  took: 1,
  gainedLife: 2,
  exiled: -4,
  doorOpened: 1,
  stole: 1,
};
/** The last turn ends a match and turns it no more, unless all hung on it. */
const LAST = 0.4;

export function turnsOf(steps: readonly Step[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const { entry, round, half, survivor, events } of steps) {
    const last = turns.at(-1);
    if (last && last.survivor === survivor && last.round === round)
      turns[turns.length - 1] = { ...last, events: [...last.events, ...events] };
    else turns.push({ entry, round, half, events, ...(survivor && { survivor }) });
  }
  return turns;
}

/** After a win the best of all turns, after a loss the worst; the later of equals, for more hung on it. */
export function turningPoint(steps: readonly Step[], isWon: boolean): Turn | undefined {
  const turns = turnsOf(steps).filter(({ survivor }) => survivor !== undefined);
  const rated = turns.map((turn, index) => ({
    turn,
    swing: swingOf(turn.events) * (isWon ? 1 : -1) * (index === turns.length - 1 ? LAST : 1),
  }));
  const most = Math.max(0, ...rated.map(({ swing }) => swing));
  return most > 0 ? rated.findLast(({ swing }) => swing === most)?.turn : undefined;
}

const swingOf = (events: readonly GameEvent[]): number =>
  events.reduce((sum, { kind }) => sum + (SWING[kind] ?? 0), 0);
