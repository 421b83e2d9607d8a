// Where each step of the lesson begins: the table of S1 with John and the few zombies that the step needs.
import type { Spot } from '../../physics/table';
import { plainPlan } from '../../match/plan';
import type { Position } from '../../match/position';
import { ZOMBIE_IDS } from '../../scenarios/catalogue/zombies';
import { must } from '../../scenarios/queries';
import type { NewGame } from '../../scenarios/setup';
import { s1 } from '../../scenarios/list/s1';
import type { GoalMark } from '../../scene/goals/store';
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

const BEFORE_THE_MOVE: Start = {
  john: { x: 28, y: 12, facing: 90 },
  zombies: [{ x: 70, y: 60, facing: 250 }],
};
/** Up the road, where the disc passes the car. */
const PAST_THE_CAR = { x: 22, y: 40 };

const STARTS: Readonly<Record<LessonStep, Start>> = {
  move: BEFORE_THE_MOVE,
  look: BEFORE_THE_MOVE,
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

/** Of a match that only the lesson knows: it is played like any other, and never saved. */
export function lessonStart(
  step: LessonStep,
  nameOf?: (number: number) => string,
): {
  readonly plan: NewGame;
  readonly position: Position;
} {
  const { john, zombies, hasFired } = STARTS[step];
  const plan = {
    ...plainPlan('s1', 1, 1, nameOf),
    lineUp: { together: ['john', 'kevin'] } as const,
  };
  const position: Position = {
    // Kevin first: John may stand where Kevin stood.
    survivors: [
      { id: 'kevin', where: { at: KEVIN } },
      { id: 'john', where: { at: john } },
    ],
    // In the order of their numbers, so that no two of a rush want the same spot on the trapdoor.
    zombies: zombies.map((at, index) => ({ at, id: must(ZOMBIE_IDS[index], 'a zombie') })),
    dump: ZOMBIE_IDS.slice(zombies.length, IN_THE_DUMP),
    turn: { survivor: 'john', ...(hasFired && { taken: 1, noise: 'loud' }) },
  };
  return { plan, position };
}

/** What the step wants, on the ground; what has been reached is marked no longer. */
export function lessonMarks(step: LessonStep): readonly GoalMark[] {
  if (step === 'move') return [{ of: 'ring', at: PAST_THE_CAR, radius: 6 }];
  if (step === 'shoot') return STARTS.shoot.zombies.slice(0, 1).map((at) => ({ of: 'target', at }));
  const [x, y, facing] = s1.structures.rv;
  return step === 'door' ? [{ of: 'door', at: { x, y, facing } }] : [];
}
