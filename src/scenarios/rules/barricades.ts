// 33. Tiles that block a door.
import { changeTurn, removeThing } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { stoodUp } from '../../physics/measure/pose';
import { isInDoorway } from '../../physics/measure/sight';
import { localFrame } from '../../physics/measure/structure';
import type { Outcome } from '../../physics/recording';
import type { Pose, Vec2 } from '../../physics/table';
import type { ObjectId, StructureId } from '../ids';
import { emit, type Play } from '../play';
import { structureIds, structureOf, tableOf } from '../queries';
import type { Seen } from '../view';
import { roomOn, setPose } from './tidy';

/** Tiles of which any part lies between the two supports (R210). */
function tilesIn(game: Seen, structure: StructureId): ObjectId[] {
  const where = structureOf(game, structure);
  return Object.entries(game.things)
    .filter(
      ([, { kind, pose, removed }]) =>
        kind === 'barricade' && !removed && isInDoorway(where, PIECES.barricade, pose),
    )
    .map(([id]) => id);
}

export const isBarricaded = (game: Seen, structure: StructureId): boolean =>
  tilesIn(game, structure).length > 0;

/** What pushed the tiles: something that was pitched from somewhere, or a rush. */
type Push = {
  readonly from?: Vec2;
  readonly flicked?: readonly string[];
  /** All else goes back where it was (R060): a tile must make room for that. */
  readonly elsePutBack?: true;
};

/**
 * Tiles stay where they went (A93, A94); one that has left the doorway is out of the game (R212). Hitting one is loud
 * (R215). Gives the building that a pitch has opened, if one was.
 */
export function pushTiles(
  play: Play,
  outcome: Outcome,
  { from, flicked = [], elsePutBack }: Push = {},
): StructureId | undefined {
  const { game } = play;
  let opened: StructureId | undefined;
  for (const structure of structureIds(game)) {
    const tiles = tilesIn(game, structure);
    if (tiles.length === 0) continue;
    const hit = isHit(tiles, flicked, outcome);
    if (hit && game.turn) changeTurn(game, { noise: 'loud' });
    if (isFromBehind(game, structure, from)) continue;
    for (const { id, pose } of tilesAfter(game, tiles, outcome, elsePutBack))
      setPose(game, id, pose);
    const left = tilesIn(game, structure);
    for (const id of tiles.filter((tile) => !left.includes(tile))) {
      removeThing(game, id);
      emit(play, { kind: 'tileRemoved', tile: id, rules: ['R212'] });
    }
    if (hit && left.length === 0) opened = structure;
  }
  return opened;
}

/** The building that such a pitch opens: none of its tiles is left in the doorway. */
export const openedBy = (
  game: Seen,
  outcome: Outcome,
  { from, flicked = [], elsePutBack }: Push,
): StructureId | undefined =>
  structureIds(game).findLast((structure) => {
    const tiles = tilesIn(game, structure);
    if (!isHit(tiles, flicked, outcome) || isFromBehind(game, structure, from)) return false;
    const after = tilesAfter(game, tiles, outcome, elsePutBack);
    const where = structureOf(game, structure);
    return tiles.every((tile) => {
      const pose = after.find(({ id }) => id === tile)?.pose;
      return pose !== undefined && !isInDoorway(where, PIECES.barricade, pose);
    });
  });

const isHit = (
  tiles: readonly ObjectId[],
  flicked: readonly string[],
  { contacts }: Outcome,
): boolean => contacts.some(({ piece, other }) => flicked.includes(piece) && tiles.includes(other));

/** Nobody gets at a barricade from behind the building (R216). */
const isFromBehind = (game: Seen, structure: StructureId, from: Vec2 | undefined): boolean =>
  from !== undefined && localFrame(structureOf(game, structure))(from).ahead < 0;

type Tile = { readonly id: ObjectId; readonly kind: 'barricade'; readonly pose: Pose };

/** Where the moved ones come to lie, one after the other. */
function tilesAfter(
  game: Seen,
  tiles: readonly ObjectId[],
  outcome: Outcome,
  elsePutBack: true | undefined,
): Tile[] {
  const moved = movedOf(tiles, outcome);
  if (!elsePutBack) return moved;
  const placed: Tile[] = [];
  for (const tile of moved) {
    const { layout, pieces } = tableOf(game, [tile.id, ...placed.map(({ id }) => id)]);
    const table = { layout, pieces: [...pieces, ...placed] };
    placed.push({ ...tile, pose: roomOn(table, 'barricade', tile.pose) });
  }
  return placed;
}

/** Where the run left them, flat again if they were tipped over. */
const movedOf = (tiles: readonly ObjectId[], { rest }: Outcome): Tile[] =>
  rest
    .filter(({ id, moved }) => moved && tiles.includes(id))
    .map(({ id, pose }) => ({
      id,
      kind: 'barricade',
      pose: isFlat(pose) ? pose : stoodUp('barricade', pose),
    }));

const isFlat = ({ lift }: Pose): boolean => Math.abs(lift - PIECES.barricade.standingLift) < 0.1;
