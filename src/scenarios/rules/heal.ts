import { changeMarker } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import { emit, type Play } from '../play';
import { heldBy, holderOf, markerOf, must, survivorOf, turnOf } from '../queries';
import type { Closed } from '../reasons';
import { gainLife } from './life';
import { afterAction, spendAction } from './turn-state';

const medicineOf = (game: Game, survivor: SurvivorId): MarkerId | undefined =>
  heldBy(game, survivor).find((id) => markerOf(game, id).type === 'medicine');

/** A house rule (A41): one action and a medicine marker give back one life, never more than at the start (A120). */
export function healRefusal(game: Game, survivor: SurvivorId): Closed | undefined {
  const { life, startLife } = survivorOf(game, survivor);
  if (life >= startLife) return 'notHurt';
  return medicineOf(game, survivor) === undefined ? 'noMedicine' : undefined;
}

export function heal(play: Play): void {
  const { game } = play;
  const { survivor } = turnOf(game);
  const medicine = must(medicineOf(game, survivor), 'medicine');
  spendAction(play, 'silent');
  afterAction(play);
  spend(play, medicine, ['A41']);
  gainLife(play, survivor);
}

/** Out of the game, off the board of whoever carries it. */
export function spend(play: Play, marker: MarkerId, rules: readonly RuleRef[]): void {
  const survivor = must(holderOf(play.game, marker), `somebody with ${marker}`);
  changeMarker(play.game, marker, { place: { on: 'removed' } });
  emit(play, { kind: 'spent', survivor, marker, rules });
}
