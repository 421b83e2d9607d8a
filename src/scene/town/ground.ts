// Where patches lie on the table under the bodies they follow: shadows, lamp light, rings.
import { Matrix4, Quaternion, Vector3, type InstancedMesh, type Object3D } from 'three';
import { pieceBodies } from '../pieces';
import type { Footprint } from './use-registered';

export type Laying = (mesh: InstancedMesh) => void;

const SHADOW_LIFT = 0.03;
/** A body this far above the table throws no shadow on it that matters. */
const TOO_HIGH = 7;

const axisX = new Vector3();
const axisY = new Vector3();
const axisZ = new Vector3();
const along = new Vector3();
const across = new Vector3();
const place = new Vector3();
const size = new Vector3();
const turn = new Quaternion();
const matrix = new Matrix4();
const fromWorld = new Matrix4();
const seen = new Matrix4();
const at = new Vector3();
const rounded = new Float32Array(16);
const UP = new Vector3(0, 1, 0);
const EAST = new Vector3(1, 0, 0);

const footprintOf = (body: Object3D): Footprint | undefined =>
  body.userData['footprint'] as Footprint | undefined;

/** How far a turned box reaches along a direction. */
const reach = (direction: Vector3, [x, y, z]: Footprint): number =>
  Math.abs(axisX.dot(direction)) * x +
  Math.abs(axisY.dot(direction)) * y +
  Math.abs(axisZ.dot(direction)) * z;

/** From here on places are as this ground sees them: a whole table may be set somewhere else. */
function begin(ground: InstancedMesh): void {
  ground.updateWorldMatrix(true, false);
  fromWorld.copy(ground.matrixWorld).invert();
}

/** Where a body is and how it is turned; what is offered to the hand hangs on its own place. */
function observe(body: Object3D): void {
  body.parent?.updateWorldMatrix(true, false);
  seen.copy(body.matrix);
  if (body.parent) seen.premultiply(body.parent.matrixWorld);
  seen.premultiply(fromWorld).extractBasis(axisX, axisY, axisZ);
  at.setFromMatrixPosition(seen);
}

/** A soft patch under every body that knows its size, on the table or on the ledge it stands on. */
export function layShadows(mesh: InstancedMesh): void {
  begin(mesh);
  let count = 0;
  let moved = false;
  for (const body of pieceBodies.values()) {
    const footprint = footprintOf(body);
    if (!footprint || !isSeen(body) || count >= mesh.instanceMatrix.count) continue;
    observe(body);
    along
      .copy(Math.abs(axisX.y) < 0.8 ? axisX : axisY)
      .setY(0)
      .normalize();
    across.crossVectors(UP, along);
    const bottom = at.y - reach(UP, footprint);
    const raised = isRaised(body);
    const near = raised ? 1 : 1 - Math.max(0, bottom) / TOO_HIGH;
    if (near <= 0) continue;
    place.set(at.x, raised ? bottom + 0.02 : SHADOW_LIFT, at.z);
    turn.setFromUnitVectors(EAST, along);
    const soft = raised ? 0.35 : 0.95;
    size.set(
      (reach(along, footprint) + soft) * 2 * near,
      1,
      (reach(across, footprint) + soft) * 2 * near,
    );
    matrix.compose(place, turn, size);
    if (putMatrix(mesh, count)) moved = true;
    count += 1;
  }
  mesh.count = count;
  if (moved) mesh.instanceMatrix.needsUpdate = true;
}

const isSeen = (body: Object3D): boolean => body.visible && body.parent !== null;

const isRaised = (body: Object3D): boolean => body.userData['raised'] === true;

/** On a ledge there is less room. */
const ON_LEDGE = 0.62;

/** At the feet of the body that was observed. */
function layUnder(body: Object3D, lift: number): void {
  const size = isRaised(body) ? ON_LEDGE : 1;
  const foot = isRaised(body) ? at.y - (footprintOf(body)?.[1] ?? 0) : 0;
  matrix.makeScale(size, 1, size).setPosition(at.x, foot + lift, at.z);
}

/** One patch for each of some bodies, or only for those that stand. */
export function layPatches(
  mesh: InstancedMesh,
  ids: readonly string[],
  lift: number,
  whileStanding: boolean,
): void {
  begin(mesh);
  let count = 0;
  let moved = false;
  for (const id of ids) {
    const body = pieceBodies.get(id);
    if (!body || !isSeen(body)) continue;
    observe(body);
    const isHigh = at.y > TOO_HIGH + 2 && !isRaised(body);
    if (isHigh || (whileStanding && axisY.y < 0.9)) continue;
    layUnder(body, lift);
    if (putMatrix(mesh, count)) moved = true;
    count += 1;
  }
  mesh.count = count;
  if (moved) mesh.instanceMatrix.needsUpdate = true;
}

/** Writes the patch's matrix; false where it lay there already, so that a still table sends nothing to the graphics card. */
function putMatrix({ instanceMatrix: { array } }: InstancedMesh, index: number): boolean {
  let moved = false;
  matrix.toArray(rounded);
  for (let part = 0; part < rounded.length; part += 1) {
    if (array[index * 16 + part] === rounded[part]) continue;
    array[index * 16 + part] = rounded[part] ?? 0;
    moved = true;
  }
  return moved;
}
