// What a pair of eyes sees on the table: plain data for a picture and for words, without anybody's secrets.
import type { FlareFace } from '../physics/recording';
import type { Layout, Piece, Vec2 } from '../physics/table';
import type { MarkerType } from '../scenarios/catalogue/markers';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { ZombieFigure } from '../scenarios/catalogue/zombies';
import type { Half, MarkerId, StructureId, TeamId, ZombieId } from '../scenarios/ids';
import {
  buildingOf,
  isAvailable,
  isLying,
  markerIds,
  survivorIds,
  survivorOf,
  tableOf,
  zombieIds,
  zombieOf,
  zombiesAt,
} from '../scenarios/queries';
import { laneOf } from '../scenarios/rules/duel-lane';
import { faceOfNoise, flareNow } from '../scenarios/rules/lure';
import type { Store } from '../scenarios/means';
import { whoActs, type SeatView } from '../scenarios/view';

export type Indoors = {
  readonly id: string;
  readonly structure: StructureId;
  readonly lying: boolean;
};

export type ShownSurvivor = {
  readonly team: TeamId;
  readonly backpack: Half;
  /** Lives that are left. */
  readonly life: number;
  readonly available: boolean;
  /** It acts: its turn, or its go in a duel. */
  readonly active: boolean;
  /** Found, and nobody's yet (R350). */
  readonly waiting?: true;
};

/** Without a type it lies face down for these eyes. */
export type ShownMarker = {
  readonly id: MarkerId;
  readonly store: Store;
  readonly type?: MarkerType;
};

export type TableView = {
  readonly layout: Layout;
  /** A duel's lane outside town, in which building that is, and the combat cards that are left. */
  readonly lane?: { readonly structure: StructureId; readonly cardsLeft: number };
  /** Everything that has a pose. */
  readonly pieces: readonly Piece[];
  readonly indoors: readonly Indoors[];
  readonly dump: readonly ZombieId[];
  readonly inTower: readonly { readonly id: ZombieId; readonly slot: number }[];
  readonly markers: readonly ShownMarker[];
  /** Buildings with an X before the door. */
  readonly closed?: readonly StructureId[];
  readonly survivors: Partial<Readonly<Record<SurvivorId, ShownSurvivor>>>;
  readonly zombies: Readonly<Record<ZombieId, ZombieFigure>>;
  /** Draws the zombies of this turn to where it lies. */
  readonly flare?: { readonly at: Vec2; readonly face: FlareFace };
  readonly half: Half;
  readonly dayMarker: number;
};

export function tableViewOf(view: SeatView): TableView {
  const lane = laneOf(view.duel, view);
  const table = lane?.table ?? tableOf(view);
  const flare = lane ? undefined : flareNow(view);
  const acting = whoActs(view);
  return {
    layout: table.layout,
    ...(lane && { lane: { structure: lane.structure, cardsLeft: lane.cardsLeft } }),
    pieces: table.pieces,
    indoors: lane ? [] : indoorsOf(view),
    dump: zombiesAt(view, 'dump'),
    inTower: zombieIds(view).flatMap((id) => {
      const { place } = zombieOf(view, id);
      return place.in === 'tower' ? [{ id, slot: place.slot }] : [];
    }),
    markers: lane ? [] : markersFor(view),
    ...(view.closed && { closed: view.closed }),
    survivors: Object.fromEntries(
      survivorIds(view).map((id): [SurvivorId, ShownSurvivor] => {
        const { team, backpack, life, place } = survivorOf(view, id);
        const active = id === acting;
        const waits = place.in === 'waiting' && { waiting: true as const };
        return [id, { team, backpack, life, available: isAvailable(view, id), active, ...waits }];
      }),
    ),
    zombies: Object.fromEntries(
      zombieIds(view).map((id) => {
        const { kind, design, number } = zombieOf(view, id);
        return [id, { kind, design, number }];
      }),
    ),
    ...(flare && { flare: { at: flare.at, face: faceOfNoise(flare.noise) } }),
    half: view.round.half,
    dayMarker: view.round.marker,
  };
}

function indoorsOf(view: SeatView): Indoors[] {
  const figures = [
    ...survivorIds(view).map((id) => ({ id, figure: survivorOf(view, id) })),
    ...zombieIds(view).map((id) => ({ id, figure: zombieOf(view, id) })),
  ];
  return figures.flatMap(({ id, figure }) => {
    const { place } = figure;
    // Whoever waits stands on a support like anybody who is inside.
    const structure = place.in === 'waiting' ? place.structure : buildingOf(figure);
    return structure ? [{ id, structure, lying: isLying(figure) }] : [];
  });
}

function markersFor(view: SeatView): ShownMarker[] {
  const { markers } = view;
  return markerIds(view).flatMap((id): ShownMarker[] => {
    const marker = markers[id];
    if (marker?.place.on !== 'structure' && marker?.place.on !== 'object') return [];
    const store =
      marker.place.on === 'structure'
        ? { structure: marker.place.structure }
        : { object: marker.place.object };
    return [{ id, store, ...(marker.type && { type: marker.type }) }];
  });
}
