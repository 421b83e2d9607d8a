// 37. A figure that is flicked itself, as it stands, before its turn ends (R248, R249, A116, A147).
import { changeTurn } from '../change';
import { SPEEDS } from '../../physics/measure/limits';
import { facingOf } from '../../physics/measure/pose';
import { quantiseAngle, quantiseVec2 } from '../../physics/measure/quantise';
import type { Outcome } from '../../physics/recording';
import type { SurvivorId } from '../catalogue/survivors';
import { option, type FlickOffer } from '../decisions';
import type { Game } from '../game';
import { doNext, emit, type Handlers } from '../play';
import { must, poseOf, survivorOf, tableOf, turnOf } from '../queries';
import { runOf } from '../runs';
import { flickOf, roughnessFor, tellFirstTouch } from './flicking';
import { loudness } from './loudness';
import type { Move } from './move';
import { spendPower } from './powers';
import { stand } from './tidy';
import { isGoingOn, makeNoise } from './turn-state';

const offerOf = (game: Game, survivor: SurvivorId): FlickOffer => {
  const pose = must(poseOf(survivorOf(game, survivor)), 'a survivor in the street');
  return {
    launch: 'figure',
    at: quantiseVec2(pose),
    speed: SPEEDS.figure,
    piece: { id: survivor, kind: 'survivor', pose },
    aside: [survivor],
    ...roughnessFor(game, 'figure'),
  };
};

export const pitchHandlers: Pick<Handlers, 'pitch' | 'runPitch'> = {
  pitch: {
    ask: (game) => {
      const { survivor } = turnOf(game);
      if (!isGoingOn(game) || !poseOf(survivorOf(game, survivor))) return undefined;
      const flick = offerOf(game, survivor);
      const noise = loudness(game, survivor, 'low');
      return {
        kind: 'pitch',
        about: survivor,
        options: [
          option('flick', { verb: 'flick' }, { about: survivor, flick, noise }),
          option('back', { verb: 'back' }),
        ],
      };
    },
    answer: (play, _, chosen) => {
      if (chosen.means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return;
      }
      spendPower(play, 'pitchAtEnd');
      makeNoise(play, 'low');
      doNext(play, { do: 'runPitch', ...flickOf(chosen) });
    },
  },

  /** Nothing is touched or all is as it was; whatever came of it, the turn ends. */
  runPitch: {
    table: (game, { offer, flick }) => runOf(offer, flick, tableOf(game)),
    judge: (play, _, outcome) => {
      const { game } = play;
      const { survivor } = turnOf(game);
      const move = judgePitch(survivor, outcome);
      tellFirstTouch(play, survivor, outcome);
      doNext(play, {
        do: 'settle',
        passed: [],
        alsoActive: false,
        ...(move.ok && { moved: survivor }),
      });
      if (!move.ok) {
        emit(play, { kind: 'moveFailed', survivor, ...move.failure, rules: move.rules });
        return;
      }
      emit(play, { kind: 'moved', survivor, rules: ['R248'] });
      if (move.to) stand(game, survivor, move.to);
      // It keeps looking the way it came to rest (A147).
      changeTurn(game, { turning: undefined });
    },
  },
};

/** A standing figure does not pass under a façade: whatever it touches spoils it, a door's inner faces too (A136). */
export function judgePitch(survivor: SurvivorId, outcome: Outcome): Move {
  const touched = outcome.contacts.find(({ piece }) => piece === survivor);
  if (touched)
    return {
      ok: false,
      failure: { why: 'touched', other: touched.other },
      rules: ['R056', 'R249'],
    };
  if (outcome.exits.some(({ piece }) => piece === survivor))
    return { ok: false, failure: { why: 'leftTown' }, rules: ['R056', 'R249'] };
  const rest = must(
    outcome.rest.find(({ id }) => id === survivor),
    survivor,
  );
  if (!rest.standing) return { ok: false, failure: { why: 'fell' }, rules: ['R249'] };
  if (outcome.passages.some(({ piece }) => piece === survivor))
    return { ok: false, failure: { why: 'onTheDoorLine' }, rules: ['R055'] };
  const { x, y } = rest.pose;
  return { ok: true, to: { x, y, facing: quantiseAngle(facingOf(rest.pose)) } };
}
