// The cast. Names are the game's; looks and words are ours.
import type { WeaponId } from './weapons';

export const SURVIVOR_IDS = [
  'anita',
  'elijah',
  'gabriel',
  'john',
  'kevin',
  'lily',
  'loretta',
  'mike',
  'olivia',
  'rosa',
  'thomas',
] as const;
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

export const isSurvivorId = (id: string | undefined): id is SurvivorId =>
  SURVIVOR_IDS.some((one) => one === id);

export type SurvivorCard = {
  readonly name: string;
  /** Figure, backpack and board share it (R002, R025). */
  readonly number: number;
  /** Printed on the board: never dropped, stolen or covered (R026, A35). */
  readonly weapon: WeaponId;
};

export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorCard>> = {
  anita: { name: 'Anita Wallace', number: 1, weapon: 'bat' },
  elijah: { name: 'Elijah Jordan', number: 2, weapon: 'rifle' },
  gabriel: { name: 'Gabriel Diaz', number: 3, weapon: 'rifle' },
  john: { name: 'John Price', number: 4, weapon: 'rifle' },
  kevin: { name: 'Kevin', number: 5, weapon: 'shotgun' },
  lily: { name: 'Lily', number: 6, weapon: 'knife' },
  loretta: { name: 'Loretta Clay', number: 7, weapon: 'bat' },
  mike: { name: 'Mike Cho', number: 8, weapon: 'knife' },
  olivia: { name: 'Olivia Brown', number: 9, weapon: 'bat' },
  rosa: { name: 'Rosa Rodriguez', number: 10, weapon: 'rifle' },
  thomas: { name: 'Thomas', number: 11, weapon: 'sniper' },
};
