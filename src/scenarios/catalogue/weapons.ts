export const WEAPON_IDS = ['rifle', 'bat', 'knife', 'shotgun', 'sniper'] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const NOISES = ['silent', 'low', 'loud'] as const;
export type Noise = (typeof NOISES)[number];

export type Weapon = {
  readonly firearm: boolean;
  /** What lies on the table when it is used. */
  readonly launch: 'bullet' | 'bat' | 'knife' | 'pellets' | 'sniper';
};

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  rifle: { firearm: true, launch: 'bullet' },
  bat: { firearm: false, launch: 'bat' },
  knife: { firearm: false, launch: 'knife' },
  shotgun: { firearm: true, launch: 'pellets' },
  sniper: { firearm: true, launch: 'sniper' },
};

export const isWeapon = (type: string): type is WeaponId => WEAPON_IDS.some((id) => id === type);

/** Firearms are loud, everything else that is used is low (R120, R121). */
export const noiseOf = (weapon: WeaponId): Noise => (WEAPONS[weapon].firearm ? 'loud' : 'low');

export const louder = (a: Noise, b: Noise): Noise =>
  NOISES.indexOf(a) > NOISES.indexOf(b) ? a : b;
