import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { DoubleSide, MeshBasicMaterial, RingGeometry } from 'three';
import type { TableView } from '../../match/table-view';
import type { Pose, Vec2 } from '../../physics/table';
import { palette } from '../palette';
import { pieceBody } from '../pieces';
import { useCarried } from './carried';
import { ringOf } from './targets';

const ring = new RingGeometry(2.6, 3.2, 40).rotateX(-Math.PI / 2);
const paint = (color: string): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    transparent: true,
    opacity: 0.85,
    depthWrite: false,
    side: DoubleSide,
  });
const CHOSEN = paint(palette.amber);
const FREE = paint('#2f8f4e');
const TAKEN = paint(palette.danger);
/** Held over the others. */
const HELD = 1.5;

/** A piece in the air goes with the finger; where it may not stand its ring is red, and the free place nearest to it green. */
export function Carried({ shown }: { readonly shown: TableView }) {
  const { carried, selected, offered } = useCarried();
  const invalidate = useThree((state) => state.invalidate);
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const lies = (id: string): Pose | undefined => shown.pieces.find((one) => one.id === id)?.pose;
    const last = before.current;
    // Let go of, it lies where the table says: there again, or at its new place.
    const pose = last !== undefined && last !== carried?.id ? lies(last) : undefined;
    if (last !== undefined && pose) pieceBody(last)?.position.set(pose.x, pose.lift, -pose.y);
    if (carried) {
      const { id, at } = carried;
      pieceBody(id)?.position.set(at.x, (lies(id)?.lift ?? 0) + HELD, -at.y);
    }
    before.current = carried?.id;
  }, [carried, shown]);
  useEffect(() => useCarried.subscribe(() => invalidate()), [invalidate]);
  const chosen = selected === undefined || carried ? undefined : ringOf(shown, selected);
  return (
    <>
      {carried && <Mark at={carried.at} material={carried.free ? FREE : TAKEN} />}
      {chosen && <Mark at={chosen.at} lift={chosen.lift} material={CHOSEN} />}
      {offered && <Mark at={offered} material={FREE} />}
    </>
  );
}

function Mark({
  at,
  lift = 0.18,
  material,
}: {
  readonly at: Vec2;
  readonly lift?: number;
  readonly material: MeshBasicMaterial;
}) {
  return (
    <mesh geometry={ring} material={material} position={[at.x, lift, -at.y]} renderOrder={2} />
  );
}
