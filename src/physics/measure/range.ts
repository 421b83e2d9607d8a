export type Range = readonly [least: number, most: number];
