// What is flicked and taken off the table again, as the picture and the sound know it.
import { PIECES, PROJECTILES } from '../physics/measure/catalogue';

export const PROJECTILE_MAKES = { ...PROJECTILES, flare: PIECES.flare } as const;
export type ProjectileKind = keyof typeof PROJECTILE_MAKES;

const isKind = (name: string): name is ProjectileKind => Object.hasOwn(PROJECTILE_MAKES, name);

/** The kind of what a launch puts on the table, by its id: 'disc', 'pellet-3'. */
export function projectileKind(id: string): ProjectileKind | undefined {
  const [name = ''] = id.split('-');
  return isKind(name) ? name : undefined;
}
