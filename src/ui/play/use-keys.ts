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

/** Presses what carries this key on the page: what a key does is what its button does. */
export function pressShortcut(key: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [aria-keyshortcuts="${key}"]`)?.click();
}

export function pressChoice(choice: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [data-choice="${choice}"]`)?.click();
}
