// 7, 8, 10. Moving by the disc, into buildings and out of them.
import { bringBack, removeThing } from '../change';
import { DISC_DIAMETER, PIECES, PROJECTILES } from '../../physics/measure/catalogue';
import { OVERLAP_TOLERANCE } from '../../physics/measure/overlap';
import { SPEEDS } from '../../physics/measure/limits';
import { facingOf, standingPoseOf } from '../../physics/measure/pose';
import { quantiseAngle, quantiseVec2 } from '../../physics/measure/quantise';
import { isInDoorway } from '../../physics/measure/sight';
import { isFree, nearestFreePose, startBlocker } from '../../physics/measure/spots';
import { fromLocal, gapOf, spotBehind } from '../../physics/measure/structure';
import { STEPS_PER_FRAME } from '../../physics/measure/time';
import type { Contact, Outcome } from '../../physics/recording';
import type { Spot, Structure, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../catalogue/survivors';
import type { Option } from '../decisions';
import type { GameState } from '../game';
import type { StructureId } from '../ids';
import { doNext, tell, type Handlers, type Play } from '../play';
import {
  buildingOf,
  must,
  poseOf,
  structureOf,
  survivorOf,
  tableOf,
  turnOf,
  thingOf,
} from '../queries';
import type { Passed } from '../tasks';
import { pushTiles } from './barricades';
import { flickedTable, flickOf, tellFirstTouch } from './flicking';
import { enter, isBarred } from './buildings';
import { roomFor, setPose, stand } from './tidy';
import { afterAction, mayAct, spendAction } from './turn-state';

/** Where a mover's disc or bat starts: at the figure, or behind its building (R054, R066). */
export function moveStart(game: GameState, id: SurvivorId, aside: readonly string[] = []): Vec2 {
  const survivor = survivorOf(game, id);
  const inside = buildingOf(survivor);
  if (inside) return startBehind(game, structureOf(game, inside), aside);
  const { x, y } = must(poseOf(survivor), 'a survivor on the table');
  // A figure's foot is narrower than the disc: beside a wall the disc lies as near as it can.
  const flat = standingPoseOf(PROJECTILES.disc, { x, y, facing: 0 });
  const near =
    nearestFreePose(tableOf(game, [id, ...aside]), PROJECTILES.disc, flat, {
      pressing: OVERLAP_TOLERANCE,
    }) ?? flat;
  return { x: near.x, y: near.y };
}

/** Behind the middle of the door, or beside that where something stands there (R066). */
function startBehind(game: GameState, structure: Structure, aside: readonly string[]): Vec2 {
  const table = tableOf(game, aside);
  const widest = gapOf(structure) / 2 - DISC_DIAMETER / 2;
  const middle = spotBehind(structure);
  for (let left = 0; left <= widest; left += 0.5) {
    for (const side of [left, -left]) {
      const start = quantiseVec2(fromLocal(middle, { ahead: 0, left: side }));
      const flat = standingPoseOf(PROJECTILES.disc, { ...start, facing: 0 });
      if (isFree(table, PROJECTILES.disc, flat)) return start;
    }
  }
  return quantiseVec2(middle);
}

/** Objects in the doorway of a building, which may be set aside for the pitch (R069). */
function objectsInDoor(game: GameState, id: StructureId): string[] {
  const structure = structureOf(game, id);
  return Object.entries(game.things)
    .filter(
      ([, { kind, pose, removed }]) =>
        !removed &&
        kind !== 'barricade' &&
        kind !== 'acid' &&
        isInDoorway(structure, PIECES[kind], pose),
    )
    .map(([thing]) => thing);
}

export const moveHandlers: Pick<Handlers, 'flickDisc' | 'runDisc' | 'chooseFacing'> = {
  flickDisc: {
    ask: (game) => {
      if (!mayAct(game)) return undefined;
      const { survivor } = turnOf(game);
      const flick = { launch: 'disc', at: moveStart(game, survivor), speed: SPEEDS.disc } as const;
      const blocked = game.layout.structures
        .map(({ id }) => id as StructureId)
        .filter((id) => objectsInDoor(game, id).length > 0);
      const clearing = blocked.map((id): Option => ({ id: `clear:${id}`, about: id, flick }));
      return {
        kind: 'flickDisc',
        about: survivor,
        options: [{ id: 'flick', flick }, ...clearing, { id: 'back' }],
      };
    },
    answer: (play, _, command) => {
      const { game } = play;
      if (command.choice === 'back') {
        doNext(play, { do: 'chooseAction' });
        return undefined;
      }
      const { survivor } = turnOf(game);
      const cleared = command.choice.startsWith('clear:')
        ? (command.choice.slice('clear:'.length) as StructureId)
        : undefined;
      const aside = cleared ? objectsInDoor(game, cleared) : [];
      const at = moveStart(game, survivor, aside);
      const flick = flickOf(command);
      if (
        startBlocker(tableOf(game, [survivor, ...aside]), { kind: 'disc', at, ...flick }) !==
        undefined
      )
        return 'noRoomForTheDisc';
      spendAction(play, 'low');
      doNext(play, { do: 'runDisc', at, flick, aside });
      return undefined;
    },
  },

  runDisc: {
    table: (game, { at, flick: { direction, speed }, aside }) => ({
      table: flickedTable(game, 'disc', [turnOf(game).survivor, ...aside]),
      launch: { kind: 'disc', at, direction, speed },
    }),
    judge: (play, { at, aside }, outcome) => {
      const { survivor } = turnOf(play.game);
      const move = judgeMove(play.game, survivor, 'disc', outcome, () => false);
      tellFirstTouch(play, 'disc', outcome);
      // Everything the disc shifted is put back (R060), but for barricade tiles (A93).
      const opened = pushTiles(play, at, ['disc'], outcome);
      // What was set aside makes room for the figure, not the figure for it (A15).
      for (const id of aside) removeThing(play.game, id);
      finishMove(play, survivor, opened ? { ok: true, into: opened } : move);
      for (const id of aside) {
        bringBack(play.game, id);
        setPose(play.game, id, roomFor(play.game, id, thingOf(play.game, id).pose));
      }
    },
  },

  chooseFacing: {
    ask: (game, { survivor }) =>
      poseOf(survivorOf(game, survivor)) && mayAct(game)
        ? { kind: 'chooseFacing', about: survivor, options: [{ id: 'face', needsFacing: true }] }
        : undefined,
    answer: ({ game }, { survivor }, { facing = 0 }) => {
      const { x, y } = must(poseOf(survivorOf(game, survivor)), 'a survivor in the street');
      // Beside something close, a figure that turns may have to make a little room for itself.
      stand(game, survivor, { x, y, facing: quantiseAngle(facing) });
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
  | { readonly ok: false; readonly why: string; readonly rules: readonly string[] };

/** Whether a disc or bat made a move, and where it ended. `allowed` names contacts that do not spoil it. */
export function judgeMove(
  game: GameState,
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
  if (spoiled) return { ok: false, why: `touched ${spoiled.other}`, rules: ['R056'] };
  if (
    outcome.exits.some((exit) => exit.piece === piece && exit.frame * STEPS_PER_FRAME <= decided)
  ) {
    return { ok: false, why: 'leftTown', rules: ['R056'] };
  }
  if (from && !left) return { ok: false, why: 'notThroughTheDoor', rules: ['R067'] };
  const outOf = from && { outOf: from };
  if (entered) {
    const into = entered.structure as StructureId;
    return isBarred(game, into)
      ? { ok: false, why: 'closed', rules: ['R056'] }
      : { ok: true, into, ...outOf };
  }
  if (passages.some(({ complete }) => !complete))
    return { ok: false, why: 'onTheDoorLine', rules: ['R055'] };
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

/** Puts the survivor where the move took it, or leaves it where it was, and goes on with the turn. */
export function finishMove(
  play: Play,
  survivor: SurvivorId,
  move: Move,
  passed: readonly Passed[] = [],
): void {
  const { game } = play;
  afterAction(play, passed);
  if (!move.ok) {
    tell(play, { kind: 'moveFailed', survivor, why: move.why, rules: move.rules });
    return;
  }
  const { into, outOf } = move;
  tell(play, {
    kind: 'moved',
    survivor,
    ...(into && { into }),
    ...(outOf && { outOf }),
    rules: ['R055'],
  });
  if (into) {
    enter(play, survivor, into);
    return;
  }
  if (move.to) stand(game, survivor, move.to);
  // After the last action the figure looks along the line (R058); before it, as the player likes (R059).
  if (turnOf(game).actionsLeft > 0) doNext(play, { do: 'chooseFacing', survivor });
}
