// Where each step of the lesson begins: the table of S1 with John and the few zombies that the step needs.
import { changeSurvivor, changeTurn, moveZombie } from '../../scenarios/change';
import { optionId } from '../../scenarios/decisions';
import { draftOf } from '../../scenarios/draft';
import { standingPose } from '../../physics/measure/pose';
import type { Spot } from '../../physics/table';
import { command, startMatch, type Match } from '../../match/match';
import { plainPlan } from '../../match/plan';
import type { Game } from '../../scenarios/game';
import { zombieIds } from '../../scenarios/queries';
import type { LessonStep } from '../../words/lesson';

const IN_THE_DUMP = 10;

type Start = {
  readonly john: Spot;
  readonly zombies: readonly Spot[];
  /** John has fired already: one action is left, and it was heard. */
  readonly hasFired?: true;
};

const AFTER_THE_SHOT: Start = {
  john: { x: 44, y: 20, facing: 90 },
  zombies: [
    { x: 46, y: 44, facing: 270 },
    { x: 57, y: 49, facing: 250 },
    { x: 70, y: 55, facing: 240 },
  ],
  hasFired: true,
};

const STARTS: Readonly<Record<LessonStep, Start>> = {
  move: { john: { x: 28, y: 12, facing: 90 }, zombies: [{ x: 70, y: 60, facing: 250 }] },
  shoot: {
    john: { x: 44, y: 20, facing: 90 },
    zombies: [
      { x: 44, y: 38, facing: 270 },
      { x: 70, y: 55, facing: 240 },
    ],
  },
  noise: AFTER_THE_SHOT,
  rush: AFTER_THE_SHOT,
  door: { john: { x: 26, y: 60, facing: 180 }, zombies: [{ x: 92, y: 40, facing: 180 }] },
};

/** Waits at the edge, so that the round goes on after John. */
const KEVIN: Spot = { x: 64, y: 12, facing: 90 };

/** A match that only the lesson knows: it is played like any other, and never saved. */
export function lessonMatch(step: LessonStep): Match {
  const plan = plainPlan('s1', 1);
  const match = startMatch({ ...plan, lineUp: { together: ['john', 'kevin'] } });
  const seat = plan.seats[0]?.id ?? '';
  const begun = command(match, { seat, number: 0, choice: optionId('john') });
  if (!begun.ok) throw new Error(`The lesson does not begin: ${begun.reason}.`);
  return { ...begun.match, game: arranged(begun.match.game, STARTS[step]) };
}

function arranged(game: Game, { john, zombies, hasFired }: Start): Game {
  const state = draftOf(game);
  changeSurvivor(state, 'john', { place: { in: 'street', pose: standingPose('survivor', john) } });
  changeSurvivor(state, 'kevin', {
    place: { in: 'street', pose: standingPose('survivor', KEVIN) },
  });
  // In the order of their numbers, so that no two of a rush want the same spot on the trapdoor.
  zombieIds(state).forEach((id, index) => {
    const spot = zombies[index];
    moveZombie(
      state,
      id,
      spot
        ? { in: 'street', pose: standingPose('zombie', spot) }
        : { in: index < IN_THE_DUMP ? 'dump' : 'box' },
    );
  });
  if (hasFired) changeTurn(state, { noise: 'loud', actionsLeft: 1, actionsTaken: 1 });
  return state;
}
