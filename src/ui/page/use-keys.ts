import { useCallback } from 'react';
import type { KeyPress } from '../../scene/keys/press';
import type { KeyLayer } from '../../scene/keys/router';
import { useKeyLayer } from '../../scene/keys/use-key-layer';

export type KeyActions = Readonly<Record<string, () => unknown>>;

/** Keys by what they print, wherever the focus is, unless somebody types, a sheet is open or the browser wants them. */
export function useKeys(layer: KeyLayer, actions: KeyActions): void {
  useKeyLayer(
    layer,
    useCallback(
      ({ key }: KeyPress) => {
        const action = actions[key];
        action?.();
        return action !== undefined;
      },
      [actions],
    ),
  );
}
