// The keys of the window: the one listener, and the router that it asks.
import { pressOf } from './press';
import { KeyRouter } from './router';

type Keyboard = {
  addEventListener(name: 'keydown', hears: (event: KeyboardEvent) => void): void;
};

/** Hands every key to a router. */
export function listenTo(keyboard: Keyboard, router: KeyRouter): void {
  keyboard.addEventListener('keydown', (event) => {
    if (router.press(pressOf(event), event.defaultPrevented)) event.preventDefault();
  });
}

export const keys = new KeyRouter();
if (typeof window !== 'undefined') listenTo(window, keys);
