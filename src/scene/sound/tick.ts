import { play } from './speaker';

/** A button was pressed. */
export const tick = (): void => play({ sound: 'flick', strength: 0.25, pan: 0 });
