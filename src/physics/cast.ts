import RAPIER from '@dimforge/rapier3d-compat';
import type { Part } from './measure/catalogue';
import type { Pose } from './table';
import type { BuiltWorld, Owner } from './world';

/** So that the cast shape does not scrape along the table. */
const LIFT = 0.01;

export type CastHit = { readonly owner: Owner; readonly distance: number };

/** What a part would meet first if it slid straight ahead, leaving out what belongs to the ids in `without`. */
export function castAhead(
  { world, owners }: Pick<BuiltWorld, 'world' | 'owners'>,
  part: Part,
  { x, y, lift, turn: [qx, qy, qz, qw] }: Pose,
  ahead: RAPIER.Vector3,
  reach: number,
  without: readonly string[] = [],
): CastHit | undefined {
  const counts = ({ handle }: RAPIER.Collider): boolean => {
    const owner = owners.get(handle);
    return owner !== undefined && !without.includes(owner.id);
  };
  const from = { x, y: lift + LIFT, z: -y };
  const turn = { x: qx, y: qy, z: qz, w: qw };
  const none = undefined;
  const hit = world.castShape(
    from,
    turn,
    ahead,
    shapeOf(part),
    0,
    reach,
    true,
    none,
    none,
    none,
    none,
    counts,
  );
  const owner = hit ? owners.get(hit.collider.handle) : undefined;
  return hit && owner ? { owner, distance: hit.time_of_impact } : undefined;
}

function shapeOf(part: Part): RAPIER.Shape {
  if (part.shape === 'box') return new RAPIER.Cuboid(...part.half);
  if (part.shape === 'ball') return new RAPIER.Ball(part.radius);
  return new RAPIER.Cylinder(part.halfHeight, part.radius);
}
