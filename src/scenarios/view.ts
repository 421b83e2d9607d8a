// What a seat may know: everything hidden is simply absent.
import type { Game, Marker } from './game';
import type { MarkerId, SeatId } from './ids';

export type MarkerView = Omit<Marker, 'type'> & { readonly type?: Marker['type'] };

/** The game without its generator, its agenda, the order of its decks and the faces this seat has not seen. */
export type GameView = Omit<Game, 'random' | 'agenda' | 'crossroads' | 'markers' | 'peeks'> & {
  readonly markers: Readonly<Record<MarkerId, MarkerView>>;
  readonly crossroads: { readonly left: number; readonly discard: readonly string[] };
};

export function viewFor(game: Game, seat: SeatId): GameView {
  const { random: _random, agenda: _agenda, peeks, crossroads, markers, ...open } = game;
  const team = game.seats.find(({ id }) => id === seat)?.team;
  const seen = new Set(peeks.filter((peek) => peek.seat === seat).map(({ marker }) => marker));
  const shown = (id: MarkerId, marker: Game['markers'][string]): boolean => {
    if (marker.faceUp || seen.has(id)) return true;
    // A team knows what its own survivors carry (R330).
    return marker.place.on === 'board' && game.survivors[marker.place.survivor]?.team === team;
  };
  return {
    ...open,
    crossroads: { left: crossroads.draw.length, discard: crossroads.discard },
    markers: Object.fromEntries(
      Object.entries(markers).map(([id, marker]) => {
        const { type, ...rest } = marker;
        return [id, shown(id, marker) ? { ...rest, type } : rest];
      }),
    ),
  };
}
