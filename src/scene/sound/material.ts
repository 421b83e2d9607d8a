// What things sound like when they are struck: by what they are, not by what they show.
import type { RecordedRun } from '../../match/session';
import type { PieceKind } from '../../physics/table';
import { projectileKind, type ProjectileKind } from '../projectiles';

export const MATERIALS = ['light', 'wood', 'card', 'heavy', 'iron'] as const;
/** Bullets and pellets; figures and discs; façades and tiles; vehicles; lamps and barrels. */
export type Material = (typeof MATERIALS)[number];

export const isMaterial = (sound: string): sound is Material =>
  MATERIALS.some((material) => material === sound);

const PIECE_MATERIALS: Readonly<Record<PieceKind, Material>> = {
  survivor: 'wood',
  zombie: 'wood',
  barrel: 'iron',
  box: 'wood',
  lamp: 'iron',
  car: 'heavy',
  truck: 'heavy',
  iceCreamTruck: 'heavy',
  barricade: 'card',
  flare: 'light',
  acid: 'card',
};

const PROJECTILE_MATERIALS: Readonly<Record<ProjectileKind, Material>> = {
  disc: 'wood',
  bat: 'wood',
  bullet: 'light',
  pellet: 'light',
  flare: 'light',
  knife: 'iron',
};

/** Who is made of what in a run; structures, city limits, dump and tower are card. */
export function materialsOf({ run }: RecordedRun): (id: string) => Material {
  const kinds = new Map(run.table.pieces.map(({ id, kind }) => [id, kind]));
  const rushing = new Set(run.launch.kind === 'rush' ? run.launch.zombies.map(({ id }) => id) : []);
  return (id) => {
    const kind = kinds.get(id);
    if (kind) return PIECE_MATERIALS[kind];
    if (rushing.has(id)) return PIECE_MATERIALS.zombie;
    const projectile = projectileKind(id);
    return projectile ? PROJECTILE_MATERIALS[projectile] : 'card';
  };
}
