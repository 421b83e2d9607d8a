import { useEffect } from 'react';
import { keys } from './keys';
import type { KeyLayer, TakesKey } from './router';

/** Takes keys in a layer of the table for as long as the part of the page is there. */
export function useKeyLayer(layer: KeyLayer, takes: TakesKey): void {
  useEffect(() => keys.bind(layer, takes), [layer, takes]);
}
