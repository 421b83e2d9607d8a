// How many, and how much: the numbers that clauses compare.
import type { SurvivorId } from '../catalogue/survivors';
import { isInPlay, isLying } from '../queries';
import { spacesFilled, type Carried } from '../spaces';
import {
  buildingsAt,
  isAt,
  mainSides,
  survivorAt,
  whoIs,
  type Board,
  type Standpoint,
} from './board';
import type { Amount, Condition, Where } from './clause';

export function amountOf(amount: Amount, from: Standpoint): number {
  const { board } = from;
  if ('survivors' in amount)
    return whoIs(amount.survivors, from).filter(
      (id) => is(board, id, amount.are ?? 'alive') && isThere(id, amount.where, from),
    ).length;
  if ('zombies' in amount)
    return Object.values(board.zombies).filter((one) => isAt(one, amount.zombies, from)).length;
  if ('in' in amount) return lyingIn(amount, from);
  if ('heldBy' in amount) return sumOf(whoIs(amount.heldBy, from), (id) => held(amount, board, id));
  if ('life' in amount) return sumOf(whoIs(amount.life, from), (id) => survivorAt(board, id).life);
  if ('freeSpaces' in amount)
    return sumOf(
      whoIs(amount.freeSpaces, from),
      (id) =>
        survivorAt(board, id).slots - spacesFilled(id, survivorAt(board, id), onBoard(board, id)),
    );
  if ('tally' in amount)
    return sumOf(whoIs(amount.of, from), (id) => board.facts?.tallies?.[id]?.[amount.tally] ?? 0);
  if ('extraRounds' in amount) return board.facts?.extraRounds ?? 0;
  const others = mainSides(board).filter((side) => side !== from.side);
  return (
    amountOf(amount.lead, from) -
    Math.max(0, ...others.map((side) => amountOf(amount.lead, { ...from, side })))
  );
}

const sumOf = (ids: readonly SurvivorId[], worth: (id: SurvivorId) => number): number =>
  ids.reduce((sum, id) => sum + worth(id), 0);

function is(board: Board, id: SurvivorId, condition: Condition): boolean {
  const survivor = survivorAt(board, id);
  switch (condition) {
    case 'alive':
      return isInPlay(survivor);
    case 'dead':
      return survivor.place.in === 'dead';
    case 'standing':
      return isInPlay(survivor) && !isLying(survivor);
    case 'found':
      return survivor.place.in !== 'reserve';
    case 'able':
      return isInPlay(survivor) && (!survivor.role || isMidTurn(board, id));
  }
}

/** Who drives may still end its turn (R293): it has an action left and has not ended it. */
const isMidTurn = ({ turn, agenda = [] }: Board, id: SurvivorId): boolean =>
  turn?.survivor === id &&
  !turn.over &&
  turn.actionsLeft > 0 &&
  agenda.some((task) => task.do === 'chooseAction');

function isThere(id: SurvivorId, where: Where | undefined, from: Standpoint): boolean {
  if (where === undefined) return true;
  const isCompany = where === 'withMe' || (typeof where === 'object' && 'nearMe' in where);
  return !(isCompany && id === from.me) && isAt(survivorAt(from.board, id), where, from);
}

function lyingIn(
  { markers: types, in: place }: Extract<Amount, { in: unknown }>,
  from: Standpoint,
): number {
  const buildings = buildingsAt(place, from);
  return Object.values(from.board.markers).filter(
    ({ type, place: lies }) =>
      lies.on === 'structure' &&
      buildings.includes(lies.structure) &&
      type !== undefined &&
      types.includes(type),
  ).length;
}

const onBoard = ({ markers }: Board, id: SurvivorId): Carried =>
  Object.values(markers)
    .filter(({ place }) => place.on === 'board' && place.survivor === id)
    .map(({ type }) => type);

/** The survivor marker lies beside the board (A36). */
const held = (
  { markers: types }: Pick<Extract<Amount, { heldBy: unknown }>, 'markers'>,
  { markers }: Board,
  id: SurvivorId,
): number =>
  Object.values(markers).filter(
    ({ type, place }) =>
      place.on === 'board' &&
      place.survivor === id &&
      (types === 'any' ? type !== 'survivor' : type !== undefined && types.includes(type)),
  ).length;
