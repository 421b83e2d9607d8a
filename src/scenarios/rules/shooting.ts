// 11, 12, 13, 15, 26, 27. Everything that flies: rifle, two rifles, knife, shotgun, sniper.
import { changeSurvivor } from '../change';
import { PELLET_COUNT, SPEEDS } from '../../physics/measure/limits';
import { spotBeside, startBlocker } from '../../physics/measure/spots';
import { option, type FlickOffer } from '../decisions';
import type { Side } from '../means';
import type { Closed } from '../reasons';
import type { Pose, Table, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { noiseOf, WEAPONS, type WeaponId } from '../catalogue/weapons';
import type { Game } from '../game';
import { doNext, emit, type Handlers, type Play } from '../play';
import {
  buildingOf,
  figurePiece,
  must,
  poseOf,
  structureOf,
  survivorOf,
  tableOf,
  turnOf,
  weaponsOf,
  zombiesInside,
} from '../queries';
import { draw } from '../random';
import { launchOf, runOf } from '../runs';
import type { Passed } from '../tasks';
import { startBehind, type Start } from './behind';
import { passedDoors } from './entering';
import { flickOf, roughnessFor } from './flicking';
import { loudness } from './loudness';
import { powerOf } from './powers';
import { placesWithin, whyNotFrom } from './reach';
import { judgeShot } from './shot-judging';
import { afterAction, mayAct, spendAction } from './turn-state';

type ShotStart = Start & Pick<FlickOffer, 'within'> & { readonly side: Side };

/** Where a projectile may start: beside the figure (R071, R106), or behind its building (R089). */
export function shotStarts(
  game: Game,
  id: SurvivorId,
  weapon: WeaponId,
): { starts: ShotStart[]; why?: Closed } {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (inside && zombiesInside(game, inside).length > 0) return { starts: [], why: 'zombieInside' };
  const width = widthOf(weapon, shellOf(game, id));
  const table = tableOf(game);
  const isRoom = (at: Vec2): boolean => hasRoom(game, table, id, weapon, at);
  const starts = inside
    ? fromBehind(startBehind(structureOf(game, inside), width, isRoom))
    : fromReach(
        game,
        id,
        width,
        isRoom,
        besides(must(poseOf(survivor), 'a pose'), width).filter(({ at }) => isRoom(at)),
      );
  return starts.length > 0 ? { starts } : { starts, why: 'noRoomToShoot' };
}

const besides = (pose: Pose, width: number): ShotStart[] =>
  (['left', 'right'] as const).map((side) => ({ side, at: spotBeside(pose, side, width) }));

/** Beside the figure, or with the power for it one start that may be put anywhere within reach (A149). */
function fromReach(
  game: Game,
  id: SurvivorId,
  width: number,
  isRoom: (at: Vec2) => boolean,
  beside: ShotStart[],
): ShotStart[] {
  const gap = powerOf(game, id).shootsWithin;
  const figure = figurePiece(game, id);
  if (gap === undefined || !figure) return beside;
  const within = { figure, gap, width };
  const at = beside[0]?.at ?? firstOf(placesWithin(game.layout, within), isRoom);
  return at ? [{ side: 'near', at, within }] : [];
}

function firstOf<T>(all: Iterable<T>, fit: (one: T) => boolean): T | undefined {
  for (const one of all) if (fit(one)) return one;
  return undefined;
}

const fromBehind = (start: Start | undefined): ShotStart[] =>
  start ? [{ side: 'behind', ...start }] : [];

/** A template is as wide as the pellets in it. */
export function widthOf(weapon: WeaponId, pellets = 0): number {
  const { width, shell } = WEAPONS[weapon];
  return shell ? Math.max(width, pellets) : width;
}

/** Some direction must be free; the one that is chosen is tested when it is chosen. */
const hasRoom = (game: Game, table: Table, id: SurvivorId, weapon: WeaponId, at: Vec2): boolean =>
  [0, 45, 90, 135].some((direction) => {
    const flick = { direction, speed: 1000 };
    const launch = launchOf({ ...loaded(weapon, shellOf(game, id)), at }, flick);
    return startBlocker(table, launch) === undefined;
  });

/** What flies from this weapon, and how hard it can be flicked. */
export function loaded(
  weapon: WeaponId,
  pellets: number,
): Pick<FlickOffer, 'launch' | 'count' | 'speed'> {
  const { launch, shell } = WEAPONS[weapon];
  return { launch, speed: SPEEDS[launch], ...(shell && { count: pellets }) };
}

const hasSpareRounds = (game: Game, id: SurvivorId): boolean =>
  survivorOf(game, id).effects.some(({ kind }) => kind === 'spareRounds');

/** Pellets in the next shell: two more from a card. */
const shellOf = (game: Game, id: SurvivorId): number =>
  Math.min(game.options.pellets + (hasSpareRounds(game, id) ? 2 : 0), PELLET_COUNT[1]);

/** One bullet for an action, two with two rifles (R084). */
function bulletsOf(game: Game, id: SurvivorId, weapon: WeaponId): number {
  const same = weaponsOf(game, id).filter((one) => one === weapon).length;
  return WEAPONS[weapon].paired && same >= 2 ? 2 : 1;
}

/** One more from a card, but for the shotgun, whose shell holds more instead. */
const shotsWith = (game: Game, id: SurvivorId, weapon: WeaponId): number =>
  bulletsOf(game, id, weapon) +
  (!WEAPONS[weapon].shell && WEAPONS[weapon].firearm && hasSpareRounds(game, id) ? 1 : 0);

export const shootingHandlers: Pick<Handlers, 'aim' | 'runShot'> = {
  aim: {
    ask: (game, { weapon, shot, used }) => {
      if (turnOf(game).over || (shot === 1 && !mayAct(game))) return undefined;
      const { survivor } = turnOf(game);
      const { starts } = shotStarts(game, survivor, weapon);
      // With two rifles one bullet lies on each side (R085).
      const isSpare = shot > bulletsOf(game, survivor, weapon);
      const offered = starts.filter(
        ({ side }) => side === 'behind' || side === 'near' || isSpare || !used.includes(side),
      );
      const flying = loaded(weapon, shellOf(game, survivor));
      const rough = roughnessFor(game, flying.launch);
      const noise = loudness(game, survivor, noiseOf(weapon));
      const options = offered.map(({ side, ...start }) =>
        option(
          side,
          { verb: 'shoot', side },
          { flick: { ...flying, ...start, aside: [], ...rough }, noise },
        ),
      );
      return {
        kind: 'aim',
        about: weapon,
        options: [
          ...options,
          shot === 1 ? option('back', { verb: 'back' }) : option('skip', { verb: 'skip' }),
        ],
      };
    },
    answer: (play, { weapon, shot, used }, chosen) => {
      const { game } = play;
      const { means } = chosen;
      if (means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return undefined;
      }
      if (means.verb === 'skip') {
        shootOn(play, weapon, shot, used, []);
        return undefined;
      }
      const { survivor } = turnOf(game);
      const flicked = flickOf(chosen);
      const { within, at } = flicked.offer;
      const whyNot = within && chosen.flick?.from && whyNotFrom(game.layout, at, within);
      if (whyNot) return whyNot;
      const seed = draw(game, 'open');
      const { table, launch } = runOf(flicked.offer, flicked.flick, tableOf(game), seed);
      if (startBlocker(table, launch) !== undefined) return 'noRoomToShoot';
      if (shot === 1) spendAction(play, noiseOf(weapon));
      emit(play, { kind: 'fired', survivor, weapon });
      doNext(play, { do: 'runShot', weapon, shot, used: [...used, means.side], seed, ...flicked });
      return undefined;
    },
  },

  runShot: {
    table: (game, { offer, flick, seed }) => runOf(offer, flick, tableOf(game), seed),
    judge: (play, { weapon, shot, used, offer, flick, seed }, outcome) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const run = runOf(offer, flick, tableOf(game), seed);
      judgeShot(play, survivor, weapon, offer.at, run, outcome);
      shootOn(play, weapon, shot, used, passedDoors(game, outcome));
    },
  },
};

/** The next bullet of this action, or what follows it; spare rounds are used up by the action (4.1). */
function shootOn(
  play: Play,
  weapon: WeaponId,
  shot: number,
  used: readonly Side[],
  passed: readonly Passed[],
): void {
  const turn = turnOf(play.game);
  if (shot < shotsWith(play.game, turn.survivor, weapon) && !turn.over) {
    doNext(
      play,
      { do: 'settle', passed: [...passed], alsoActive: false },
      { do: 'aim', weapon, shot: shot + 1, used },
    );
    return;
  }
  const one = survivorOf(play.game, turn.survivor);
  if (WEAPONS[weapon].firearm)
    changeSurvivor(play.game, turn.survivor, {
      effects: one.effects.filter(({ kind }) => kind !== 'spareRounds'),
    });
  afterAction(play, passed);
}
