/** From east, counter-clockwise, as the table counts. */
export const COMPASS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;
export type CompassPoint = (typeof COMPASS)[number];
