// 32. The rescued figure goes where its escort goes, and changes hands when the escort falls.
import { changeMarker, changeSurvivor } from '../change';
import { PIECES } from '../../physics/measure/catalogue';
import { isFree } from '../../physics/measure/spots';
import type { SurvivorId } from '../catalogue/survivors';
import { option } from '../decisions';
import type { Game } from '../game';
import { doNext, emit, type Handlers, type Play } from '../play';
import {
  buildingOf,
  heldBy,
  inPlay,
  isInPlay,
  isLying,
  markerOf,
  must,
  nearestTo,
  poseOf,
  spotOf,
  survivorIds,
  survivorOf,
  tableOf,
} from '../queries';
import { besideEscort, bodyAt, isBeside } from './beside';
import { forSurvivors } from './choosing';
import { setPose } from './tidy';

export const rescuedOnes = (game: Game): SurvivorId[] =>
  survivorIds(game).filter(
    (id) => survivorOf(game, id).role === 'rescued' && survivorOf(game, id).place.in !== 'dead',
  );

export const ledBy = (game: Game, escort: SurvivorId): SurvivorId[] =>
  rescuedOnes(game).filter((id) => survivorOf(game, id).escort === escort);

export const escortHandlers: Pick<Handlers, 'follow' | 'escorts' | 'chooseEscort'> = {
  /** After each move it is put next to its escort again, where the player likes (R203, A91), or into its building (R204). */
  follow: {
    ask: (game, { rescued }) => {
      const { escort } = survivorOf(game, rescued);
      if (!escort || survivorOf(game, escort).place.in !== 'street') return undefined;
      return {
        kind: 'follow',
        about: rescued,
        options: [
          option('auto', { verb: 'beside' }, { about: rescued }),
          option('spot', { verb: 'place' }, { about: rescued, needsSpot: true }),
        ],
      };
    },
    answer: ({ game }, { rescued }, { means, spot }) => {
      const escort = must(survivorOf(game, rescued).escort, 'an escort');
      if (means.verb === 'beside') {
        setPose(game, rescued, besideEscort(game, rescued, escort));
        return undefined;
      }
      const wanted = bodyAt(game, rescued, spot ?? { x: 0, y: 0 });
      if (!isBeside(game, rescued, escort, wanted)) return 'notNextToTheEscort';
      if (!isFree(tableOf(game, [rescued]), PIECES.survivor, wanted)) return 'placeIsTaken';
      setPose(game, rescued, wanted);
      return undefined;
    },
  },

  /** Whoever falls no longer leads (R205); the nearest who stands takes over (R206), else it waits (R207, R208). */
  escorts: {
    run: (play, { moved }) => {
      const { game } = play;
      for (const rescued of rescuedOnes(game)) {
        const { escort } = survivorOf(game, rescued);
        if (escort !== undefined && canLead(game, escort)) {
          keepUp(play, rescued, escort, moved === escort);
          continue;
        }
        const among = heirsOf(game, rescued, moved);
        if (among.length > 0) doNext(play, { do: 'chooseEscort', rescued, among });
        else if (escort !== undefined) handOver(play, rescued, undefined);
      }
    },
  },

  /** Of several equally near the active player chooses (A89). */
  chooseEscort: {
    ask: (_, { rescued, among }) => ({
      kind: 'chooseEscort',
      about: rescued,
      options: forSurvivors(among),
    }),
    answer: (play, { rescued }, { means }) => handOver(play, rescued, means.survivor),
  },
};

const canLead = (game: Game, id: SurvivorId): boolean => {
  const survivor = survivorOf(game, id);
  return isInPlay(survivor) && !survivor.role && !isLying(survivor);
};

/** Who may lead it next, in the same place only: street with street, building with the same building (A89). */
function heirsOf(game: Game, rescued: SurvivorId, moved: SurvivorId | undefined): SurvivorId[] {
  const one = survivorOf(game, rescued);
  const here = buildingOf(one);
  const able = inPlay(game).filter(
    (id) => canLead(game, id) && buildingOf(survivorOf(game, id)) === here,
  );
  if (one.escort !== undefined) return nearestTo(game, spotOf(game, one), able);
  // One that nobody leads is taken along by the next who ends a move beside it (R208).
  return able.filter(
    (id) =>
      id === moved &&
      (here !== undefined || isBeside(game, rescued, id, must(poseOf(one), 'a pose'))),
  );
}

function handOver(play: Play, rescued: SurvivorId, next: SurvivorId | undefined): void {
  const { game } = play;
  const before = survivorOf(game, rescued).escort;
  changeSurvivor(game, rescued, { escort: next });
  for (const id of survivorIds(game).flatMap((holder) => heldBy(game, holder))) {
    if (markerOf(game, id).type === 'survivor')
      changeMarker(game, id, {
        place: next === undefined ? { on: 'reserve' } : { on: 'board', survivor: next },
      });
  }
  if (next !== undefined) {
    for (const [id, { type, place }] of Object.entries(game.markers)) {
      if (type === 'survivor' && place.on === 'reserve')
        changeMarker(game, id, { place: { on: 'board', survivor: next } });
    }
  }
  if (before === next) return;
  emit(play, { kind: 'escorts', escort: next, rescued, rules: next ? ['R206'] : ['R207'] });
  if (next !== undefined) keepUp(play, rescued, next, true);
}

/** In the building with its escort, or beside it; where, is asked anew after each of the escort's moves (R203). */
function keepUp(play: Play, rescued: SurvivorId, escort: SurvivorId, anew: boolean): void {
  const { game } = play;
  const one = survivorOf(game, rescued);
  const inside = buildingOf(survivorOf(game, escort));
  if (inside) {
    if (buildingOf(one) !== inside)
      changeSurvivor(game, rescued, {
        place: { in: 'building', structure: inside, lying: isLying(one) },
      });
    return;
  }
  const pose = poseOf(one);
  const near = pose !== undefined && isBeside(game, rescued, escort, pose);
  if (near && !anew) return;
  if (!near) {
    const beside = besideEscort(game, rescued, escort);
    setPose(game, rescued, beside);
    // Where nothing is free beside the escort there is nothing to choose (A91).
    if (!isBeside(game, rescued, escort, beside)) return;
  }
  doNext(play, { do: 'follow', rescued });
}
