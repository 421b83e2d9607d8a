// What follows a flick is computed once the flick is seen to move: the finger must not wait for a rush.
/** Two frames. */
const AFTER_MS = 34;

export const onceItMoves = (compute: () => void): void => void setTimeout(compute, AFTER_MS);
