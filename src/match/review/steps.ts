// A match that was told, answer by answer: what was answered in whose turn, and all it led to until the next answer.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../scenarios/events';
import type { Half, SeatId } from '../../scenarios/ids';
import type { Told } from '../session';

export type Step = {
  /** Of the answer, in the log. */
  readonly entry: number;
  readonly isFlick: boolean;
  readonly round: number;
  readonly half: Half;
  /** Whose turn it was; nobody's before the first. */
  readonly survivor?: SurvivorId;
  readonly seat?: SeatId;
  /** Of the answer and of its own flick; a rush that followed is not among them. */
  readonly own: readonly GameEvent[];
  readonly events: readonly GameEvent[];
};

/** In the order in which it was played. */
export function stepsOf(told: readonly Told[]): readonly Step[] {
  const steps: Step[] = [];
  let round = 1;
  let half: Half = 'day';
  let turn: Pick<Step, 'survivor' | 'seat'> = {};
  for (const { entry, of, events } of told) {
    const last = of === 'table' ? steps.pop() : undefined;
    // The first run of the table after a flick is the flick itself.
    const isOwn = last?.isFlick === true && last.own === last.events;
    const all = [...(last?.events ?? []), ...events];
    const own = last && !isOwn ? last.own : all;
    steps.push(
      last
        ? { ...last, own, events: isOwn ? [...all] : all }
        : { entry, isFlick: of === 'flick', round, half, ...turn, own, events: all },
    );
    for (const event of events) {
      if (event.kind === 'roundBegan') ({ number: round, half } = event);
      if (event.kind === 'turnBegan') turn = { survivor: event.survivor, seat: event.seat };
    }
  }
  return steps;
}
