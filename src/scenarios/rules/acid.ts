// The acid tile and those who come to rest on it (A40).
import { moveZombie } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { footprintOf, gapBetween } from '../../physics/measure/footprint';
import { facingOf } from '../../physics/measure/pose';
import type { Pose } from '../../physics/table';
import type { Game } from '../game';
import { emit, type Play } from '../play';
import { inPlay, must, poseOf, streetZombies, survivorOf, zombieOf } from '../queries';
import { loseLife } from './life';
import { put } from './put';

/** The one tile in the box (R012): its name as a thing, and in the table's contacts. */
export const ACID = 'acid';

function isOnAcid(game: Game, pose: Pose): boolean {
  const tile = game.things[ACID];
  if (!tile || tile.removed) return false;
  const ground = footprintOf(PIECES.acid, tile.pose);
  return gapBetween(footprintOf(PIECES.survivor, pose), ground) === 0;
}

/** After a rush: zombies on the tile go to the dump. Nobody killed them, so no kill is counted. */
export function dissolveZombies(play: Play): void {
  const { game } = play;
  for (const id of streetZombies(game)) {
    if (!isOnAcid(game, must(poseOf(zombieOf(game, id)), id))) continue;
    moveZombie(game, id, { in: 'dump' });
    emit(play, { kind: 'killed', zombie: id, by: ACID, rules: ['A40'] });
  }
}

/** Survivors whom anything threw onto the tile lose a life and are put beside it, so nobody is burnt twice. */
export function burnSurvivors(play: Play): void {
  const { game } = play;
  for (const id of inPlay(game)) {
    const pose = poseOf(survivorOf(game, id));
    if (!pose || !isOnAcid(game, pose)) continue;
    loseLife(play, id, ACID, ['A40']);
    if (survivorOf(game, id).place.in === 'street')
      put(play, id, { x: pose.x, y: pose.y, facing: facingOf(pose) });
  }
}
