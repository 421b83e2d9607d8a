import { useMemo } from 'react';
import { nextAimHelp, useTableSettings } from '../../../scene/settings';
import type { SheetName } from './HudSheet';
import { usePanel } from '../prompt/panel';
import { usePanels } from './panels';
import { useKeys, type KeyActions } from '../../page/use-keys';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** What is asked is answered by number; whoever holds nothing goes back. */
const PROMPT_KEYS: KeyActions = {
  ...Object.fromEntries(
    DIGITS.map((digit) => [digit, () => press(`[aria-keyshortcuts="${digit}"]`)]),
  ),
  Escape: () =>
    usePanels.getState().foldLoose() ||
    press('.why-not[aria-expanded="true"]') ||
    press('[data-choice="back"]'),
  y: () => press('.why-not'),
};

/** The page's own keys; those that aim, flick and move the camera belong to the table. */
export function usePlayKeys(open?: (sheet: SheetName) => void, hasCards = false): void {
  useKeys('prompt', PROMPT_KEYS);
  useKeys(
    'page',
    useMemo(
      (): KeyActions => ({
        d: () => usePanel.getState().toggle(),
        m: () => useTableSettings.setState(({ sound }) => ({ sound: !sound })),
        h: () => useTableSettings.setState(({ aimHelp }) => ({ aimHelp: nextAimHelp(aimHelp) })),
        ...(open && {
          b: () => open('team'),
          g: () => open('objective'),
          o: () => open('more'),
          l: () => open('log'),
          t: () => open('words'),
          '?': () => open('keys'),
          ...(hasCards && { c: () => open('cards') }),
        }),
      }),
      [open, hasCards],
    ),
  );
}

/** Presses a button of the question, if it is there: what a key does is what its button does. */
function press(button: string): boolean {
  const found = document.querySelector<HTMLButtonElement>(`.prompt ${button}`);
  found?.click();
  return found !== null;
}
