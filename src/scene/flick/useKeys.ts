import { useEffect } from 'react';
import type { Answer } from '../../match/session';
import type { Rig } from '../camera/rig';
import { pressKey } from './keys';

const TYPES = 'input, textarea, select, [contenteditable], [role="slider"], [role="spinbutton"]';
const PRESSES = 'button, a, summary, [role="button"], [role="tab"], [role="option"]';
const SHEET = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whoever has the focus keeps the keys that it needs itself. */
function isTaken({ target, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPES) ?? target.closest(SHEET)) return true;
  return (code === 'Space' || code === 'Enter') && target.closest(PRESSES) !== null;
}

/** Keys act on the table wherever the focus is, unless it is on something that types or presses. */
export function useKeys(rig: Rig, onAnswer: (answer: Answer) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { code, shiftKey, repeat } = event;
      if (event.defaultPrevented || isTaken(event)) return;
      if (pressKey({ code, shift: shiftKey, held: repeat }, rig.now.yaw, onAnswer))
        event.preventDefault();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [rig, onAnswer]);
}
