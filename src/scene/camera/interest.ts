// What a figure can act on: where its task wants something, or else the nearest door that it may enter and the nearest
// zombie or rival on its feet.
import type { TableView } from '../../match/table-view';
import { isStanding } from '../../physics/measure/pose';
import { by } from '../../physics/measure/order';
import { fromLocal } from '../../physics/measure/structure';
import { distance } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { StructureId } from '../../scenarios/ids';
import type { GoalMark } from '../goals/store';

export type Interest = {
  readonly kind: 'door' | 'foe' | 'goal';
  readonly at: Vec2;
  /** So high it must be in the picture. */
  readonly top: number;
  /** So far around it the ground must be, too. */
  readonly around?: number;
};

/** Before the door line, where a disc would go in. */
const BEFORE_DOOR = 2;
const TOPS = { door: 3, foe: 4 } as const;
type Nearest = keyof typeof TOPS;

/** The nearest of each kind, the nearer one first. */
export function interestsOf(shown: TableView, actor: string | undefined, from: Vec2): Interest[] {
  const nearest = (kind: Nearest, places: readonly Vec2[]): Interest[] =>
    places
      .toSorted(
        by(
          (at) => distance(from, at),
          ({ x }) => x,
          ({ y }) => y,
        ),
      )
      .slice(0, 1)
      .map((at) => ({ kind, at, top: TOPS[kind] }));
  return [
    ...nearest('door', doorsOf(shown, actor)),
    ...nearest('foe', foesOf(shown, actor)),
  ].toSorted(
    by(
      ({ at }) => distance(from, at),
      ({ kind }) => kind,
    ),
  );
}

/** Of a mark on the ground, and of a figure or a door. */
const GOAL_TOPS = { flat: 1, upright: 4 } as const;

/** What a task wants, the nearest first; rings about one point are one goal. */
export function goalsOf(marks: readonly GoalMark[], from: Vec2): Interest[] {
  const goals = marks
    .flatMap((mark) => goalOf(mark) ?? [])
    .toSorted(by(({ around = 0 }) => around));
  // The widest of them is the last.
  const apart = new Map(goals.map((goal) => [`${goal.at.x} ${goal.at.y}`, goal]));
  return [...apart.values()].toSorted(
    by(
      ({ at }) => distance(from, at),
      ({ at }) => at.x,
      ({ at }) => at.y,
    ),
  );
}

function goalOf(mark: GoalMark): Interest | undefined {
  switch (mark.of) {
    case 'ring':
      return { kind: 'goal', at: mark.at, top: GOAL_TOPS.flat, around: mark.radius };
    case 'target':
      return { kind: 'goal', at: mark.at, top: GOAL_TOPS.upright };
    case 'door':
      return {
        kind: 'goal',
        at: fromLocal(mark.at, { ahead: BEFORE_DOOR, left: 0 }),
        top: GOAL_TOPS.upright,
      };
    case 'spare':
    case 'reach':
      return undefined;
  }
}

function doorsOf({ layout, closed = [], indoors }: TableView, actor: string | undefined): Vec2[] {
  const own = indoors.find(({ id }) => id === actor)?.structure;
  return layout.structures
    .filter(({ id }) => id !== own && !closed.includes(id as StructureId))
    .map((structure) => fromLocal(structure, { ahead: BEFORE_DOOR, left: 0 }));
}

function foesOf({ pieces, survivors }: TableView, actor: string | undefined): Vec2[] {
  const teamOf = (id: string | undefined) => survivors[id as SurvivorId]?.team;
  const own = teamOf(actor);
  return pieces
    .filter(
      ({ id, kind, pose }) =>
        isStanding(pose) &&
        (kind === 'zombie' || (kind === 'survivor' && id !== actor && teamOf(id) !== own)),
    )
    .map(({ pose: { x, y } }) => ({ x, y }));
}
