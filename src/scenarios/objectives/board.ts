// What an objective is read from, and who stands where on it. A view has all of it, so a seat can read its own.
import { distance } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import { SURVIVOR_IDS, type SurvivorId } from '../catalogue/survivors';
import type { Game, Marker } from '../game';
import {
  isMainTeam,
  MAIN_TEAMS,
  type MarkerId,
  type SeatId,
  type StructureId,
  type TeamId,
} from '../ids';
import { buildingOf, isInPlay, must } from '../queries';
import type { Building, Where, Who } from './clause';
import type { Exile } from './facts';

export type Board = Pick<
  Game,
  'seats' | 'survivors' | 'zombies' | 'layout' | 'turn' | 'sheet' | 'facts'
> &
  /** Not in a view: what only the judge of a whole game asks for. */
  Partial<Pick<Game, 'agenda'>> & {
    readonly markers: Readonly<
      Record<MarkerId, Pick<Marker, 'place'> & Partial<Pick<Marker, 'type'>>>
    >;
  };

/** How a game ended, for the seats that are judged after the sides. */
export type Outcome =
  { readonly end: 'won'; readonly side: TeamId } | { readonly end: 'draw' | 'lost' };

/** For whom a clause is read: who is `mine`, and where it is a seat's, who is `me`. */
export type Standpoint = {
  readonly board: Board;
  /** An exile has none. */
  readonly side: TeamId | undefined;
  readonly me?: SurvivorId;
  readonly one?: SurvivorId;
  readonly exile?: Exile;
  readonly outcome?: Outcome;
};

/** The sides of the sheet; whoever is exiled is none of them. */
export const mainSides = ({ sheet }: Board): TeamId[] =>
  MAIN_TEAMS.filter((team) => sheet.teams[team]);

export const everybody = ({ survivors }: Board): SurvivorId[] =>
  SURVIVOR_IDS.filter((id) => survivors[id]);

export const survivorAt = (
  { survivors }: Board,
  id: SurvivorId,
): Game['survivors'][SurvivorId] & object => must(survivors[id], id);

/** Survivors are counted for the side they are on (A135), exiles for none (A177). */
export function sideOf(board: Board, id: SurvivorId): TeamId | undefined {
  const { team } = survivorAt(board, id);
  return isMainTeam(team) ? team : undefined;
}

export const ownedBy = (board: Board, seat: SeatId): SurvivorId[] =>
  everybody(board).filter((id) => survivorAt(board, id).owner === seat);

export function whoIs(who: Who, { board, side, me, one, exile }: Standpoint): SurvivorId[] {
  if (typeof who === 'object') return everybody(board).filter((id) => who.named.includes(id));
  switch (who) {
    case 'all':
      return everybody(board);
    case 'me':
      return me === undefined ? [] : [me];
    case 'one':
      return one === undefined ? [] : [one];
    case 'accuser':
      return exile ? ownedBy(board, exile.accuser) : [];
    case 'mine':
      return everybody(board).filter((id) => side !== undefined && sideOf(board, id) === side);
    case 'theirs':
      return everybody(board).filter((id) => {
        const theirs = sideOf(board, id);
        return theirs !== undefined && theirs !== side;
      });
  }
}

export function buildingsAt(place: Building, { board, side, exile }: Standpoint): StructureId[] {
  if ('structure' in place) return [place.structure];
  const { bases = {} } = board.sheet;
  const owners = {
    mine: side === undefined ? [] : [side],
    theirs: mainSides(board).filter((team) => team !== side),
    former: exile ? [exile.former] : [],
  }[place.base];
  return owners.filter(isMainTeam).flatMap((team) => bases[team] ?? []);
}

type Figure = Game['zombies'][string] | NonNullable<Game['survivors'][SurvivorId]>;

/** Whether a figure is there; one in the tower is in town if it was taken off its streets (R290). */
export function isAt({ place }: Figure, where: Where, from: Standpoint): boolean {
  const inside = place.in === 'building' ? place.structure : undefined;
  if (where === 'indoors') return inside !== undefined;
  if (where === 'street') return place.in === 'street';
  if (where === 'town')
    return (
      place.in === 'street' || place.in === 'building' || (place.in === 'tower' && !place.isNew)
    );
  if (where === 'withMe') return inside !== undefined && inside === myPlace(from).inside;
  if ('nearMe' in where) {
    const at = spotOf(from.board, place);
    const { spot } = myPlace(from);
    return at !== undefined && spot !== undefined && distance(at, spot) <= where.nearMe;
  }
  return inside !== undefined && buildingsAt(where, from).includes(inside);
}

function myPlace({ board, me }: Standpoint): { inside?: StructureId; spot?: Vec2 } {
  if (me === undefined) return {};
  const mine = survivorAt(board, me);
  const inside = buildingOf(mine);
  const spot = spotOf(board, mine.place);
  return { ...(inside && { inside }), ...(spot && { spot }) };
}

/** The middle of a figure; of one inside, the middle of its door (A43). */
const spotOf = ({ layout }: Board, place: Figure['place']): Vec2 | undefined => {
  if (place.in === 'street') return place.pose;
  return place.in === 'building'
    ? layout.structures.find(({ id }) => id === place.structure)
    : undefined;
};

export const isAlive = (board: Board, id: SurvivorId): boolean => isInPlay(survivorAt(board, id));
