import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import {
  BufferGeometry,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  MeshBasicMaterial,
  RingGeometry,
  type Mesh,
} from 'three';
import { SIGNS } from '../../aim/colours';
import { pieceBody } from '../pieces';
import type { Footprint } from './useRegistered';

const POINTERS = 6;
const DISTANCE = 2.95;
const LIFT = 0.07;
/** On a ledge there is less room. */
const ON_LEDGE = 0.62;

/** A ring outside the team's, and pointers that look inward: here, this one. Amber on ink reads on snow and by night. */
const geometry = painted([
  { part: new RingGeometry(2.28, 2.46, 48), color: SIGNS.ink },
  ...pointers(0.62).map((part) => ({ part, color: SIGNS.ink })),
  ...pointers(0.4).map((part) => ({ part, color: SIGNS.amber })),
]);
const material = new MeshBasicMaterial({
  vertexColors: true,
  transparent: true,
  depthWrite: false,
  toneMapped: false,
});

function pointers(size: number): BufferGeometry[] {
  return Array.from({ length: POINTERS }, (_, index) =>
    // A circle of three corners is a triangle.
    new CircleGeometry(size, 3, Math.PI)
      .translate(DISTANCE, 0, 0)
      .rotateZ(((index + 0.5) * 2 * Math.PI) / POINTERS),
  );
}

function painted(
  parts: readonly { readonly part: BufferGeometry; readonly color: string }[],
): BufferGeometry {
  const positions: number[] = [];
  const colors: number[] = [];
  for (const { part, color } of parts) {
    const corners = part.toNonIndexed().getAttribute('position');
    positions.push(...corners.array);
    for (let i = 0; i < corners.count; i += 1) colors.push(...new Color(color).toArray());
  }
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(positions, 3))
    .setAttribute('color', new Float32BufferAttribute(colors, 3))
    .rotateX(-Math.PI / 2);
}

/** Lies under whoever acts and goes with them; it does not move by itself, so that the table can sleep. */
export function ActiveMark({ id }: { readonly id: string }) {
  const mesh = useRef<Mesh>(null);
  useFrame(() => {
    const mark = mesh.current;
    if (!mark) return;
    const body = pieceBody(id);
    mark.visible = body !== undefined && body.visible && body.parent !== null;
    if (!body || !mark.visible) return;
    const isRaised = body.userData['raised'] === true;
    const footprint = body.userData['footprint'] as Footprint | undefined;
    const foot = isRaised ? body.position.y - (footprint?.[1] ?? 0) : 0;
    mark.position.set(body.position.x, foot + LIFT, body.position.z);
    mark.scale.setScalar(isRaised ? ON_LEDGE : 1);
  });
  return <mesh ref={mesh} geometry={geometry} material={material} renderOrder={6} />;
}
