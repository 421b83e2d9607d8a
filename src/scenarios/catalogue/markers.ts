import type { WeaponId } from './weapons';

export const MARKER_TYPES = [
  'x',
  'survivor',
  'food',
  'fuel',
  'medicine',
  'rifle',
  'bat',
  'knife',
  'shotgun',
  'sniper',
  'crossroads',
  'key',
  'zombie',
] as const;
export type MarkerType = (typeof MARKER_TYPES)[number];

/** How many of each the box holds (R010); life, pretzel, bonus and flare markers never leave the boards. */
export const MARKER_BOX: Readonly<Record<MarkerType, number>> = {
  x: 6,
  survivor: 4,
  food: 8,
  fuel: 8,
  medicine: 8,
  rifle: 4,
  bat: 2,
  knife: 2,
  shotgun: 2,
  sniper: 2,
  crossroads: 6,
  key: 1,
  zombie: 4,
};

export const ALL_MARKERS: readonly MarkerType[] = MARKER_TYPES.flatMap((type) =>
  Array.from({ length: MARKER_BOX[type] }, () => type),
);
export const MARKER_IDS: readonly string[] = ALL_MARKERS.map((_, index) => `marker-${index + 1}`);

/** They act when they are taken and never lie in an inventory. */
export const actsAtOnce = (type: MarkerType): boolean =>
  type === 'crossroads' || type === 'survivor' || type === 'zombie';

export const weaponOf = (type: MarkerType): WeaponId | undefined =>
  type === 'rifle' || type === 'bat' || type === 'knife' || type === 'shotgun' || type === 'sniper'
    ? type
    : undefined;
