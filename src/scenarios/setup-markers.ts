import type { Marker } from './game';
import type { Store } from './means';

export const placeIn = (store: Store): Marker['place'] =>
  'structure' in store
    ? { on: 'structure', structure: store.structure }
    : { on: 'object', object: store.object };
