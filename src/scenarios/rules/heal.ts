import { changeMarker } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Game } from '../game';
import type { MarkerId } from '../ids';
import type { Play } from '../play';
import { heldBy, markerOf, must, survivorOf, turnOf } from '../queries';
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
  changeMarker(game, medicine, { place: { on: 'removed' } });
  gainLife(play, survivor);
}
