import RAPIER from '@dimforge/rapier3d-compat';
import type { Make, Part } from './measure/catalogue';
import { boxesOf } from './measure/solid';
import type { Pose } from './table';
import type { BuiltWorld, Owner } from './world';

/** So that the cast shape does not scrape along the table. */
const LIFT = 0.01;

export type CastHit = { readonly owner: Owner; readonly distance: number };
type Solid = {
  readonly shape: RAPIER.Shape;
  readonly at: RAPIER.Vector3;
  readonly turn: RAPIER.Quaternion;
};

/** What a piece would meet first if it slid straight ahead, leaving out what belongs to the ids in `without`. */
export function castAhead(
  { world, owners }: Pick<BuiltWorld, 'world' | 'owners'>,
  make: Make,
  pose: Pose,
  ahead: RAPIER.Vector3,
  reach: number,
  without: readonly string[] = [],
): CastHit | undefined {
  const counts = (collider: RAPIER.Collider): boolean => {
    const owner = owners.get(collider.handle);
    return owner !== undefined && !collider.isSensor() && !without.includes(owner.id);
  };
  let first: CastHit | undefined;
  for (const { shape, at, turn } of solidsOf(make, pose)) {
    const lifted = { x: at.x, y: at.y + LIFT, z: at.z };
    const none = undefined;
    const hit = world.castShape(
      lifted,
      turn,
      ahead,
      shape,
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
    if (!hit || !owner || (first && first.distance <= hit.time_of_impact)) continue;
    first = { owner, distance: hit.time_of_impact };
  }
  return first;
}

function solidsOf(make: Make, pose: Pose): Solid[] {
  const [part] = make.parts;
  if (part && part.shape !== 'box') {
    const [x, y, z, w] = pose.turn;
    return [
      { shape: shapeOf(part), at: { x: pose.x, y: pose.lift, z: -pose.y }, turn: { x, y, z, w } },
    ];
  }
  return boxesOf(make, pose).map(({ centre, half, turn: [x, y, z, w] }) => ({
    shape: new RAPIER.Cuboid(...half),
    at: { x: centre[0], y: centre[1], z: centre[2] },
    turn: { x, y, z, w },
  }));
}

export function shapeOf(part: Part): RAPIER.Shape {
  if (part.shape === 'box') return new RAPIER.Cuboid(...part.half);
  if (part.shape === 'ball') return new RAPIER.Ball(part.radius);
  return new RAPIER.Cylinder(part.halfHeight, part.radius);
}
