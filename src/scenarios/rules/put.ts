// Cards put figures on the table: new zombies, and where "put" is (docs/scenarios.md, engine words).
import { PIECES } from '../../physics/measure/catalogue';
import { gapBetween, pieceFootprint } from '../../physics/measure/footprint';
import { standingPose } from '../../physics/measure/pose';
import { quantiseLength } from '../../physics/measure/quantise';
import { isFree } from '../../physics/measure/spots';
import { heading } from '../../physics/measure/trig';
import type { Pose, Spot } from '../../physics/table';
import { change } from '../change';
import type { Draft, Game } from '../game';
import type { ZombieId } from '../ids';
import { emit, type Play } from '../play';
import { must, tableOf, zombiesAt } from '../queries';
import { shuffled } from '../random';
import { kindOf, roomFor, setPose } from './tidy';

/** Wider than a disc: nobody is put next to anything. */
const CLEAR = 3;
const RING_STEP = 0.5;
const FARTHEST_RING = 60;
const DIRECTIONS = 24;

/** From the box while it lasts, then from the dump; as many as there are (R221). */
export function newZombies(game: Draft, count: number): ZombieId[] {
  const taken = (['box', 'dump'] as const)
    .flatMap((place) => shuffled(game, 'open', zombiesAt(game, place)))
    .slice(0, count);
  // One that was frozen and killed does not come back frozen.
  change(game, {
    effects: game.effects.filter(
      (effect) => effect.kind !== 'frozen' || !taken.includes(effect.zombie),
    ),
  });
  return taken;
}

/** Whether a figure may be put exactly here: in town, and clear of every piece. */
export function isLegalPlace(game: Game, id: string, pose: Pose): boolean {
  const kind = must(kindOf(game, id), id);
  const table = tableOf(game, [id]);
  const own = pieceFootprint({ id, kind, pose });
  return (
    table.pieces.every((piece) => gapBetween(own, pieceFootprint(piece)) >= CLEAR) &&
    isFree(table, PIECES[kind], pose)
  );
}

/** Stands at the legal point nearest to a wanted one. */
export function put(play: Play, id: string, spot: Spot): void {
  const { game } = play;
  const wanted = standingPose(must(kindOf(game, id), id), spot);
  setPose(game, id, legalPoseNear(game, id, wanted) ?? roomFor(game, id, wanted));
  emit(play, { kind: 'appeared', figure: id });
}

function legalPoseNear(game: Game, id: string, wanted: Pose): Pose | undefined {
  if (isLegalPlace(game, id, wanted)) return wanted;
  for (let radius = RING_STEP; radius <= FARTHEST_RING; radius += RING_STEP) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const { x, y } = heading((360 / DIRECTIONS) * turn);
      const pose = {
        ...wanted,
        x: quantiseLength(wanted.x + x * radius),
        y: quantiseLength(wanted.y + y * radius),
      };
      if (isLegalPlace(game, id, pose)) return pose;
    }
  }
  return undefined;
}
