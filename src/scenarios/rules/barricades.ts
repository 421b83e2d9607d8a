// 33. Tiles that block a door.
import { removeThing } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { isInDoorway } from '../../physics/measure/sight';
import { localFrame } from '../../physics/measure/structure';
import type { Outcome } from '../../physics/recording';
import type { Vec2 } from '../../physics/table';
import type { GameState } from '../game';
import type { ObjectId, StructureId } from '../ids';
import { tell, type Play } from '../play';
import { structureIds, structureOf, turnOf } from '../queries';
import { insideTown, setPose } from './tidy';

/** Tiles of which any part lies between the two supports (R210). */
function tilesIn(game: GameState, structure: StructureId): ObjectId[] {
  const where = structureOf(game, structure);
  return Object.entries(game.things)
    .filter(
      ([, { kind, pose, removed }]) =>
        kind === 'barricade' && !removed && isInDoorway(where, PIECES.barricade, pose),
    )
    .map(([id]) => id);
}

export const isBarricaded = (game: GameState, structure: StructureId): boolean =>
  tilesIn(game, structure).length > 0;

/**
 * Tiles that were hit stay where they went (A93); one that has left the doorway is out of the game (R212).
 * Hitting one is loud (R215). Gives the building that was opened, if one was.
 */
export function pushTiles(
  play: Play,
  from: Vec2,
  flicked: readonly string[],
  outcome: Outcome,
): StructureId | undefined {
  const { game } = play;
  let opened: StructureId | undefined;
  for (const structure of structureIds(game)) {
    const tiles = tilesIn(game, structure);
    if (tiles.length === 0) continue;
    const hit = outcome.contacts.some(
      ({ piece, other }) => flicked.includes(piece) && tiles.includes(other),
    );
    // Nobody gets at a barricade from behind the building (R216).
    const fromBehind = localFrame(structureOf(game, structure))(from).ahead < 0;
    if (hit && game.turn) turnOf(game).noise = 'loud';
    if (fromBehind) continue;
    for (const id of tiles) {
      const rest = outcome.rest.find((one) => one.id === id);
      if (!rest?.moved) continue;
      setPose(game, id, { ...rest.pose, ...insideTown(game, rest.pose) });
    }
    for (const id of tiles.filter((tile) => !tilesIn(game, structure).includes(tile))) {
      removeThing(game, id);
      tell(play, { kind: 'tileRemoved', tile: id, rules: ['R212'] });
    }
    if (hit && tilesIn(game, structure).length === 0) opened = structure;
  }
  return opened;
}
