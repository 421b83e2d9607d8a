// Which markers lie where at the start.
import { MARKER_BOX, MARKER_IDS, MARKER_TYPES, type MarkerType } from './catalogue/markers';
import type { Draft, Game, Marker } from './game';
import type { Store } from './means';
import { must } from './queries';
import { shuffled } from './random';
import type { Sheet } from './sheet';

export const placeIn = (store: Store): Marker['place'] =>
  'structure' in store
    ? { on: 'structure', structure: store.structure }
    : { on: 'object', object: store.object };

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/**
 * The listed markers are mixed face down and dealt, some lie open, all others wait in the box. Names follow places
 * and not faces: a marker's name tells nothing of what is printed on it, nor do the names of the others.
 */
export function markersOf(game: Draft, { markers, faceUp = [] }: Sheet): Game['markers'] {
  const { mix = {}, places = [] } = markers ?? {};
  const mixed = shuffled(
    game,
    'hidden',
    MARKER_TYPES.flatMap((type) => times(mix[type] ?? 0, type)),
  );
  const dealt = places.flatMap((store, index): Marker[] => {
    const type = mixed[index];
    return type ? [{ type, faceUp: false, place: placeIn(store) }] : [];
  });
  const { reserve = 0, removed = 0 } = markers ?? {};
  const kept = mixed
    .slice(places.length)
    .map((type, index): Marker => ({
      type,
      faceUp: false,
      place: { on: index < reserve ? 'reserve' : 'removed' },
    }))
    .slice(0, reserve + removed);
  const open = faceUp.flatMap(({ type, count, store }) =>
    times<Marker>(count, { type, faceUp: true, place: placeIn(store) }),
  );
  const box = shuffled(game, 'hidden', leftOf([...dealt, ...open, ...kept])).map(
    (type): Marker => ({
      type,
      faceUp: false,
      place: { on: 'supply' },
    }),
  );
  return Object.fromEntries(
    [...dealt, ...open, ...kept, ...box].map((marker, index) => [
      must(MARKER_IDS[index], 'a name for every marker'),
      marker,
    ]),
  );
}

/** What the box still holds. */
const leftOf = (taken: readonly Marker[]): MarkerType[] =>
  MARKER_TYPES.flatMap((type) =>
    times(MARKER_BOX[type] - taken.filter((one) => one.type === type).length, type),
  );
