// 32. A found figure begins to follow its finder.
import { changeMarker, changeSurvivor } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { MarkerId } from '../ids';
import { doNext, emit, type Play } from '../play';

/** The finder leads the rescued figure at once; the marker lies on the board without filling a space (R308). */
export function startEscort(
  play: Play,
  escort: SurvivorId,
  rescued: SurvivorId,
  marker: MarkerId,
): void {
  const { game } = play;
  changeSurvivor(game, rescued, { role: 'rescued', escort });
  changeMarker(game, marker, { place: { on: 'board', survivor: escort } });
  emit(play, { kind: 'escorts', escort, rescued, rules: ['R308'] });
  doNext(play, { do: 'follow', rescued });
}
