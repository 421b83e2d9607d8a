import { useMemo } from 'react';
import { useTableSettings } from '../../../scene/settings';
import type { SheetName } from './HudSheet';
import { usePanel } from '../prompt/panel';
import { useKeys, type KeyActions } from '../../page/use-keys';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** What is asked is answered by number; whoever holds nothing goes back. */
const PROMPT_KEYS: KeyActions = {
  ...Object.fromEntries(DIGITS.map((digit) => [digit, () => pressShortcut(digit)])),
  Escape: () => pressChoice('back'),
};

/** The page's own keys; those that aim, flick and move the camera belong to the table. */
export function usePlayKeys(open?: (sheet: SheetName) => void): void {
  useKeys('prompt', PROMPT_KEYS);
  useKeys(
    'page',
    useMemo(
      (): KeyActions => ({
        d: () => usePanel.getState().toggle(),
        m: () => useTableSettings.setState(({ sound }) => ({ sound: !sound })),
        ...(open && {
          l: () => open('log'),
          t: () => open('words'),
          '?': () => open('keys'),
        }),
      }),
      [open],
    ),
  );
}

/** Presses what carries this key on the page: what a key does is what its button does. */
function pressShortcut(key: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [aria-keyshortcuts="${key}"]`)?.click();
}

function pressChoice(choice: string): void {
  document.querySelector<HTMLButtonElement>(`.prompt [data-choice="${choice}"]`)?.click();
}
