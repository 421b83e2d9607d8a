// Puts pieces where a run of the table left them, and back in order.
import { changeSurvivor, moveThing, moveZombie } from '../change';
import type { Outcome, Resting } from '../../physics/recording';
import { PIECES } from '../../physics/measure/catalogue';
import {
  facingOf,
  isStanding,
  lyingPose,
  restsOnTable,
  standingPose,
  stoodUp,
} from '../../physics/measure/pose';
import { isFree, nearestFreePose } from '../../physics/measure/spots';
import { isInTown } from '../../physics/measure/structure';
import { clamp } from '../../physics/measure/vector';
import type { PieceKind, Pose, Spot, Table, Vec2 } from '../../physics/table';
import { isSurvivorId, type SurvivorId } from '../catalogue/survivors';
import type { Draft, Game } from '../game';
import { emit, type Play } from '../play';
import { figurePiece, survivorOf, tableOf } from '../queries';
import type { Seen } from '../view';

export function kindOf(game: Seen, id: string): PieceKind | undefined {
  if (isSurvivorId(id) && game.survivors[id]) return 'survivor';
  if (game.zombies[id]) return 'zombie';
  return game.things[id]?.kind;
}
export const isFigure = (game: Game, id: string): boolean => {
  const kind = kindOf(game, id);
  return kind === 'survivor' || kind === 'zombie';
};

export function setPose(game: Draft, id: string, pose: Pose): void {
  if (isSurvivorId(id) && game.survivors[id])
    changeSurvivor(game, id, { place: { in: 'street', pose } });
  else if (game.zombies[id]) moveZombie(game, id, { in: 'street', pose });
  else if (game.things[id]) moveThing(game, id, pose);
}

/** On a support a figure lies or stands; in the street its pose tells. */
export function lieIndoors(game: Draft, id: SurvivorId, lying: boolean): void {
  const { place } = survivorOf(game, id);
  if (place.in === 'building') changeSurvivor(game, id, { place: { ...place, lying } });
}

/** Pieces of the table that a run moved; what was flicked is not among them. */
export const movedPieces = (game: Game, { rest }: Outcome): Resting[] =>
  rest.filter(({ id, moved }) => moved && kindOf(game, id) !== undefined);

/** Where this piece would stand or lie at or near a place, clear of everything. */
export const roomFor = (game: Game, id: string, wanted: Pose): Pose =>
  roomOn(tableOf(game, [id]), kindOf(game, id) ?? 'survivor', wanted);

/** The same on a table that it is not on yet. */
export const roomOn = (table: Table, kind: PieceKind, wanted: Pose): Pose =>
  nearestFreePose(table, PIECES[kind], wanted, { pressing: 0.03 }) ?? wanted;

/** Whatever a run left in the place that this piece has come back to, or never left, makes room for it. */
export function clearPlaceOf(game: Draft, id: string): void {
  const { pieces } = tableOf(game);
  const own = pieces.find((one) => one.id === id);
  if (!own) return;
  for (const piece of pieces) {
    if (piece === own) continue;
    const alone = { layout: { structures: [] }, pieces: [piece] };
    if (!isFree(alone, PIECES[own.kind], own.pose, { pressing: 0.03 }))
      setPose(game, piece.id, roomFor(game, piece.id, piece.pose));
  }
}

export const stand = (game: Draft, id: string, spot: Spot): void =>
  setPose(game, id, roomFor(game, id, standingPose(kindOf(game, id) ?? 'survivor', spot)));

export const standUpAt = (game: Draft, id: string, pose: Pose): void =>
  setPose(game, id, roomFor(game, id, stoodUp(kindOf(game, id) ?? 'survivor', pose)));

/** Laid flat where it is, turned as it must to fit. */
export function layDown(game: Draft, id: string, pose: Pose): void {
  const facing = facingOf(pose);
  setPose(game, id, roomFor(game, id, lyingPose('survivor', { x: pose.x, y: pose.y, facing })));
}

/** On the limit line or just inside of it: one figure's half length (A07). */
const INSIDE = 1.9;
export function insideTown(game: Game, { x, y }: Vec2): Vec2 {
  const { town } = game.layout;
  if (!town) return { x, y };
  return { x: clamp(x, INSIDE, town.width - INSIDE), y: clamp(y, INSIDE, town.height - INSIDE) };
}

/**
 * Takes over the poses that a run left: objects are stood up, leaning figures lie flat, nothing stays out of town.
 * Barricade tiles have a rule of their own (`pushTiles`, before this); here others only make room for them.
 */
export function applyRest(play: Play, outcome: Outcome, by?: 'rush'): void {
  const { game } = play;
  const moved = movedPieces(game, outcome).filter(({ id }) => kindOf(game, id) !== 'barricade');
  for (const { id, pose } of moved) setPose(game, id, pose);
  for (const { id, pose, standing } of moved) {
    const exit = outcome.exits.find(({ piece, outAtRest }) => piece === id && outAtRest);
    const at = exit
      ? insideTown(game, exit.at)
      : isInTown(game.layout, pose)
        ? pose
        : insideTown(game, pose);
    const here: Pose = { ...pose, x: at.x, y: at.y };
    if (isFigure(game, id)) {
      // One that a rush drove out of town lies at the limit, whatever it did outside (R142); else as it came to rest (A127).
      if ((exit && by === 'rush') || (!standing && !restsOnTable(pose, PIECES.zombie)))
        layDown(game, id, here);
      else if (at !== pose) setPose(game, id, roomFor(game, id, here));
      if (exit && by !== 'rush') emit(play, { kind: 'putBack', figure: id, rules: ['A127'] });
    } else if (!standing || at !== pose) standUpAt(game, id, here);
  }
  for (const id in game.things) if (kindOf(game, id) === 'barricade') clearPlaceOf(game, id);
}

/** Which figures stood before a run and lie after it. */
export function fallenIn(before: Seen, { rest }: Outcome): string[] {
  const stood = (id: string): boolean => {
    const figure = figurePiece(before, id);
    return figure !== undefined && isStanding(figure.pose);
  };
  return rest.filter(({ id, standing }) => !standing && stood(id)).map(({ id }) => id);
}
