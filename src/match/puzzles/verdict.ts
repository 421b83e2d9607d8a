// How a puzzle stands, read from what happened and from what lies on the table: solved, failed and why, or still open.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { GameEvent } from '../../scenarios/events';
import { heldBy, markerOf, must, survivorOf } from '../../scenarios/queries';
import type { Seen } from '../../scenarios/view';
import type { Demand, Puzzle } from './puzzle';

/** Which demand was not met; of hurt, who was. */
export type Shortfall =
  | Exclude<Demand, { readonly of: 'unhurt' }>
  | { readonly of: 'unhurt'; readonly hurt: SurvivorId }
  /** The match was lost. */
  | { readonly of: 'lost' };

export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'solved' }
  | { readonly is: 'failed'; readonly why: Shortfall };

/** As soon as it is decided; else when the turn is over, and the reaction to it. */
export function verdictOf(
  { survivor, demands }: Pick<Puzzle, 'survivor' | 'demands'>,
  seen: Seen,
  events: readonly GameEvent[],
): Verdict {
  const isOver =
    seen.result !== undefined ||
    seen.turn?.survivor !== survivor ||
    // The same may begin the next round.
    events.some(({ kind }) => kind === 'roundEnded' || kind === 'turnBegan');
  const { team } = survivorOf(seen, survivor);
  const asked = demands.map((demand) => shortfallOf(demand, survivor, seen, inThisTurn(events)));
  const short = asked.flatMap((one) => one ?? []);
  const final = short.find((one) => isOver || one.of === 'unhurt');
  if (final)
    return {
      is: 'failed',
      why: seen.result && seen.result.winner !== team ? { of: 'lost' } : final,
    };
  // What is met can be lost again until the turn is over; a match that is won cannot.
  return { is: isOver ? 'solved' : 'open' };
}

/** The horde of the next round is another matter. */
function inThisTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'roundEnded');
  return end < 0 ? events : events.slice(0, end);
}

function shortfallOf(
  demand: Demand,
  survivor: SurvivorId,
  seen: Seen,
  events: readonly GameEvent[],
): Shortfall | undefined {
  const { team, place } = survivorOf(seen, survivor);
  switch (demand.of) {
    case 'win':
      return seen.result?.winner === team ? undefined : demand;
    case 'unhurt': {
      const hurt = events.flatMap((event) =>
        event.kind === 'lostLife' && survivorOf(seen, event.survivor).team === team
          ? event.survivor
          : [],
      );
      return hurt.length > 0 ? { of: 'unhurt', hurt: must(hurt[0], 'somebody') } : undefined;
    }
    case 'kills': {
      const kills = events.filter(({ kind }) => kind === 'killed').length;
      return kills >= demand.atLeast ? undefined : demand;
    }
    case 'inside':
      return place.in === 'building' && place.structure === demand.structure ? undefined : demand;
    case 'holds':
      return heldBy(seen, survivor).some((id) => markerOf(seen, id).type === demand.type)
        ? undefined
        : demand;
  }
}
