// 6. Losing life and death; falling.
import { change, changeMarker, changeSurvivor, changeTurn, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import { isLying, heldBy, markerOf, poseOf, spotOf, survivorOf, turnOf } from '../queries';
import type { FallCause, LossCause, RuleRef } from '../causes';
import type { WeaponId } from '../catalogue/weapons';
import { emit, type Play } from '../play';
import { isUnused, spendPower } from './powers';
import { layDown, lieIndoors, standUpAt } from './tidy';
import type { ZombieId } from '../ids';

/** Lies where it is: in the street, or on its support. */
export function fall(play: Play, id: SurvivorId, because: FallCause, by?: string): void {
  const { game } = play;
  lieIndoors(game, id, true);
  const survivor = survivorOf(game, id);
  const pose = poseOf(survivor);
  if (pose && !isLying(survivor)) layDown(game, id, pose);
  if (!game.fallen.includes(id)) change(game, { fallen: [...game.fallen, id] });
  emit(play, { kind: 'fell', figure: id, because, ...(by !== undefined && { by }) });
}

/** A lying figure stands up where it is, at no cost (R044, A90, A124). */
export function getUp(play: Play, id: SurvivorId, rules: readonly RuleRef[]): void {
  const survivor = survivorOf(play.game, id);
  if (!isLying(survivor)) return;
  const pose = poseOf(survivor);
  if (pose) standUpAt(play.game, id, pose);
  else lieIndoors(play.game, id, false);
  emit(play, { kind: 'stoodUp', figure: id, rules });
}

/** One life less; the last one takes the survivor out of the game (R050). */
export function loseLife(
  play: Play,
  id: SurvivorId,
  because: LossCause,
  rules: readonly RuleRef[],
): void {
  const left = survivorOf(play.game, id).life - 1;
  changeSurvivor(play.game, id, { life: left });
  emit(play, { kind: 'lostLife', survivor: id, because, left, rules });
  if (left <= 0) die(play, id);
}

/** One life more, never above what the survivor began with. */
export function gainLife(play: Play, id: SurvivorId): void {
  const { life, startLife } = survivorOf(play.game, id);
  if (life >= startLife) return;
  changeSurvivor(play.game, id, { life: life + 1 });
  emit(play, { kind: 'gainedLife', survivor: id, left: life + 1 });
}

function die(play: Play, id: SurvivorId): void {
  const { game } = play;
  const { x, y } = spotOf(game, survivorOf(game, id));
  const { tokens } = survivorOf(game, id);
  changeSurvivor(game, id, {
    place: { in: 'dead' },
    // Markers of a power go with its board (A156).
    ...(tokens && { tokens: { bonusActions: 0, flares: 0 } }),
  });
  emit(play, { kind: 'died', survivor: id, rules: ['R050', 'R051'] });
  for (const marker of heldBy(game, id)) {
    // A rescued figure's marker belongs to whoever leads it next (R206), not to the Grocery Store.
    if (markerOf(game, marker).type === 'survivor') continue;
    const place = { on: 'structure', structure: 'groceryStore' } as const;
    changeMarker(game, marker, { place, faceUp: true });
  }
  change(game, { fallen: game.fallen.filter((other) => other !== id) });
  if (game.turn?.survivor === id) changeTurn(game, { over: true, diedAt: { x, y } });
  if (game.pretzel === id) change(game, { pretzel: undefined, pretzelLies: { x, y } });
}

/** A killed zombie goes to the dump (R080); a turn counts what its own survivor killed. */
export function kill(
  play: Play,
  id: ZombieId,
  killer: SurvivorId,
  by: WeaponId,
  rules: readonly RuleRef[],
  pointBlank = false,
): void {
  const { turn } = play.game;
  moveZombie(play.game, id, { in: 'dump' });
  const isOwn = turn?.survivor === killer;
  if (isOwn) changeTurn(play.game, { kills: turn.kills + 1 });
  emit(play, {
    kind: 'killed',
    zombie: id,
    killer,
    by,
    ...(pointBlank && { pointBlank }),
    rules,
  });
  if (isOwn) actAgain(play, killer);
}

/** The first kill of the turn is worth one more action, a duel's too (R253, A117, A146). */
function actAgain(play: Play, killer: SurvivorId): void {
  if (!isUnused(play.game, 'actsAfterKill')) return;
  spendPower(play, 'actsAfterKill');
  changeTurn(play.game, { actionsLeft: turnOf(play.game).actionsLeft + 1 });
  emit(play, { kind: 'power', survivor: killer, trait: 'actsAfterKill', rules: ['R253'] });
}
