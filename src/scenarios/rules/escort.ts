// 32. The rescued figure goes where its escort goes, and changes hands when the escort falls.
import { changeMarker } from '../change';
import { isNextTo, pieceFootprint } from '../../physics/measure/footprint';
import { PIECES } from '../../physics/measure/catalogue';
import { lyingPose, standingPose } from '../../physics/measure/pose';
import { quantiseLength } from '../../physics/measure/quantise';
import { isFree } from '../../physics/measure/spots';
import { heading } from '../../physics/measure/trig';
import { distance } from '../../physics/measure/vector';
import type { Pose, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import type { GameState } from '../game';
import { doNext, tell, type Handlers, type Play } from '../play';
import {
  buildingOf,
  heldBy,
  inPlay,
  isLying,
  markerOf,
  must,
  poseOf,
  spotOf,
  survivorIds,
  survivorOf,
  tableOf,
} from '../queries';
import { roomFor, setPose } from './tidy';

export const rescuedOnes = (game: GameState): SurvivorId[] =>
  survivorIds(game).filter(
    (id) => survivorOf(game, id).role === 'rescued' && survivorOf(game, id).place.in !== 'dead',
  );

/** Close beside the escort, and still next to it by the rule. */
const BESIDE = 3;

export const escortHandlers: Pick<Handlers, 'follow' | 'escorts'> = {
  /** After each move it is put next to its escort again, where the player likes (R203, A91), or into its building (R204). */
  follow: {
    ask: (game, { rescued }) => {
      const { escort } = survivorOf(game, rescued);
      if (!escort || survivorOf(game, escort).place.in !== 'street') return undefined;
      return {
        kind: 'follow',
        about: rescued,
        options: [
          { id: 'auto', about: rescued },
          { id: 'spot', about: rescued, needsSpot: true },
        ],
      };
    },
    answer: ({ game }, { rescued }, { choice, spot }) => {
      const escort = must(survivorOf(game, rescued).escort, 'an escort');
      if (choice === 'auto') {
        setPose(game, rescued, besideEscort(game, rescued, escort));
        return undefined;
      }
      const wanted = bodyAt(game, rescued, spot ?? { x: 0, y: 0 });
      const near = isNextTo(
        pieceFootprint({ id: rescued, kind: 'survivor', pose: wanted }),
        footprintOf(game, escort),
      );
      if (!near) return 'notNextToTheEscort';
      if (!isFree(tableOf(game, [rescued]), PIECES.survivor, wanted)) return 'placeIsTaken';
      setPose(game, rescued, wanted);
      return undefined;
    },
  },

  /** Whoever falls no longer leads (R205); the nearest who stands takes over (R206), else it waits (R207, R208). */
  escorts: {
    run: (play) => {
      const { game } = play;
      for (const rescued of rescuedOnes(game)) {
        const one = survivorOf(game, rescued);
        const { escort } = one;
        const led =
          escort !== undefined &&
          survivorOf(game, escort).place.in !== 'dead' &&
          !isLying(survivorOf(game, escort));
        if (led) {
          keepUp(play, rescued, must(escort, 'an escort'));
          continue;
        }
        const next = nextEscort(game, rescued, escort);
        if (next === escort) continue;
        handOver(play, rescued, next);
      }
    },
  },
};

/** In the same place only: street with street, building with the same building (A89). */
function nextEscort(
  game: GameState,
  rescued: SurvivorId,
  before: SurvivorId | undefined,
): SurvivorId | undefined {
  const one = survivorOf(game, rescued);
  const here = buildingOf(one);
  const standing = inPlay(game).filter(
    (id) =>
      id !== rescued &&
      !survivorOf(game, id).role &&
      !isLying(survivorOf(game, id)) &&
      buildingOf(survivorOf(game, id)) === here,
  );
  // One that nobody leads is taken along by the next who ends a move beside it (R208).
  const candidates =
    before === undefined
      ? standing.filter(
          (id) => here !== undefined || isNextTo(footprintOf(game, id), footprintOf(game, rescued)),
        )
      : standing;
  const away = (id: SurvivorId): number =>
    distance(spotOf(game, one), spotOf(game, survivorOf(game, id)));
  return candidates.toSorted((a, b) => away(a) - away(b))[0];
}

function handOver(play: Play, rescued: SurvivorId, next: SurvivorId | undefined): void {
  const { game } = play;
  const one = survivorOf(game, rescued);
  const before = one.escort;
  if (next === undefined) delete one.escort;
  else one.escort = next;
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
  tell(play, { kind: 'escorts', escort: next, rescued, rules: next ? ['R206'] : ['R207'] });
  if (next !== undefined) keepUp(play, rescued, next);
}

/** Beside the escort, or in the building with it. */
function keepUp(play: Play, rescued: SurvivorId, escort: SurvivorId): void {
  const { game } = play;
  const leader = survivorOf(game, escort);
  const one = survivorOf(game, rescued);
  const inside = buildingOf(leader);
  if (inside) {
    if (buildingOf(one) !== inside)
      one.place = { in: 'building', structure: inside, lying: isLying(one) };
    return;
  }
  const near = poseOf(one) && isNextTo(footprintOf(game, rescued), footprintOf(game, escort));
  if (near) return;
  setPose(game, rescued, besideEscort(game, rescued, escort));
  doNext(play, { do: 'follow', rescued });
}

function footprintOf(game: GameState, id: SurvivorId): ReturnType<typeof pieceFootprint> {
  return pieceFootprint({
    id,
    kind: 'survivor',
    pose: must(poseOf(survivorOf(game, id)), `${id} in the street`),
  });
}

/** As it was, standing or lying, looking where the escort looks. */
function bodyAt(game: GameState, rescued: SurvivorId, { x, y }: Vec2): Pose {
  const spot = { x: quantiseLength(x), y: quantiseLength(y), facing: 0 };
  const wasLying =
    survivorOf(game, rescued).place.in !== 'reserve' && isLying(survivorOf(game, rescued));
  return wasLying ? lyingPose('survivor', spot) : standingPose('survivor', spot);
}

function besideEscort(game: GameState, rescued: SurvivorId, escort: SurvivorId): Pose {
  const at = spotOf(game, survivorOf(game, escort));
  for (let turn = 0; turn < 360; turn += 15) {
    const { x, y } = heading(turn);
    const pose = bodyAt(game, rescued, { x: at.x + x * BESIDE, y: at.y + y * BESIDE });
    if (isFree(tableOf(game, [rescued]), PIECES.survivor, pose)) return pose;
  }
  return roomFor(game, rescued, bodyAt(game, rescued, at));
}
