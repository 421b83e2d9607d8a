/** How far back a piece is pulled for the hardest flick, in cm on the table. */
export const FULL_PULL = 16;
