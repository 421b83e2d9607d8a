// 32, S8. Next to somebody: where a figure that goes with another is put (A91).
import { PIECES } from '../../physics/measure/catalogue';
import { isNextTo, pieceFootprint } from '../../physics/measure/footprint';
import { isStanding, lyingPose, standingPose } from '../../physics/measure/pose';
import { quantiseLength } from '../../physics/measure/quantise';
import { isFree } from '../../physics/measure/spots';
import { heading } from '../../physics/measure/trig';
import type { Pose, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game } from '../game';
import { isLying, must, poseOf, spotOf, survivorOf, tableOf } from '../queries';
import { roomFor } from './tidy';

/** Close beside the escort, and still next to it by the rule. */
const BESIDE = 3;

export function isBeside(game: Game, rescued: SurvivorId, escort: SurvivorId, pose: Pose): boolean {
  const other = must(poseOf(survivorOf(game, escort)), `${escort} in the street`);
  return isNextTo(
    pieceFootprint({ id: rescued, kind: 'survivor', pose }),
    pieceFootprint({ id: escort, kind: 'survivor', pose: other }),
  );
}

/** As it was, standing or lying. */
export function bodyAt(game: Game, rescued: SurvivorId, { x, y }: Vec2): Pose {
  const spot = { x: quantiseLength(x), y: quantiseLength(y), facing: 0 };
  const one = survivorOf(game, rescued);
  const wasLying = one.place.in !== 'reserve' && isLying(one);
  return wasLying ? lyingPose('survivor', spot) : standingPose('survivor', spot);
}

/** Where it is, if that is still beside the escort; else the first free place around it, away from zombies if there is one. */
export function besideEscort(game: Game, rescued: SurvivorId, escort: SurvivorId): Pose {
  const now = poseOf(survivorOf(game, rescued));
  const table = tableOf(game, [rescued]);
  const isRoom = (pose: Pose): boolean => isFree(table, PIECES.survivor, pose);
  if (now && isBeside(game, rescued, escort, now) && isRoom(now)) return now;
  const at = spotOf(game, survivorOf(game, escort));
  const free = Array.from({ length: 24 }, (_, index) => heading(15 * index))
    .map(({ x, y }) => bodyAt(game, rescued, { x: at.x + x * BESIDE, y: at.y + y * BESIDE }))
    .filter(isRoom);
  const isSafe = (pose: Pose): boolean => {
    const own = pieceFootprint({ id: rescued, kind: 'survivor', pose });
    return table.pieces.every(
      (piece) =>
        piece.kind !== 'zombie' || !isStanding(piece.pose) || !isNextTo(own, pieceFootprint(piece)),
    );
  };
  return free.find(isSafe) ?? free[0] ?? roomFor(game, rescued, bodyAt(game, rescued, at));
}
