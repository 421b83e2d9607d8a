// 42. The exposed traitor: a team of one, driven out by its own hand, with a card of its own (R275–R280, R285, R287).
import { SPEEDS } from '../../physics/measure/limits';
import { quantiseVec2 } from '../../physics/measure/quantise';
import { spotBehind } from '../../physics/measure/structure';
import { changeFacts } from '../change';
import type { SurvivorId } from '../catalogue/survivors';
import { option, type FlickOffer } from '../decisions';
import type { Draft, Game } from '../game';
import type { SeatId, StructureId, TeamId } from '../ids';
import { doNext, emit, type Handlers, type Play } from '../play';
import {
  areEnemies,
  buildingOf,
  isInPlay,
  must,
  poseOf,
  structureOf,
  survivorOf,
  survivorsInside,
  tableOf,
  turnOf,
} from '../queries';
import { runOf } from '../runs';
import { passedDoors } from './entering';
import { flickOf } from './flicking';
import { livingOf } from './owners';
import { turnBoard } from './powers';
import { holdPretzel } from './pretzel';
import { drawTraitor } from './secrets';
import { moveSeat, seatFor } from './sides';
import { isThrough, keepWhatMoved, layOutside, MOST_TRIES, startOf } from './throw-out';
import { layDown, lieIndoors } from './tidy';

/** Shown and punished already: its own team, laid down and pushed, then a new card, the X, and the accuser's board (A181). */
export function banish(play: Play, seat: SeatId, survivor: SurvivorId): void {
  const { game } = play;
  const { team: former } = survivorOf(game, survivor);
  const { seat: accuser, survivor: by } = turnOf(game);
  moveSeat(game, seat, `lone ${seat}`);
  changeFacts(game, { exiles: { ...game.facts?.exiles, [seat]: { former, accuser } } });
  emit(play, { kind: 'exiled', seat, rules: ['R275'] });
  // An exile never holds the pretzel (A184).
  if (game.pretzel && survivorOf(game, game.pretzel).owner === seat) holdPretzel(play, by, 'A184');
  lie(game, survivor);
  doNext(
    play,
    { do: 'driveOut', survivor, tries: 1, passed: [] },
    { do: 'exileCard', seat },
    { do: 'fallOut', seat },
  );
}

function lie(game: Draft, id: SurvivorId): void {
  lieIndoors(game, id, true);
  const pose = poseOf(survivorOf(game, id));
  if (pose) layDown(game, id, pose);
}

/** Where it lies, or behind its building (A110). */
function pushOf(game: Game, id: SurvivorId): FlickOffer {
  const inside = buildingOf(survivorOf(game, id));
  const pose = inside
    ? startOf(game, inside, id)
    : must(poseOf(survivorOf(game, id)), 'somebody in the street');
  return {
    launch: 'figure',
    at: quantiseVec2(pose),
    speed: SPEEDS.figure,
    piece: { id, kind: 'survivor', pose },
    aside: [id],
  };
}

export const exileHandlers: Pick<Handlers, 'driveOut' | 'runDriveOut' | 'exileCard' | 'fallOut'> = {
  /** Its own player pushes the figure, wherever it likes (R277). */
  driveOut: {
    ask: (game, { survivor }) => ({
      kind: 'driveOut',
      about: survivor,
      seat: seatFor(game, survivor),
      options: [
        option('flick', { verb: 'flick' }, { about: survivor, flick: pushOf(game, survivor) }),
      ],
    }),
    answer: (play, task, chosen) =>
      doNext(play, { ...task, do: 'runDriveOut', ...flickOf(chosen) }),
  },

  /** Nobody is hurt by it (A110); out of a building it has two tries (A75). */
  runDriveOut: {
    table: (game, { offer, flick }) => runOf(offer, flick, tableOf(game)),
    judge: (play, task, outcome) => {
      const { game } = play;
      const { survivor, tries, offer } = task;
      const inside = buildingOf(survivorOf(game, survivor));
      const isGone = inside === undefined || isThrough(inside, survivor, outcome);
      const passed = [...task.passed, ...passedDoors(game, outcome)];
      const from = inside ? spotBehind(structureOf(game, inside)) : offer.at;
      keepWhatMoved(play, from, survivor, outcome, isGone);
      if (!isGone && tries < MOST_TRIES) {
        doNext(play, { do: 'driveOut', survivor, tries: tries + 1, passed });
        return;
      }
      if (!isGone) layOutside(game, inside, survivor);
      emit(play, { kind: 'drivenOut', survivor, rules: ['R277'] });
      doNext(play, { do: 'settle', passed, alsoActive: false });
    },
  },

  /** A new card, an X that lies face up, and the accuser's power (R278–R280). */
  exileCard: {
    run: (play, { seat }) => {
      const { survivor } = turnOf(play.game);
      drawTraitor(play, seat);
      if (isInPlay(survivorOf(play.game, survivor))) turnBoard(play, survivor, ['R280']);
    },
  },

  /** In every building where it is with enemies now; the active survivor's side attacks first (A183, R230). */
  fallOut: {
    run: (play, { seat }) => {
      const { game } = play;
      const places = new Set(
        livingOf(game, seat).flatMap((id) => buildingOf(survivorOf(game, id)) ?? []),
      );
      for (const structure of places) {
        const by = firstToFight(game, structure);
        if (by) doNext(play, { do: 'fightSurvivors', structure, by });
      }
    },
  },
};

function firstToFight(game: Game, structure: StructureId): SurvivorId | undefined {
  const { survivor } = turnOf(game);
  const inside = survivorsInside(game, structure);
  if (inside.includes(survivor)) return survivor;
  return inside.find((id) => !areEnemies(game, survivor, id)) ?? inside[0];
}

/** The exile has found a new group: its card is done, its X goes back, and it is last in the order (R287, A186). */
export function joinGroup(play: Play, seat: SeatId, to: TeamId): void {
  const { game } = play;
  const { [seat]: _exile, ...exiles } = game.facts?.exiles ?? {};
  const { [seat]: _card, ...cards } = game.facts?.cards ?? {};
  changeFacts(game, { exiles, cards });
  moveSeat(game, seat, to);
  emit(play, { kind: 'changedSides', seat, to, rules: ['R287'] });
}
