/** Sizes that the rulebook and the table share, in centimetres; x east, z south, y up. */
export const TOWN = { width: 120, depth: 90 } as const;

export type Place = {
  readonly x: number;
  readonly z: number;
  /** Degrees about the vertical, counter-clockwise seen from above; 0 looks south. */
  readonly turn?: number;
};

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
