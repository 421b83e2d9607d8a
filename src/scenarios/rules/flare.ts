// 38. A flare: flipped off the thumb into town, it draws the zombies of this turn to where it lies.
import { DISC_DIAMETER, PIECES } from '../../physics/measure/catalogue';
import { SPEEDS } from '../../physics/measure/limits';
import { OVERLAP_TOLERANCE } from '../../physics/measure/overlap';
import { isStanding } from '../../physics/measure/pose';
import { quantiseVec2 } from '../../physics/measure/quantise';
import { UPRIGHT } from '../../physics/measure/quaternion';
import { isFree, nearestFreePose } from '../../physics/measure/spots';
import { fromLocal, isInTown, SUPPORT } from '../../physics/measure/structure';
import { FLARE_LIFT } from '../../physics/measure/bodies';
import type { Outcome } from '../../physics/recording';
import type { Pose, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { affect, change, changeSurvivor } from '../change';
import { option, type FlickOffer } from '../decisions';
import type { Effect, Game } from '../game';
import { doNext, emit, type Handlers, type Play } from '../play';
import { buildingOf, must, poseOf, structureOf, survivorOf, tableOf, turnOf } from '../queries';
import { draw } from '../random';
import type { Closed } from '../reasons';
import { runOf } from '../runs';
import type { Seen } from '../view';
import { pushTiles } from './barricades';
import { passedDoors } from './entering';
import { flickOf, roughnessFor } from './flicking';
import { FLARE_NOISE } from './lure';
import { applyRest, clearPlaceOf, fallenIn, standUpAt } from './tidy';
import { afterAction, mayAct, spendAction } from './turn-state';

export const flaresOf = (game: Seen, id: SurvivorId): number =>
  survivorOf(game, id).tokens?.flares ?? 0;

/** R246. */
export const hasFlare = (game: Seen, id: SurvivorId): boolean => flaresOf(game, id) > 0;

type FlareStart = Pick<FlickOffer, 'at' | 'outward' | 'aside'>;

const thumbAt = ({ x, y }: Vec2): Pose => ({ x, y, lift: FLARE_LIFT, turn: UPRIGHT });

/** Clear of the supports, with a hand's breadth to rise in. */
const BEFORE_THE_DOOR = SUPPORT.depth / 2 + DISC_DIAMETER / 2;
const ALONG_THE_DOOR = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** Over the figure itself, which is not in its own way, or before the door of its building, outward (A134). */
function startOf(game: Game, id: SurvivorId): FlareStart | undefined {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (inside) {
    const door = structureOf(game, inside);
    const at = ALONG_THE_DOOR.map((left) =>
      quantiseVec2(fromLocal(door, { ahead: BEFORE_THE_DOOR, left })),
    ).find((place) => isFree(tableOf(game), PIECES.flare, thumbAt(place)));
    return at && { at, outward: door.facing, aside: [] };
  }
  const thumb = thumbAt(must(poseOf(survivor), 'a survivor on the table'));
  const pressing = { pressing: OVERLAP_TOLERANCE };
  const free = nearestFreePose(tableOf(game, [id]), PIECES.flare, thumb, pressing);
  return free && { at: { x: free.x, y: free.y }, aside: [id] };
}

export const flareRefusal = (game: Game, id: SurvivorId): Closed | undefined =>
  startOf(game, id) ? undefined : 'noRoomForTheFlare';

export const flareHandlers: Pick<Handlers, 'flickFlare' | 'runFlare'> = {
  flickFlare: {
    ask: (game) => {
      const { survivor } = turnOf(game);
      if (!mayAct(game) || !hasFlare(game, survivor)) return undefined;
      const start = startOf(game, survivor);
      const flick: FlickOffer | undefined = start && {
        launch: 'flare',
        speed: SPEEDS.flare,
        ...start,
        ...roughnessFor(game, 'flare'),
      };
      return {
        kind: 'flickFlare',
        about: survivor,
        options: [
          ...(flick ? [option('flick', { verb: 'flick' }, { about: survivor, flick })] : []),
          option('back', { verb: 'back' }),
        ],
      };
    },
    answer: (play, _, chosen) => {
      const { game } = play;
      if (chosen.means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      const { survivor } = turnOf(game);
      const tokens = must(survivorOf(game, survivor).tokens, 'markers of a power');
      // Used up whether or not it succeeds (R257, R261), and silent by itself (A115).
      changeSurvivor(game, survivor, { tokens: { ...tokens, flares: tokens.flares - 1 } });
      spendAction(play, 'silent');
      doNext(play, { do: 'runFlare', seed: draw(game, 'open'), ...flickOf(chosen) });
    },
  },

  runFlare: {
    table: (game, { offer, flick, seed }) => runOf(offer, flick, tableOf(game), seed),
    judge: (play, { offer }, outcome) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const passed = passedDoors(game, outcome);
      tidyUp(play, survivor, offer.at, outcome);
      judge(play, survivor, outcome);
      afterAction(play, passed);
    },
  },
};

/** What it felled stands up again and nobody is hurt; who lay before stays lying, what it shoved stays (R260, A157). */
function tidyUp(play: Play, survivor: SurvivorId, from: Vec2, outcome: Outcome): void {
  const { game } = play;
  const felled = fallenIn(game, outcome);
  pushTiles(play, outcome, { from, flicked: ['flare'] });
  applyRest(play, outcome);
  for (const id of felled) {
    const pose = must(poseOf(game.survivors[id as SurvivorId] ?? must(game.zombies[id], id)), id);
    if (!isStanding(pose)) standUpAt(game, id, pose);
    emit(play, { kind: 'stoodUp', figure: id, rules: ['R260'] });
  }
  // It stood there all the while, though it was in nobody's way.
  clearPlaceOf(game, survivor);
}

/** In town it draws this turn's reaction; else it is gone (R259, R261). Only its point and its face remain (A158). */
function judge(play: Play, survivor: SurvivorId, { rest, flareFace = 'small' }: Outcome): void {
  const { game } = play;
  const { x, y } = must(
    rest.find(({ id }) => id === 'flare'),
    'a flare at rest',
  ).pose;
  const at = quantiseVec2({ x, y });
  const ok = isInTown(game.layout, at);
  if (ok) {
    // Of two, the earlier is taken off the table (A114).
    change(game, { effects: game.effects.filter((one) => !isFlare(one)) });
    affect(game, { kind: 'lure', until: 'turn', at, noise: FLARE_NOISE[flareFace] });
  }
  emit(play, {
    kind: 'flare',
    survivor,
    at,
    face: flareFace,
    ok,
    rules: ok ? ['R259', 'R262', 'R263'] : ['R261', 'A115'],
  });
}

const isFlare = (effect: Effect): boolean => effect.kind === 'lure' && 'at' in effect;
