import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { Matrix4, type InstancedMesh } from 'three';
import type { Recording } from '../../../physics/recording';
import { SIGNS } from '../../signs/colours';
import { useAimForecast } from './forecast';
import { paint, PLATE, THIN_RING } from '../../signs/marks';

/** What it is called in the scene. */
export const PATH = 'path';
const DOTS = 240;
const RESTS = 24;
const EVERY = 3;
const NONE: readonly Recording[] = [];
const matrix = new Matrix4();

/** For practice: the whole way of everything that would move, and where it would come to rest; of pellets several tries. */
export function FullPath() {
  const dots = useRef<InstancedMesh>(null);
  const rests = useRef<InstancedMesh>(null);
  const last = useRef<readonly Recording[]>(undefined);

  const draw = (runs: readonly Recording[]): void => {
    if (!dots.current || !rests.current) return;
    let [dot, rest] = [0, 0];
    const tracks = runs.flatMap((run) => run.tracks);
    for (const { poses } of tracks) {
      for (let i = 0; i + 6 < poses.length && dot < DOTS; i += 7 * EVERY * runs.length)
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
  };

  useFrame(() => {
    const runs = useAimForecast.getState().judged?.runs ?? NONE;
    if (runs === last.current) return;
    last.current = runs;
    draw(runs);
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
