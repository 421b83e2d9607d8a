import { useEffect } from 'react';

export type KeyActions = Readonly<Record<string, () => unknown>>;

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Keys that work wherever the focus is, unless somebody types, a sheet is open or the browser wants them. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isTyping(event.target) && key !== 'Escape') return;
      // A button keeps its own keys.
      if (event.target instanceof HTMLButtonElement && (key === ' ' || key === 'Enter')) return;
      const action = actions[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}

/** Presses what carries this key on the page: what a key does is what its button does. */
export function pressShortcut(key: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [aria-keyshortcuts="${key}"]`)?.click();
}

export function pressChoice(choice: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [data-choice="${choice}"]`)?.click();
}
