// 18, 19. The loudest action of a turn draws zombies; where the tower is set.
import { moveZombie } from '../change';
import { nearestOf, structuresBetween } from '../../physics/measure/sight';
import { fromLocal, STRUCTURE_SIZES } from '../../physics/measure/structure';
import { by } from '../../physics/measure/order';
import { directionOf } from '../../physics/measure/trig';
import { quantiseAngle, quantiseVec2 } from '../../physics/measure/quantise';
import { DISC_DIAMETER } from '../../physics/measure/catalogue';
import { distance, subtract } from '../../physics/measure/vector';
import type { Spot, Vec2 } from '../../physics/table';
import type { Noise } from '../catalogue/weapons';
import type { Game } from '../game';
import type { ZombieId } from '../ids';
import { doNext, emit, type Handlers } from '../play';
import {
  buildingOf,
  isLying,
  must,
  poseOf,
  spotOf,
  streetZombies,
  survivorOf,
  turnOf,
  zombieOf,
} from '../queries';
import { forZombies } from './choosing';
import { doorAt, flareNow, lureNow, lurePoint } from './lure';
import type { Seen } from '../view';
import { isFrozen, standUp, standUpAll } from './zombies';

/** The nearest three come to a loud noise (R125). */
export const LOUD_RUSH = 3;

/** What the reaction goes toward: the active survivor, unless a card or a flare draws it elsewhere (R262, A159). */
export function lureOf(game: Seen): Vec2 {
  const lure = lureNow(game);
  const drawn = lure && lurePoint(game, lure);
  if (drawn) return drawn;
  const survivor = survivorOf(game, turnOf(game).survivor);
  return survivor.place.in === 'dead'
    ? must(turnOf(game).diedAt, 'where the survivor died')
    : spotOf(game, survivor);
}

/** Zombies in the street that may answer to noise. */
export const listeners = (game: Seen, standing: boolean): ZombieId[] =>
  streetZombies(game).filter(
    (id) => !isFrozen(game, id) && (!standing || !isLying(zombieOf(game, id))),
  );

/** A lure is heard instead of the survivor, place and strength; a card may make the noise loud (A161). */
export const noiseHeard = (game: Pick<Seen, 'effects'>, made: Noise): Noise =>
  lureNow(game)?.noise ??
  (game.effects.some(({ kind }) => kind === 'reactionLoud') ? 'loud' : made);

export const noiseHandlers: Pick<Handlers, 'reaction' | 'chooseNearest' | 'rushFrom'> = {
  /** One reaction, that of the loudest action (R119). */
  reaction: {
    run: (play) => {
      const { game } = play;
      const turn = turnOf(game);
      const noise = noiseHeard(game, turn.noise);
      emit(play, {
        kind: 'noise',
        noise,
        survivor: turn.survivor,
        ...(flareNow(game) ? { flare: true, rules: ['R262', 'R263'] } : { rules: ['R119'] }),
      });
      if (noise === 'silent' || game.effects.some(({ kind }) => kind === 'noReaction')) return;
      const among = listeners(game, noise === 'loud');
      if (among.length === 0) {
        // Nobody stands to come, but a loud noise still raises those who lie (A45).
        if (noise === 'loud') standUpAll(play);
        doNext(play, { do: 'settle', passed: [], alsoActive: true });
        return;
      }
      doNext(play, {
        do: 'chooseNearest',
        among,
        chosen: [],
        wanted: noise === 'loud' ? LOUD_RUSH : 1,
        loud: noise === 'loud',
      });
    },
  },

  /** Nearest first; where several are equally near the active player chooses (A44). */
  chooseNearest: {
    ask: (game, task) => {
      const near = nextNearest(game, task.among, task.chosen);
      return { kind: 'chooseNearest', options: forZombies(near) };
    },
    answer: (play, { among, chosen, wanted, loud }, { means: { zombie } }) => {
      const now = [...chosen, zombie];
      if (now.length < wanted && now.length < among.length) {
        doNext(play, { do: 'chooseNearest', among, chosen: now, wanted, loud });
        return;
      }
      const [first = zombie] = now;
      if (!loud && isLying(zombieOf(play.game, first))) {
        standUp(play, first, ['R129']);
        doNext(play, { do: 'settle', passed: [], alsoActive: true });
        return;
      }
      doNext(play, { do: 'rushFrom', zombies: now, loud });
    },
  },

  /** The tower is put behind the nearest one, the chosen are taken off the table; loud noise raises the others (R124–R127, R130). */
  rushFrom: {
    run: (play, { zombies, loud }) => {
      const { game } = play;
      const first = zombieOf(game, must(zombies[0], 'a zombie'));
      const tower = towerAt(game, must(poseOf(first), 'a zombie in the street'));
      for (const id of zombies) moveZombie(game, id, { in: 'tower', slot: 0 });
      if (loud) standUpAll(play);
      doNext(
        play,
        { do: 'settle', passed: [], alsoActive: true },
        { do: 'fillSlots', cause: 'noise', waiting: zombies, tower },
      );
    },
  },
};

/** The building whose door is what they come to: it is not in the way (A43, A158). */
function doorOf(game: Seen): string | undefined {
  const lure = lureNow(game);
  if (!lure) return buildingOf(survivorOf(game, turnOf(game).survivor));
  return 'at' in lure ? doorAt(game.layout, lure.at)?.id : undefined;
}

const nextNearest = (
  game: Game,
  among: readonly ZombieId[],
  chosen: readonly ZombieId[],
): ZombieId[] => {
  const left = among.filter((id) => !chosen.includes(id));
  const candidates = left.map((id) => ({ id, pose: must(poseOf(zombieOf(game, id)), id) }));
  return nearestOf(lureOf(game), candidates).map(({ id }) => id);
};

/** Its mouth where the zombie stood, looking at the lure, or past that side of a building in between that is nearer to the lure (R135, A48, A50). */
export function towerAt(game: Seen, zombie: Vec2): Spot {
  const lure = lureOf(game);
  const at = quantiseVec2(zombie);
  const [wall] = structuresBetween(game.layout, at, lure).toSorted(
    by(
      (one) => distance(at, one),
      ({ id }) => id,
    ),
  );
  if (!wall || wall.id === doorOf(game))
    return { ...at, facing: quantiseAngle(directionOf(subtract(lure, at))) };
  const beside = STRUCTURE_SIZES[wall.kind].width / 2 + DISC_DIAMETER / 2;
  const [around] = [beside, -beside]
    .map((left) => fromLocal(wall, { ahead: 0, left }))
    // Both equally near, it takes the shorter way.
    .toSorted(
      by(
        (side) => distance(side, lure),
        (side) => distance(at, side),
        ({ x }) => x,
        ({ y }) => y,
      ),
    );
  return { ...at, facing: quantiseAngle(directionOf(subtract(around ?? lure, at))) };
}
