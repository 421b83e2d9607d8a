// Where a flare is worth flipping: into open streets, near rivals if there are any, far from one's own.
import { LAUNCHES } from '../physics/measure/launches';
import { restOfFlip, speedOfFlip } from '../physics/measure/flip';
import { isInTown } from '../physics/measure/structure';
import { heading } from '../physics/measure/trig';
import { add, distance, scale } from '../physics/measure/vector';
import type { Vec2 } from '../physics/table';
import type { FlickNumbers, FlickOffer } from '../scenarios/decisions';
import type { Game } from '../scenarios/game';
import type { TeamId } from '../scenarios/ids';
import { inPlay, spotOf, survivorOf } from '../scenarios/queries';
import { outwardOnly } from '../scenarios/rules/behind';

const MOST_FLARES = 3;
/** High enough to fly over whoever stands about. */
const HEIGHT = LAUNCHES.flare.numbers.height.plain;
const FARTHEST = 55;
/** Two that come down closer together are one idea. */
const SAME_PLACE = 20;
/** Beyond this nobody is in danger. */
const FAR_ENOUGH = 40;

type Aim = { readonly at: Vec2; readonly numbers: FlickNumbers; readonly worth: number };

export function flares(game: Game, team: TeamId, offer: FlickOffer): FlickNumbers[] {
  const spots = (own: boolean): Vec2[] =>
    inPlay(game)
      .map((id) => survivorOf(game, id))
      .filter((one) => (one.team === team) === own)
      .map((one) => spotOf(game, one));
  const [friends, rivals] = [spots(true), spots(false)];
  const nearest = (to: readonly Vec2[], at: Vec2): number =>
    Math.min(FAR_ENOUGH, ...to.map((one) => distance(one, at)));
  const aims: Aim[] = [];
  for (let direction = -180; direction < 180; direction += 15) {
    if (outwardOnly(offer, direction) !== direction) continue;
    for (let far = 15; far <= FARTHEST; far += 10) {
      const speed = speedOfFlip(far, HEIGHT, offer.speed, offer.roughness);
      const { long } = restOfFlip({ speed, height: HEIGHT }, offer.roughness);
      const way = heading(direction);
      const [at, end] = [far, far + long].map((cm) => add(offer.at, scale(way, cm)));
      if (!at || !end || !isInTown(game.layout, end)) continue;
      const worth = nearest(friends, at) - nearest(rivals, at);
      aims.push({ at, numbers: { direction, speed, height: HEIGHT }, worth });
    }
  }
  const chosen: Aim[] = [];
  for (const aim of aims.toSorted((a, b) => b.worth - a.worth)) {
    if (chosen.length >= MOST_FLARES) break;
    if (chosen.every(({ at }) => distance(at, aim.at) >= SAME_PLACE)) chosen.push(aim);
  }
  return chosen.map(({ numbers }) => numbers);
}
