import { useCallback } from 'react';
import type { Answer } from '../../match/session';
import type { Rig } from '../camera/rig';
import type { KeyPress } from '../keys/press';
import { useKeyLayer } from '../keys/use-key-layer';
import { pressKey } from './keys';

/** Keys act on the table wherever the focus is, unless it is on something that types or presses. */
export function useTableKeys(rig: Rig, onAnswer: (answer: Answer) => void): void {
  useKeyLayer(
    'table',
    useCallback((press: KeyPress) => pressKey(press, rig.now.yaw, onAnswer), [rig, onAnswer]),
  );
}
