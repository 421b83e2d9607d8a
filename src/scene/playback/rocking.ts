// Leans a figure that kept its feet over the edge of its foot, and back.
import { MathUtils, Quaternion, Vector3, type Object3D } from 'three';
import type { Pose } from '../../physics/table';
import { leanAt, type Rock } from '../film/rocks';
import { putAt } from '../film/sample';

export type Rocking = Rock & {
  readonly body: Object3D;
  /** Where it stands, if the film does not move it. */
  readonly stands: Pose | undefined;
};

/** From the middle of a foot to its edge, in cm. */
const EDGE = 0.9;
const axis = new Vector3();
const pivot = new Vector3();
const turn = new Quaternion();

/** After the film has put everybody where they are; `share` is less than one where the show ends. */
export function rock(
  { body, stands, along, ...rocking }: Rocking,
  seconds: number,
  share: number,
): void {
  const lean = share * leanAt(rocking, seconds - rocking.seconds);
  if (stands) putAt(body, stands);
  if (lean === 0) return;
  const side = Math.sign(lean) * EDGE;
  pivot.set(body.position.x + along.x * side, 0, body.position.z - along.y * side);
  turn.setFromAxisAngle(axis.set(-along.y, 0, -along.x), MathUtils.degToRad(lean));
  body.position.sub(pivot).applyQuaternion(turn).add(pivot);
  body.quaternion.premultiply(turn);
}

/** Upright again, whatever was seen of it. */
export function standStill({ body, stands }: Rocking): void {
  if (stands) putAt(body, stands);
}
