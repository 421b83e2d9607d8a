// Acid: a puddle that stays for the rest of the game. What it does then stands in rules/acid.ts.
import { putThing } from '../../change';
import { PIECES } from '../../../physics/measure/catalogue';
import {
  footprintOf,
  gapBetween,
  pieceFootprint,
  type Footprint,
} from '../../../physics/measure/footprint';
import { standingPose } from '../../../physics/measure/pose';
import { isFree } from '../../../physics/measure/spots';
import { fromLocal, gapOf, isInTown } from '../../../physics/measure/structure';
import type { Structure, Vec2 } from '../../../physics/table';
import type { Game } from '../../game';
import { emit } from '../../play';
import { tableOf } from '../../queries';
import { ACID } from '../acid';
import { isFigure } from '../tidy';
import { option } from '../../decisions';
import type { Impossible } from '../../reasons';
import type { Choice } from './card';

const FROM_FIGURES = 8;
const FROM_DOORS = 12;
/** Fine enough to find a place wherever a person would see one. */
const GRID = 2;

const doorLine = (structure: Structure): Footprint => {
  const left = gapOf(structure) / 2;
  const outline = [left, -left].map((side) => fromLocal(structure, { ahead: 0, left: side }));
  return { outline, radius: 0 };
};

/** Why the tile cannot lie there, if it cannot. */
function refusal(game: Game, spot: Vec2): Impossible | undefined {
  const pose = standingPose('acid', { ...spot, facing: 0 });
  const tile = footprintOf(PIECES.acid, pose);
  const table = tableOf(game, [ACID]);
  if (tile.outline.some((corner) => !isInTown(game.layout, corner))) return 'outOfTown';
  const figures = table.pieces.filter(({ id }) => isFigure(game, id));
  if (figures.some((piece) => gapBetween(tile, pieceFootprint(piece)) < FROM_FIGURES))
    return 'tooNearAFigure';
  if (game.layout.structures.some((one) => gapBetween(tile, doorLine(one)) < FROM_DOORS))
    return 'tooNearADoor';
  return isFree(table, PIECES.acid, pose) ? undefined : 'placeIsTaken';
}

function hasPlace(game: Game): boolean {
  const { width, height } = game.layout.town ?? { width: 0, height: 0 };
  for (let x = 0; x <= width; x += GRID) {
    for (let y = 0; y <= height; y += GRID) if (!refusal(game, { x, y })) return true;
  }
  return false;
}

export const acid: Choice<'acid'> = {
  offers: (game) =>
    hasPlace(game) ? [option('place', { verb: 'place' }, { needsSpot: true })] : [],
  takes: (play, _, { spot = { x: 0, y: 0 } }) => {
    const why = refusal(play.game, spot);
    if (why !== undefined) return why;
    const pose = standingPose('acid', { ...spot, facing: 0 });
    putThing(play.game, ACID, { kind: 'acid', pose });
    emit(play, { kind: 'appeared', figure: ACID });
    return undefined;
  },
};
