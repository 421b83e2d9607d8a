// Markers that act the moment they are turned over: crossroads (R218), lost survivors, zombies (A39).
import type { SurvivorId } from '../catalogue/survivors';
import type { MarkerId } from '../ids';
import { tell, type Play } from '../play';
import { markerOf } from '../queries';
import type { Store } from '../tasks';

export function revealNow(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  const marker = markerOf(play.game, id);
  marker.faceUp = true;
  marker.place = { on: 'removed' };
  tell(play, { kind: 'revealed', marker: id });
  void survivor;
  void store;
}
