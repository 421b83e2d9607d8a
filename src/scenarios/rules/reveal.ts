// Markers that act the moment they are turned over: crossroads (R218), lost survivors (R323), zombies (A39).
import { change, changeMarker, changeSurvivor, moveZombie } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import type { Draft } from '../game';
import type { MarkerId } from '../ids';
import { doNext, emit, type Play } from '../play';
import { markerOf, must, survivorIds, survivorOf, zombiesInside } from '../queries';
import type { Store } from '../means';
import { MOST_INSIDE } from './entering';
import { startEscort } from './escort-start';
import { newZombies } from './put';
import { recruitFound } from './recruits';
import { stand } from './tidy';

/** The marker leaves the game when it has acted (A96), unless the scenario has another use for it. */
export function revealNow(play: Play, survivor: SurvivorId, id: MarkerId, store: Store): void {
  const { game } = play;
  const { type } = markerOf(game, id);
  changeMarker(game, id, { faceUp: true, place: { on: 'removed' } });
  change(game, { peeks: game.peeks.filter((one) => one.marker !== id) });
  emit(play, { kind: 'revealed', marker: id });
  if (type === 'crossroads') doNext(play, { do: 'drawCard', survivor, store });
  else if (type === 'zombie') zombieFound(play, store);
  else if (game.sheet.recruits && 'structure' in store) recruitFound(play, id, store.structure);
  else if (game.sheet.escort) startEscort(play, survivor, game.sheet.escort.rescued, id);
  else survivorFound(play, store);
}

/** Stands in the building, if it is not full of them (R144), or as near to the object as there is room (A39). */
function zombieFound(play: Play, store: Store): void {
  const { game } = play;
  if ('structure' in store && zombiesInside(game, store.structure).length >= MOST_INSIDE) return;
  for (const id of newZombies(game, 1)) {
    if ('structure' in store) {
      const { structure } = store;
      moveZombie(game, id, { in: 'building', structure, lying: false });
      emit(play, { kind: 'entered', figure: id, structure, rules: ['A39'] });
    } else {
      standBeside(game, id, store.object);
      emit(play, { kind: 'appeared', figure: id, rules: ['A39'] });
    }
  }
}

/** The next of those who wait joins where the marker lay (R323), and may act this round (A97). */
function survivorFound(play: Play, store: Store): void {
  const { game } = play;
  const order = game.sheet.reserve?.map(({ survivor }) => survivor) ?? [];
  const [next] = [...order, ...survivorIds(game)].filter(
    (id) => survivorOf(game, id).place.in === 'reserve',
  );
  if (!next) return;
  changeSurvivor(game, next, { backpack: game.round.half });
  if ('structure' in store)
    changeSurvivor(game, next, {
      place: { in: 'building', structure: store.structure, lying: false },
    });
  else standBeside(game, next, store.object);
  emit(play, {
    kind: 'joined',
    survivor: next,
    ...('structure' in store && { structure: store.structure }),
    rules: ['R323', 'A97'],
  });
}

const standBeside = (game: Draft, id: string, object: string): void => {
  const { x, y } = must(game.things[object], object).pose;
  stand(game, id, { x, y, facing: 0 });
};
