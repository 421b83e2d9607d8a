// 36. The loser of a duel between survivors is pitched out of the building.
import { isStanding, lyingPose } from '../../physics/measure/pose';
import { quantiseVec2 } from '../../physics/measure/quantise';
import { SPEEDS } from '../../physics/measure/limits';
import { fromLocal, spotBehind } from '../../physics/measure/structure';
import type { Outcome } from '../../physics/recording';
import type { Pose, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import { option, type FlickOffer } from '../decisions';
import type { Draft, Game } from '../game';
import type { StructureId } from '../ids';
import { doNext, emit, type Handlers, type Play } from '../play';
import { buildingOf, must, poseOf, structureOf, survivorOf, tableOf, zombieOf } from '../queries';
import { runOf } from '../runs';
import { pushTiles } from './barricades';
import { seatFor } from './sides';
import { passedDoors } from './entering';
import { flickOf } from './flicking';
import { fallenIn, layDown, roomFor, setPose, standUpAt, applyRest } from './tidy';

/** A first one and one more (A75). */
export const MOST_TRIES = 2;
/** Just outside the door: clear of the supports by half a figure. */
const OUTSIDE = 4.5;

/** Flat on the ground behind the building, the feet toward the door (R232). */
export const startOf = (game: Game, structure: StructureId, loser: SurvivorId): Pose =>
  roomFor(game, loser, lyingPose('survivor', spotBehind(structureOf(game, structure))));

export const throwOutHandlers: Pick<Handlers, 'throwOut' | 'runThrow'> = {
  throwOut: {
    ask: (game, { structure, loser, winner }) => {
      if (buildingOf(survivorOf(game, loser)) !== structure) return undefined;
      const pose = startOf(game, structure, loser);
      const flick: FlickOffer = {
        launch: 'figure',
        at: quantiseVec2(pose),
        speed: SPEEDS.figure,
        piece: { id: loser, kind: 'survivor', pose },
        aside: [],
      };
      return {
        kind: 'throwOut',
        about: loser,
        seat: seatFor(game, winner),
        options: [option('flick', { verb: 'flick' }, { about: loser, flick })],
      };
    },
    answer: (play, task, chosen) => doNext(play, { ...task, do: 'runThrow', ...flickOf(chosen) }),
  },

  runThrow: {
    table: (game, { offer, flick }) => runOf(offer, flick, tableOf(game)),
    judge: (play, task, outcome) => {
      const { game } = play;
      const { structure, loser, winner, tries } = task;
      const isOut = isThrough(structure, loser, outcome);
      const passed = [...task.passed, ...passedDoors(game, outcome)];
      const from = spotBehind(structureOf(game, structure));
      keepWhatMoved(play, from, loser, outcome, isOut);
      if (!isOut && tries < MOST_TRIES) {
        doNext(play, { do: 'throwOut', structure, loser, winner, tries: tries + 1, passed });
        return;
      }
      if (!isOut) layOutside(game, structure, loser);
      emit(play, { kind: 'thrownOut', survivor: loser, by: winner, structure, rules: ['R232'] });
      doNext(play, { do: 'settle', passed, alsoActive: false });
    },
  },
};

/** Out of the door, from behind the building. */
export const isThrough = (structure: StructureId, loser: SurvivorId, outcome: Outcome): boolean =>
  outcome.passages.some(
    (one) =>
      one.piece === loser && one.structure === structure && one.from === 'behind' && one.complete,
  );

/** Things stay moved, nobody is hurt, and all but the one who was thrown stand up again (A76). */
export function keepWhatMoved(
  play: Play,
  from: Vec2,
  loser: SurvivorId,
  outcome: Outcome,
  isOut: boolean,
): void {
  const { game } = play;
  const knocked = fallenIn(game, outcome);
  pushTiles(play, outcome, { from, flicked: [loser] });
  applyRest(play, {
    ...outcome,
    rest: isOut ? outcome.rest : outcome.rest.filter(({ id }) => id !== loser),
  });
  for (const id of knocked) {
    const pose = must(poseOf(game.survivors[id as SurvivorId] ?? zombieOf(game, id)), id);
    if (!isStanding(pose)) standUpAt(game, id, pose);
    emit(play, { kind: 'stoodUp', figure: id, rules: ['A76'] });
  }
  const landed = poseOf(survivorOf(game, loser));
  if (landed && isStanding(landed)) layDown(game, loser, landed);
}

export function layOutside(game: Draft, id: StructureId, loser: SurvivorId): void {
  const structure = structureOf(game, id);
  const spot = { ...fromLocal(structure, { ahead: OUTSIDE, left: 0 }), facing: structure.facing };
  setPose(game, loser, roomFor(game, loser, lyingPose('survivor', spot)));
}
