// A scenario's set-up as a list: what goes where, for hands that lay it out on a real table.
import type { PieceKind, Vec2 } from '../../physics/table';
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import type { MainTeam, StructureId, TeamId } from '../../scenarios/ids';
import type { Scenario } from '../../scenarios/list';

export type What =
  | { readonly kind: 'structure'; readonly id: StructureId }
  | { readonly kind: 'dump' }
  | { readonly kind: 'thing'; readonly id: Exclude<PieceKind, 'survivor' | 'zombie'> }
  | { readonly kind: 'survivor'; readonly id: SurvivorId; readonly team: TeamId }
  /** Whoever is chosen in this place of the order (A142). */
  | { readonly kind: 'chosen'; readonly team: MainTeam; readonly place: number }
  | { readonly kind: 'zombie' };

export type Position = {
  readonly what: What;
  readonly x: number;
  readonly y: number;
  /** Where the front looks, if that matters. */
  readonly facing?: number;
};

export function positionsOf(scenario: Scenario): readonly Position[] {
  const things = (id: 'barrel' | 'box' | 'lamp', spots: readonly Vec2[]): Position[] =>
    spots.map((at) => ({ what: { kind: 'thing', id }, ...at }));
  return [
    ...Object.entries(scenario.structures).map(([id, [x, y, facing]]): Position => ({
      what: { kind: 'structure', id: id as StructureId },
      x,
      y,
      facing,
    })),
    { what: { kind: 'dump' }, ...scenario.dump },
    ...Object.entries(scenario.vehicles).map(([id, [x, y, facing]]): Position => ({
      what: { kind: 'thing', id: id as 'car' },
      x,
      y,
      facing,
    })),
    ...things('barrel', scenario.barrels),
    ...things('box', scenario.boxes),
    ...things('lamp', scenario.lamps),
    ...(scenario.barricades ?? []).map((spot): Position => ({
      what: { kind: 'thing', id: 'barricade' },
      ...spot,
    })),
    ...Object.entries(scenario.teams).flatMap(([team, { survivors, starts, facing }]) =>
      starts.flatMap((at, index): Position[] => {
        if (scenario.secrets)
          return [
            { what: { kind: 'chosen', team: team as MainTeam, place: index + 1 }, ...at, facing },
          ];
        const id = survivors[index];
        return id ? [{ what: { kind: 'survivor', id, team: team as TeamId }, ...at, facing }] : [];
      }),
    ),
    ...scenario.zombies.map((at): Position => ({ what: { kind: 'zombie' }, ...at })),
  ];
}
