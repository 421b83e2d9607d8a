// What a figure can act on: the nearest door that it may enter, and the nearest zombie or rival on its feet.
import type { TableView } from '../../match/table-view';
import { isStanding } from '../../physics/measure/pose';
import { by } from '../../physics/measure/order';
import { fromLocal } from '../../physics/measure/structure';
import { distance } from '../../physics/measure/vector';
import type { Vec2 } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { StructureId } from '../../scenarios/ids';

export type Interest = {
  readonly kind: 'door' | 'foe';
  readonly at: Vec2;
  /** So high it must be in the picture. */
  readonly top: number;
};

/** Before the door line, where a disc would go in. */
const BEFORE_DOOR = 2;
const TOPS: Readonly<Record<Interest['kind'], number>> = { door: 3, foe: 4 };

/** The nearest of each kind, the nearer one first. */
export function interestsOf(shown: TableView, actor: string | undefined, from: Vec2): Interest[] {
  const nearest = (kind: Interest['kind'], places: readonly Vec2[]): Interest[] =>
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
