// How good a position looks to a team: life, danger, and what is still to be done. Bigger is better.
import { distance } from '../physics/measure/vector';
import type { Game } from '../scenarios/game';
import type { TeamId } from '../scenarios/ids';
import {
  buildingOf,
  inPlay,
  isLying,
  spotOf,
  streetZombies,
  survivorOf,
  zombieOf,
  zombiesInside,
} from '../scenarios/queries';
import { actionsToGo } from './errands';
import { groundOf, type Ground } from './ground';

/** The worth of an action, against which lives and dangers are weighed: the fewer rounds are left, the more. */
const worthOfAction = ({ round }: Game): number => 10 * (1 + 1.5 / Math.max(1, round.marker));
/** Of the last life, the one before, and so on. */
const LIVES = [30, 12, 8, 6];

export function evaluate(game: Game, team: TeamId, ground: Ground = groundOf(game)): number {
  if (game.result) return game.result.winner === team ? 1e6 : -1e6;
  return (
    lives(game, team) - danger(game, team) - worthOfAction(game) * actionsToGo(game, team, ground)
  );
}

const lives = (game: Game, team: TeamId): number =>
  inPlay(game, team)
    .flatMap((id) => LIVES.slice(0, survivorOf(game, id).life))
    .reduce((sum, worth) => sum + worth, 0);

/** Standing zombies near somebody in the street, or in the same building. */
function danger(game: Game, team: TeamId): number {
  const standing = streetZombies(game).filter((id) => !isLying(zombieOf(game, id)));
  const near = inPlay(game, team).map((id) => {
    const survivor = survivorOf(game, id);
    const inside = buildingOf(survivor);
    if (inside) return 4 * zombiesInside(game, inside).length;
    if (isLying(survivor)) return 2;
    const at = spotOf(game, survivor);
    const ways = standing.map((zombie) => distance(at, spotOf(game, zombieOf(game, zombie))));
    return ways.reduce((sum, way) => sum + (way < 5 ? 9 : way < 14 ? 1.5 : 0), 0);
  });
  return near.reduce((sum, one) => sum + one, 0) + 1.5 * standing.length;
}
