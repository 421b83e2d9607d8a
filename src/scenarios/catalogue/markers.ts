import { eachWeapon, isWeapon, WEAPON_IDS, WEAPONS, type WeaponId } from './weapons';

export const MARKER_TYPES = [
  'x',
  'survivor',
  'food',
  'fuel',
  'medicine',
  ...WEAPON_IDS,
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
  ...eachWeapon((id) => WEAPONS[id].markers),
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
  isWeapon(type) ? type : undefined;
