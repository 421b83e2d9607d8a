import { useTableSettings } from '../settings';
import { wasTouched } from './gesture';

/** Weaker than this is not felt through a table. */
const FELT = 0.45;

/** A tick in the hand, where the device has one. */
export function shake(strength: number): void {
  if (strength < FELT || !useTableSettings.getState().haptics) return;
  if (!('vibrate' in navigator) || !wasTouched()) return;
  navigator.vibrate(Math.round(6 + 14 * strength));
}
