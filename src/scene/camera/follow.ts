// What a camera that follows the shot should look at; one object, rewritten in place.
export type FollowTarget = {
  /** three's coordinates, in cm. */
  x: number;
  y: number;
  z: number;
  /** How much around it matters, in cm. */
  radius: number;
  /** A rush deserves its own view: where the tower's mouth looks, in degrees of the table. */
  facing: number | undefined;
};

const target: FollowTarget = { x: 0, y: 0, z: 0, radius: 20, facing: undefined };
let following = false;

/** Undefined while nothing is shown. The same object every time: copy what you keep. */
export const followTarget = (): Readonly<FollowTarget> | undefined =>
  following ? target : undefined;

export function follow(x: number, y: number, z: number, radius: number, facing?: number): void {
  following = true;
  target.x = x;
  target.y = y;
  target.z = z;
  target.radius = radius;
  target.facing = facing;
}

export function stopFollowing(): void {
  following = false;
}
