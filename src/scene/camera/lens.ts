/** Vertical field of view in degrees: long enough that a table looks like a table. */
export const FOV = 34;
