// Browsers let a page sound and shake only after its first click or key, and complain about one that tries before.
import { keys } from '../keys/keys';

let touched = false;

const note = (): void => {
  touched = true;
  removeEventListener('pointerup', note, true);
  stopHearing();
};
const stopHearing = keys.hear('before', note);
if (typeof addEventListener === 'function') addEventListener('pointerup', note, true);

/** Whether the player has done anything yet; a click on the title before this was loaded counts too. */
export const wasTouched = (): boolean =>
  typeof navigator !== 'undefined' && 'userActivation' in navigator
    ? navigator.userActivation.hasBeenActive
    : touched;
