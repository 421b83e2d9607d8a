// Seats after sides: who of a side has won, and who wins alone (39, A188).
import type { SurvivorId } from '../catalogue/survivors';
import type { SeatId, StructureId, TeamId } from '../ids';
import {
  isAlive,
  mainSides,
  ownedBy,
  sideOf,
  whoIs,
  type Board,
  type Outcome,
  type Standpoint,
} from './board';
import type { CardClause } from './clause';
import type { Entry } from './facts';
import { holds } from './holds';
import { holdsInDoor, isNow, whoCameIn, type Moment } from './judge';

/** A card is met when any living survivor of its seat meets it (A141). */
export const livingOf = (board: Board, seat: SeatId): Standpoint[] => {
  const exile = board.facts?.exiles?.[seat];
  return ownedBy(board, seat)
    .filter((me) => isAlive(board, me))
    .map((me) => ({ board, side: sideOf(board, me), me, ...(exile && { exile }) }));
};

/** Its last survivor is dead: the game is over for it (R288). Where nobody owns anybody, nobody is. */
const isDeadSeat = (board: Board, seat: SeatId): boolean => {
  const own = ownedBy(board, seat);
  return own.length > 0 && own.every((id) => !isAlive(board, id));
};

/** Where nobody has a card a side wins whole (A188); when everybody has lost, cards are no help. */
export const winningSeats = (board: Board, outcome: Outcome): SeatId[] =>
  board.seats
    .filter(({ id, team }) => {
      if (outcome.end === 'lost') return false;
      const card = board.facts?.cards?.[id];
      if (!card) return outcome.end === 'won' && outcome.side === team && !isDeadSeat(board, id);
      return (
        card.when === 'endOfGame' &&
        livingOf(board, id).some(
          (from) => card.if === undefined || holds(card.if, { ...from, outcome }),
        )
      );
    })
    .map(({ id }) => id);

export type SeatsVerdict = { readonly reason: string; readonly seats: readonly SeatId[] };

/** Those who win alone, at once; sides are judged before. */
export function judgeSeats(board: Board, moment: Moment): SeatsVerdict | undefined {
  const won = board.seats.flatMap(({ id }) => {
    const card = board.facts?.cards?.[id];
    return card?.so === 'wins' && isNow(card.when, moment) && holdsNow(board, id, card)
      ? [{ id, reason: card.reason }]
      : [];
  });
  const [first] = won;
  return first && { reason: first.reason, seats: won.map(({ id }) => id) };
}

function holdsNow(board: Board, seat: SeatId, card: CardClause): boolean {
  const cameIn =
    typeof card.when === 'object' && 'entering' in card.when ? whoCameIn(board, card) : undefined;
  return livingOf(board, seat).some((from) =>
    cameIn
      ? from.me !== undefined && cameIn.includes(from.me)
      : card.if === undefined || holds(card.if, from),
  );
}

/** What somebody who has just come through a door will be judged by when the table has settled. */
export function entriesAt(
  board: Board,
  clauses: readonly CardClause[],
  survivor: SurvivorId,
  structure: StructureId,
): Entry[] {
  const side = sideOf(board, survivor);
  const forSides = clauses.filter(
    (clause) =>
      side !== undefined &&
      (clause.for?.includes(side) ?? true) &&
      holdsInDoor(board, clause, survivor, { side }, structure),
  );
  const card = cardInDoor(board, survivor, structure);
  return [...forSides, ...(card?.so === 'wins' ? [card] : [])].map(({ reason }) => ({
    survivor,
    structure,
    reason,
  }));
}

/** The side that somebody joins by coming in here, before any fight (A186). */
export function joinedAt(
  board: Board,
  survivor: SurvivorId,
  structure: StructureId,
): TeamId | undefined {
  if (cardInDoor(board, survivor, structure)?.so !== 'joins') return undefined;
  const [side] = whoIs('theirs', { board, side: undefined }).flatMap((id) => {
    const { place } = board.survivors[id] ?? {};
    return place?.in === 'building' && place.structure === structure ? [sideOf(board, id)] : [];
  });
  return mainSides(board).find((one) => one === side);
}

function cardInDoor(
  board: Board,
  survivor: SurvivorId,
  structure: StructureId,
): CardClause | undefined {
  const seat = board.survivors[survivor]?.owner ?? '';
  const card = board.facts?.cards?.[seat];
  const exile = board.facts?.exiles?.[seat];
  const from = { side: sideOf(board, survivor), me: survivor, ...(exile && { exile }) };
  return card && holdsInDoor(board, card, survivor, from, structure) ? card : undefined;
}
