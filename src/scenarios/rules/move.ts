// 7, 8, 10. Moving by the disc, into buildings and out of them.
import { changeTurn } from '../change';
import { facingOf } from '../../physics/measure/pose';
import { quantiseAngle } from '../../physics/measure/quantise';
import { startBlocker } from '../../physics/measure/spots';
import { STEPS_PER_FRAME } from '../../physics/measure/time';
import type { Contact, Outcome } from '../../physics/recording';
import type { Spot } from '../../physics/table';
import { option } from '../decisions';
import type { MoveFailure } from '../causes';
import type { SurvivorId } from '../catalogue/survivors';
import type { RuleRef } from '../causes';
import type { StructureId } from '../ids';
import { doNext, emit, type Handlers, type Play } from '../play';
import { buildingOf, must, survivorOf, tableOf, turnOf } from '../queries';
import { runOf } from '../runs';
import type { Passed } from '../tasks';
import type { Seen } from '../view';
import { pushTiles } from './barricades';
import { flickOf, tellFirstTouch } from './flicking';
import { enter, isBarred } from './buildings';
import { bearsX } from './doors';
import { moveNoise } from './loudness';
import { moveOptions, withoutThings } from './move-start';
import { isUnused } from './powers';
import { takeAlong } from './recruits';
import { stand } from './tidy';
import { afterAction, mayAct, spendAction } from './turn-state';

export const moveHandlers: Pick<Handlers, 'flickDisc' | 'runDisc'> = {
  flickDisc: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      return {
        kind: 'flickDisc',
        about: survivor,
        options: [...moveOptions(game, survivor, 'disc'), option('back', { verb: 'back' })],
      };
    },
    answer: (play, _, chosen) => {
      const { game } = play;
      if (chosen.means.verb === 'back') {
        doNext(play, { do: 'chooseAction' });
        return undefined;
      }
      const { offer, flick } = flickOf(chosen);
      const { table, launch } = runOf(offer, flick, tableOf(game));
      if (startBlocker(table, launch) !== undefined) return 'noRoomForTheDisc';
      spendAction(play, moveNoise(game, turnOf(game).survivor));
      doNext(play, { do: 'runDisc', offer, flick });
      return undefined;
    },
  },

  runDisc: {
    table: (game, { offer, flick }) => runOf(offer, flick, tableOf(game)),
    judge: (play, { offer }, outcome) => {
      const { survivor } = turnOf(play.game);
      const move = judgeMove(play.game, survivor, 'disc', outcome, () => false);
      tellFirstTouch(play, 'disc', outcome);
      // Everything the disc shifted is put back (R060), but for barricade tiles (A93).
      const push = { from: offer.at, flicked: ['disc'], elsePutBack: true } as const;
      const opened = pushTiles(play, outcome, push);
      const ended: Move = opened ? { ok: true, into: opened } : move;
      if (!ended.ok && isUnused(play.game, 'secondTry')) {
        tellFailure(play, survivor, ended);
        // From the same start: what was moved along a door lies there now (A148).
        const { shift: _shift, ...fixed } = offer;
        doNext(play, { do: 'secondTry', offer: fixed });
        return;
      }
      withoutThings(play.game, offer, () => finishMove(play, survivor, ended));
    },
  },
};

export type Move =
  | {
      readonly ok: true;
      readonly into?: StructureId;
      readonly outOf?: StructureId;
      readonly to?: Spot;
    }
  | { readonly ok: false; readonly failure: MoveFailure; readonly rules: readonly RuleRef[] };

const failed = (failure: MoveFailure, rule: RuleRef): Move => ({
  ok: false,
  failure,
  rules: [rule],
});

/** Whether a disc or bat made a move, and where it ended. `allowed` names contacts that do not spoil it. */
export function judgeMove(
  game: Seen,
  survivor: SurvivorId,
  piece: string,
  outcome: Outcome,
  allowed: (contact: Contact) => boolean,
): Move {
  const from = buildingOf(survivorOf(game, survivor));
  const passages = outcome.passages.filter((one) => one.piece === piece);
  const left = passages.find(
    (one) => one.structure === from && one.from === 'behind' && one.complete,
  );
  const entered = passages.find((one) => one.from === 'front' && one.complete);
  // Once it has passed the door, what it meets behind the building no longer matters (A11).
  const decided = entered ? entered.frame * STEPS_PER_FRAME : Infinity;
  const spoiled = outcome.contacts.find(
    (contact) =>
      contact.piece === piece &&
      contact.step <= decided &&
      contact.face !== 'inner' &&
      !allowed(contact),
  );
  if (spoiled) return failed({ why: 'touched', other: spoiled.other }, 'R056');
  if (
    outcome.exits.some((exit) => exit.piece === piece && exit.frame * STEPS_PER_FRAME <= decided)
  ) {
    return failed({ why: 'leftTown' }, 'R056');
  }
  if (from && !left) return failed({ why: 'notThroughTheDoor' }, 'R067');
  const outOf = from && { outOf: from };
  if (entered) {
    const into = entered.structure as StructureId;
    return isBarred(game, into)
      ? failed({ why: 'closed' }, bearsX(game, into) ? 'R347' : 'R056')
      : { ok: true, into, ...outOf };
  }
  if (passages.some(({ complete }) => !complete)) return failed({ why: 'onTheDoorLine' }, 'R055');
  const rest = must(
    outcome.rest.find(({ id }) => id === piece),
    piece,
  );
  return {
    ok: true,
    ...outOf,
    to: { x: rest.pose.x, y: rest.pose.y, facing: quantiseAngle(facingOf(rest.pose)) },
  };
}

const tellFailure = (
  play: Play,
  survivor: SurvivorId,
  { failure, rules }: Extract<Move, { ok: false }>,
): void => emit(play, { kind: 'moveFailed', survivor, ...failure, rules });

/** After a failed move too it may look where the player likes (A122). */
export function afterFailedMove(play: Play, passed: readonly Passed[] = []): void {
  afterAction(play, passed);
  changeTurn(play.game, { turning: {} });
}

/** Puts the survivor where the move took it, or leaves it where it was, and goes on with the turn. */
export function finishMove(
  play: Play,
  survivor: SurvivorId,
  move: Move,
  passed: readonly Passed[] = [],
): void {
  const { game } = play;
  if (!move.ok) {
    afterFailedMove(play, passed);
    tellFailure(play, survivor, move);
    return;
  }
  afterAction(play, passed, survivor);
  // Before its next action it may look where the player likes (R059, A122).
  changeTurn(game, { turning: {} });
  const { into, outOf } = move;
  emit(play, {
    kind: 'moved',
    survivor,
    ...(into && { into }),
    ...(outOf && { outOf }),
    rules: ['R055'],
  });
  if (into) {
    enter(play, survivor, into);
  } else if (move.to) {
    stand(game, survivor, move.to);
    changeTurn(game, { turning: { line: move.to.facing } });
  }
  if (outOf) takeAlong(play, survivor, outOf);
}
