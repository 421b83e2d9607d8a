// What a pair of eyes sees on the table: plain data for a picture and for words, without anybody's secrets.
import type { Layout, Piece } from '../physics/table';
import type { MarkerType } from '../scenarios/catalogue/markers';
import type { SurvivorId } from '../scenarios/catalogue/survivors';
import type { ZombieFigure } from '../scenarios/catalogue/zombies';
import type { Game } from '../scenarios/game';
import type { Half, MarkerId, SeatId, StructureId, TeamId, ZombieId } from '../scenarios/ids';
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
import type { Store } from '../scenarios/means';
import { viewFor } from '../scenarios/view';

export type Indoors = {
  readonly id: string;
  readonly structure: StructureId;
  readonly lying: boolean;
};

export type ShownSurvivor = {
  readonly team: TeamId;
  readonly backpack: Half;
  readonly available: boolean;
  readonly active: boolean;
};

/** Without a type it lies face down for these eyes. */
export type ShownMarker = {
  readonly id: MarkerId;
  readonly store: Store;
  readonly type?: MarkerType;
};

export type Shown = {
  readonly layout: Layout;
  /** A duel's lane outside town, and the combat cards that are left. */
  readonly lane?: { readonly cardsLeft: number };
  /** Everything that has a pose. */
  readonly pieces: readonly Piece[];
  readonly indoors: readonly Indoors[];
  readonly dump: readonly ZombieId[];
  readonly inTower: readonly { readonly id: ZombieId; readonly slot: number }[];
  readonly markers: readonly ShownMarker[];
  readonly survivors: Partial<Readonly<Record<SurvivorId, ShownSurvivor>>>;
  readonly zombies: Readonly<Record<ZombieId, ZombieFigure>>;
  readonly half: Half;
  readonly dayMarker: number;
};

export function shownTo(game: Game, seat: SeatId): Shown {
  const lane = laneOf(game);
  const table = lane?.table ?? tableOf(game);
  return {
    layout: table.layout,
    ...(lane && { lane: { cardsLeft: lane.cardsLeft } }),
    pieces: table.pieces,
    indoors: lane ? [] : indoorsOf(game),
    dump: zombiesAt(game, 'dump'),
    inTower: zombieIds(game).flatMap((id) => {
      const { place } = zombieOf(game, id);
      return place.in === 'tower' ? [{ id, slot: place.slot }] : [];
    }),
    markers: lane ? [] : markersFor(game, seat),
    survivors: Object.fromEntries(
      survivorIds(game).map((id): [SurvivorId, ShownSurvivor] => {
        const { team, backpack } = survivorOf(game, id);
        const active = game.turn?.survivor === id;
        return [id, { team, backpack, available: isAvailable(game, id), active }];
      }),
    ),
    zombies: Object.fromEntries(
      zombieIds(game).map((id) => {
        const { kind, design, number } = zombieOf(game, id);
        return [id, { kind, design, number }];
      }),
    ),
    half: game.round.half,
    dayMarker: game.round.marker,
  };
}

function indoorsOf(game: Game): Indoors[] {
  const figures = [
    ...survivorIds(game).map((id) => ({ id, figure: survivorOf(game, id) })),
    ...zombieIds(game).map((id) => ({ id, figure: zombieOf(game, id) })),
  ];
  return figures.flatMap(({ id, figure }) => {
    const structure = buildingOf(figure);
    return structure ? [{ id, structure, lying: isLying(figure) }] : [];
  });
}

function markersFor(game: Game, seat: SeatId): ShownMarker[] {
  const { markers } = viewFor(game, seat);
  return markerIds(game).flatMap((id): ShownMarker[] => {
    const marker = markers[id];
    if (marker?.place.on !== 'structure' && marker?.place.on !== 'object') return [];
    const store =
      marker.place.on === 'structure'
        ? { structure: marker.place.structure }
        : { object: marker.place.object };
    return [{ id, store, ...(marker.type && { type: marker.type }) }];
  });
}
