// What went wrong where nobody was watching. The match is saved, so the player may go on.
import { create } from 'zustand';

type TroubleStore = { readonly error?: unknown };

export const useTrouble = create<TroubleStore>(() => ({}));

/** Said by browsers when a layout takes two frames: nothing is wrong. */
const HARMLESS = /ResizeObserver loop/;

/** Errors and broken promises that no part of the page has caught. */
export function watchForTrouble(): void {
  addEventListener('error', (event) => {
    if (!HARMLESS.test(event.message)) report(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => report(event.reason));
}

const report = (error: unknown): void => useTrouble.setState({ error }, true);

export const forgetTrouble = (): void => useTrouble.setState({}, true);
