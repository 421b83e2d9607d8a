// 6. Losing life and death; falling.
import { changeMarker, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import { distance } from '../../physics/measure/vector';
import { isLying, heldBy, inPlay, markerOf, poseOf, spotOf, survivorOf } from '../queries';
import { doNext, tell, type Play } from '../play';
import { layDown, lieIndoors } from './tidy';
import type { ZombieId } from '../ids';

/** Lies where it is: in the street, or on its support. */
export function fall(play: Play, id: SurvivorId, because: string): void {
  const { game } = play;
  const survivor = survivorOf(game, id);
  lieIndoors(survivor, true);
  const pose = poseOf(survivor);
  if (pose && !isLying(survivor)) layDown(game, id, pose);
  if (!game.fallen.includes(id)) game.fallen.push(id);
  tell(play, { kind: 'fell', figure: id, because });
}

/** One life less; the last one takes the survivor out of the game (R050). */
export function loseLife(
  play: Play,
  id: SurvivorId,
  because: string,
  rules: readonly string[],
): void {
  const survivor = survivorOf(play.game, id);
  survivor.life -= 1;
  tell(play, { kind: 'lostLife', survivor: id, because, left: survivor.life, rules });
  if (survivor.life <= 0) die(play, id);
}

/** One life more, never above what the survivor began with. */
export function gainLife(play: Play, id: SurvivorId): void {
  const survivor = survivorOf(play.game, id);
  if (survivor.life >= survivor.startLife) return;
  survivor.life += 1;
  tell(play, { kind: 'gainedLife', survivor: id, left: survivor.life });
}

function die(play: Play, id: SurvivorId): void {
  const { game } = play;
  const survivor = survivorOf(game, id);
  const at = spotOf(game, survivor);
  survivor.place = { in: 'dead' };
  tell(play, { kind: 'died', survivor: id, rules: ['R050', 'R051'] });
  for (const marker of heldBy(game, id)) {
    // A rescued figure's marker belongs to whoever leads it next (R206), not to the Grocery Store.
    if (markerOf(game, marker).type === 'survivor') continue;
    const place = { on: 'structure', structure: 'groceryStore' } as const;
    changeMarker(game, marker, { place, faceUp: true });
  }
  game.fallen = game.fallen.filter((other) => other !== id);
  if (game.turn?.survivor === id) {
    game.turn.over = true;
    game.turn.diedAt = { x: at.x, y: at.y };
  }
  if (game.pretzel === id) passPretzel(play, at);
}

/** To the nearest survivor of any team; where several are equally near, the active player chooses (R168, A83). */
function passPretzel(play: Play, from: { readonly x: number; readonly y: number }): void {
  const { game } = play;
  const away = (id: SurvivorId): number => distance(from, spotOf(game, survivorOf(game, id)));
  const least = Math.min(...inPlay(game).map(away));
  const near = inPlay(game).filter((id) => away(id) === least);
  const [next] = near;
  delete game.pretzel;
  if (near.length > 1) doNext(play, { do: 'givePretzel', among: near });
  else if (next) {
    game.pretzel = next;
    tell(play, { kind: 'pretzel', survivor: next, rules: ['R168'] });
  }
}

/** A killed zombie goes to the dump (R080). */
export function kill(play: Play, id: ZombieId, by: string, rules: readonly string[]): void {
  moveZombie(play.game, id, { in: 'dump' });
  if (play.game.turn) play.game.turn.kills += 1;
  tell(play, { kind: 'killed', zombie: id, by, rules });
}
