import { useMemo } from 'react';
import { cancel } from '../../scene/flick/gesture';
import { useTableSettings } from '../../scene/settings';
import type { SheetName } from './hud/HudSheet';
import { usePanel } from './prompt/panel';
import { pressChoice, pressShortcut, useKeys, type KeyActions } from './useKeys';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The page's own keys; those that aim, flick and move the camera belong to the table. */
export function usePlayKeys(open?: (sheet: SheetName) => void): void {
  useKeys(
    useMemo(
      (): KeyActions => ({
        ...Object.fromEntries(DIGITS.map((digit) => [digit, () => pressShortcut(digit)])),
        // What is aimed is let go first.
        Escape: () => cancel() || pressChoice('back'),
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
