// 6. Losing life and death; falling.
import { changeMarker, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import { isLying, heldBy, markerOf, poseOf, spotOf, survivorOf } from '../queries';
import { tell, type Play } from '../play';
import { layDown, lieIndoors, standUpAt } from './tidy';
import type { ZombieId } from '../ids';

/** Lies where it is: in the street, or on its support. */
export function fall(play: Play, id: SurvivorId, because: string, by?: string): void {
  const { game } = play;
  const survivor = survivorOf(game, id);
  lieIndoors(survivor, true);
  const pose = poseOf(survivor);
  if (pose && !isLying(survivor)) layDown(game, id, pose);
  if (!game.fallen.includes(id)) game.fallen.push(id);
  tell(play, { kind: 'fell', figure: id, because, ...(by !== undefined && { by }) });
}

/** A lying figure stands up where it is, at no cost (R044, A90, A124). */
export function getUp(play: Play, id: SurvivorId, rules: readonly string[]): void {
  const survivor = survivorOf(play.game, id);
  if (!isLying(survivor)) return;
  const pose = poseOf(survivor);
  if (pose) standUpAt(play.game, id, pose);
  else lieIndoors(survivor, false);
  tell(play, { kind: 'stoodUp', figure: id, rules });
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
  if (game.pretzel === id) {
    delete game.pretzel;
    game.pretzelLies = { x: at.x, y: at.y };
  }
}

/** A killed zombie goes to the dump (R080); a turn counts what its own survivor killed. */
export function kill(
  play: Play,
  id: ZombieId,
  killer: SurvivorId,
  by: string,
  rules: readonly string[],
): void {
  const { turn } = play.game;
  moveZombie(play.game, id, { in: 'dump' });
  if (turn?.survivor === killer) turn.kills += 1;
  tell(play, { kind: 'killed', zombie: id, killer, by, rules });
}
