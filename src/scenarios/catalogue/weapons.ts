import { BULLET_DIAMETER, PROJECTILES } from '../../physics/measure/catalogue';

export const WEAPON_IDS = ['rifle', 'bat', 'knife', 'shotgun', 'sniper'] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const NOISES = ['silent', 'low', 'loud'] as const;
export type Noise = (typeof NOISES)[number];

export type Weapon = {
  readonly firearm: boolean;
  /** What lies on the table when it is used. */
  readonly launch: 'bullet' | 'bat' | 'knife' | 'pellets' | 'sniper';
  /** The room it needs beside a figure, in cm. */
  readonly width: number;
  /** Fires a shell: its template is as wide as the pellets in it, and all that they touch counts (R171, R173). */
  readonly shell?: true;
  /** Who has two of them fires two bullets (R084, A67). */
  readonly paired?: true;
  /** How many of its markers the box holds (R010). */
  readonly markers: number;
};

const lengthOf = (weapon: 'bat' | 'knife'): number => 2 * PROJECTILES[weapon].parts[0].half[0];

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  rifle: { firearm: true, launch: 'bullet', width: BULLET_DIAMETER, paired: true, markers: 4 },
  // Bat and knife are turned and need room for their length.
  bat: { firearm: false, launch: 'bat', width: lengthOf('bat'), markers: 2 },
  knife: { firearm: false, launch: 'knife', width: lengthOf('knife'), markers: 2 },
  shotgun: { firearm: true, launch: 'pellets', width: 4, shell: true, markers: 2 },
  sniper: { firearm: true, launch: 'sniper', width: BULLET_DIAMETER, markers: 2 },
};

/** Something for each weapon. */
export const eachWeapon = <Thing>(
  thing: (weapon: WeaponId) => Thing,
): Readonly<Record<WeaponId, Thing>> =>
  Object.fromEntries(WEAPON_IDS.map((id) => [id, thing(id)])) as Record<WeaponId, Thing>;

export const isWeapon = (type: string): type is WeaponId => WEAPON_IDS.some((id) => id === type);

/** Firearms are loud, everything else that is used is low (R120, R121). */
export const noiseOf = (weapon: WeaponId): Noise => (WEAPONS[weapon].firearm ? 'loud' : 'low');

export const louder = (a: Noise, b: Noise): Noise =>
  NOISES.indexOf(a) > NOISES.indexOf(b) ? a : b;
