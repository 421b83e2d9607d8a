import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { SIGNS } from '../../signs/colours';
import { CROSS, FOOT, lay, paint, RING, THIN_RING } from '../../signs/marks';
import { useAimForecast } from './forecast';

const LIFT = 0.24;

/** Where whoever moves would stand in the end: two feet in a ring, or a cross where the move fails. */
export function EndMark() {
  const root = useRef<Group>(null);
  useFrame(() => {
    const outlook = useAimForecast.getState().judged?.outlook;
    const group = root.current;
    if (!group) return;
    const move = outlook && 'move' in outlook ? outlook.move : undefined;
    const isInside = move?.ok === true && move.into !== undefined;
    // What a disc touches is crossed out where its line ends.
    const isCrossed =
      outlook?.of === 'move' && move?.ok === false && move.failure.why === 'touched';
    group.visible = move !== undefined && !isInside && !isCrossed;
    if (!group.visible || !outlook || !('end' in outlook)) return;
    lay(group, outlook.end, LIFT);
    const isGood = move?.ok === true;
    group.children.forEach((mark, index) => (mark.visible = index < 4 === isGood));
  });
  return (
    <group ref={root} visible={false}>
      <mesh geometry={RING} material={paint(SIGNS.ink, 0.75, true)} scale={1.75} renderOrder={18} />
      <mesh
        geometry={THIN_RING}
        material={paint(SIGNS.good, 1, true)}
        scale={1.65}
        renderOrder={19}
      />
      <mesh
        geometry={FOOT}
        material={paint(SIGNS.ink, 0.9, true)}
        position={[-0.4, 0, 0]}
        renderOrder={19}
      />
      <mesh
        geometry={FOOT}
        material={paint(SIGNS.ink, 0.9, true)}
        position={[0.4, 0, 0]}
        renderOrder={19}
      />
      <mesh geometry={CROSS} material={paint(SIGNS.ink, 0.8, true)} scale={1.5} renderOrder={18} />
      <mesh geometry={CROSS} material={paint(SIGNS.bad, 1, true)} scale={1.1} renderOrder={19} />
    </group>
  );
}
