import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Matrix4, type InstancedMesh } from 'three';
import { spareTable } from '../../../match/spare-table';
import type { Recording } from '../../../physics/recording';
import { aimShown, useHand, type Aiming } from '../hand';
import { SIGNS } from '../../signs/colours';
import { foretold, type SeenTable } from './foretold';
import { paint, PLATE, THIN_RING } from '../../signs/marks';

/** What it is called in the scene. */
export const PATH = 'path';
const DOTS = 240;
const RESTS = 24;
const EVERY = 3;
/** A whole shot is asked for not more often than this, in ms. */
const PAUSE = 120;
const matrix = new Matrix4();

/** For practice: the whole way of everything that would move, and where it would come to rest. */
export function FullPath({ shown }: { readonly shown: SeenTable }) {
  const dots = useRef<InstancedMesh>(null);
  const rests = useRef<InstancedMesh>(null);
  const seen = useRef<Aiming>(undefined);
  const last = useRef(0);
  const drop = useRef(() => {});
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    for (const mesh of [dots.current, rests.current]) if (mesh) mesh.count = 0;
  }, []);
  useEffect(() => () => drop.current(), []);

  const draw = (shot: Recording | undefined): void => {
    if (!dots.current || !rests.current) return;
    let [dot, rest] = [0, 0];
    for (const { poses } of shot?.tracks ?? []) {
      for (let i = 0; i + 6 < poses.length && dot < DOTS; i += 7 * EVERY)
        put(dots.current, dot++, poses[i] ?? 0, poses[i + 1] ?? 0, 0.28, 0.16);
      const end = poses.length - 7;
      if (end >= 0 && rest < RESTS)
        put(rests.current, rest++, poses[end] ?? 0, poses[end + 1] ?? 0, 1.4, 0.16);
    }
    for (const [mesh, count] of [
      [dots.current, dot],
      [rests.current, rest],
    ] as const) {
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
    }
    invalidate();
  };

  useFrame(() => {
    const now = aimShown(useHand.getState());
    if (now === seen.current) return;
    if (now && performance.now() - last.current < PAUSE) {
      invalidate();
      return;
    }
    seen.current = now;
    last.current = performance.now();
    drop.current();
    if (now) drop.current = spareTable().run(foretold(now, shown), draw);
    else draw(undefined);
  });
  return (
    <>
      <instancedMesh
        ref={dots}
        name={PATH}
        args={[PLATE, paint(SIGNS.cold, 0.9, true), DOTS]}
        frustumCulled={false}
        renderOrder={18}
      />
      <instancedMesh
        ref={rests}
        args={[THIN_RING, paint(SIGNS.cold, 1, true), RESTS]}
        frustumCulled={false}
        renderOrder={18}
      />
    </>
  );
}

function put(
  mesh: InstancedMesh,
  index: number,
  x: number,
  y: number,
  size: number,
  lift: number,
): void {
  matrix.makeScale(size, 1, size).setPosition(x, lift, -y);
  mesh.setMatrixAt(index, matrix);
}
