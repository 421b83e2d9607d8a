// What a staging is made from: a scenario's people, buildings and zombies, and places that the seed varies.
import type { Random } from '../../physics/measure/random';
import { fromLocal } from '../../physics/measure/structure';
import { directionOf, heading } from '../../physics/measure/trig';
import { add, distance, scale, subtract } from '../../physics/measure/vector';
import type { Spot, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { StructureId } from '../../scenarios/ids';
import { must } from '../../scenarios/queries';
import type { Scenario } from '../../scenarios/list';
import type { SeatPlan } from '../../scenarios/setup';
import type { Where } from '../position';

type AtLeast<Count extends 2 | 3, T> = Count extends 2
  ? readonly [T, T, ...T[]]
  : readonly [T, T, T, ...T[]];

export type Town = {
  /** One team, in any order. */
  readonly people: AtLeast<3, SurvivorId>;
  /** The other team; where all play together, the same people from the last to the first. */
  readonly rivals: AtLeast<3, SurvivorId>;
  readonly everybody: readonly SurvivorId[];
  /** Those with an open door and nobody in them, in any order. */
  readonly buildings: AtLeast<2, StructureId>;
  /** The zombies of the sheet. */
  readonly dead: readonly Where[];
  readonly between: Random['between'];
  /** Somewhere in the middle of the town. */
  readonly street: () => Spot;
  /** So far from a spot, looking at it. */
  readonly near: (spot: Vec2, least: number, most: number) => Spot;
  /** So far before a door, looking at it. */
  readonly before: (structure: StructureId, least: number, most: number) => Spot;
};

/** Farther from the middle of a door than this stands nobody who is before it. */
const ASIDE = 4;

export function townOf(scenario: Scenario, random: Random, seats: readonly SeatPlan[] = []): Town {
  const between = (low: number, high: number): number => random.between(low, high);
  const teams = inAnyOrder(
    Object.entries(scenario.teams).map(([team, { survivors }]) => {
      const people = seats.filter((seat) => seat.team === team).length;
      return inAnyOrder(scenario.secrets ? survivors.slice(0, people) : survivors, random);
    }),
    random,
  );
  const [people = [], rivals = people.toReversed()] = teams;
  return {
    people: three(people),
    rivals: three(rivals),
    everybody: inAnyOrder(teams.flat(), random),
    buildings: two(inAnyOrder(openBuildings(scenario), random)),
    dead: deadOf(scenario),
    between,
    street: () => ({ x: between(30, 90), y: between(25, 65), facing: between(0, 360) }),
    near: (spot, least, most) => {
      const at = add(spot, scale(heading(between(0, 360)), between(least, most)));
      return { ...at, facing: directionOf(subtract(spot, at)) };
    },
    before: (id, least, most) => {
      const [x, y, facing] = must(scenario.structures[id], id);
      const local = { ahead: between(least, most), left: between(-ASIDE, ASIDE) };
      return { ...fromLocal({ x, y, facing }, local), facing: facing + 180 };
    },
  };
}

function openBuildings({
  structures,
  zombiesInside,
  barricades = [],
  closed = [],
}: Scenario): StructureId[] {
  const isBarricaded = (id: StructureId): boolean => {
    const [x, y] = must(structures[id], id);
    return barricades.some((tile) => distance(tile, { x, y }) < ASIDE);
  };
  return (Object.keys(structures) as StructureId[]).filter(
    (id) => id !== 'rv' && !zombiesInside?.[id] && !isBarricaded(id) && !closed.includes(id),
  );
}

const deadOf = ({ zombies, zombiesInside = {} }: Scenario): Where[] => [
  ...zombies.map((at) => ({ at: { ...at, facing: 0 } })),
  ...(Object.keys(zombiesInside) as StructureId[]).flatMap((inside) =>
    Array.from({ length: zombiesInside[inside] ?? 0 }, () => ({ inside })),
  ),
];

/** By lots: equal lots do not come. */
const inAnyOrder = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item);

function two<T>([a, b, ...more]: readonly T[]): AtLeast<2, T> {
  return [must(a, 'two of them'), must(b, 'two of them'), ...more];
}
function three<T>([a, ...more]: readonly T[]): AtLeast<3, T> {
  const [b, c, ...rest] = two(more);
  return [must(a, 'three of them'), b, c, ...rest];
}
