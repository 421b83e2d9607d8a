// What a camera that follows the shot should look at; one object, rewritten in place.
import type { Vec2 } from '../../physics/table';

export type FollowTarget = {
  /** three's coordinates, in cm. */
  x: number;
  y: number;
  z: number;
  /** How much around it matters, in cm. */
  radius: number;
  /** A rush deserves its own view: where the tower's mouth looks, in degrees of the table. */
  facing: number | undefined;
  /** Where on the table it is going to end; the same object for all of a show. */
  end: Vec2 | undefined;
};

const target: FollowTarget = { x: 0, y: 0, z: 0, radius: 20, facing: undefined, end: undefined };
let following = false;

/** Undefined while nothing is shown. The same object every time: copy what you keep. */
export const followTarget = (): Readonly<FollowTarget> | undefined =>
  following ? target : undefined;

export function follow(
  x: number,
  y: number,
  z: number,
  radius: number,
  facing?: number,
  end?: Vec2,
): void {
  following = true;
  target.x = x;
  target.y = y;
  target.z = z;
  target.radius = radius;
  target.facing = facing;
  target.end = end;
}

export function stopFollowing(): void {
  following = false;
}
