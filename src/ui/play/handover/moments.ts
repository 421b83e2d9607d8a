// What stops the game for a moment before anything else is asked: a face or a card that one seat alone may see, a vote that all do.
import type { Told } from '../../../match/session';
import type { Vote } from '../../../scenarios/causes';
import type { GameEvent } from '../../../scenarios/events';
import type { MarkerId, SeatId } from '../../../scenarios/ids';
import type { SecretName } from '../../../scenarios/objectives/secret';

/** The face of a marker that a seat has looked at. */
export type MarkersMoment = {
  readonly of: 'markers';
  readonly seat: SeatId;
  readonly markers: readonly MarkerId[];
};
/** The card that a seat holds from now on. */
export type CardMoment = { readonly of: 'card'; readonly seat: SeatId };
/** All thumbs at once, and what came of it (A138, R274). */
export type VerdictMoment = {
  readonly of: 'verdict';
  readonly accused: SeatId;
  readonly votes: readonly Vote[];
  readonly shown?: SecretName;
};
/** The key names it: no two share one. */
export type Moment = (MarkersMoment | CardMoment | VerdictMoment) & { readonly key: string };

/** Who alone may see it; nobody, where it is for all. */
export const isFor = (moment: Moment): SeatId | undefined =>
  moment.of === 'verdict' ? undefined : moment.seat;

/** Those that the last answer led to, in the order in which they came. */
export function momentsIn(told: readonly Told[]): readonly Moment[] {
  const since = told.findLast(({ of }) => of !== 'table')?.entry ?? 0;
  return told
    .filter(({ entry }) => entry >= since)
    .flatMap(({ entry, events }) =>
      events
        .flatMap((event) => momentsOf(event, events))
        .map((moment, index) => ({ ...moment, key: `${entry} ${index}` })),
    );
}

function momentsOf(
  event: GameEvent,
  events: readonly GameEvent[],
): readonly (MarkersMoment | CardMoment | VerdictMoment)[] {
  if (event.kind === 'peeked')
    return event.markers.length > 0
      ? [{ of: 'markers', seat: event.seat, markers: event.markers }]
      : [];
  if (event.kind === 'drewObjective') return event.seats.map((seat) => ({ of: 'card', seat }));
  if (event.kind !== 'voted') return [];
  const { accused, votes } = event;
  const card = events.find((one) => one.kind === 'shown' && one.seat === accused);
  return [{ of: 'verdict', accused, votes, ...(card?.kind === 'shown' && { shown: card.card }) }];
}
