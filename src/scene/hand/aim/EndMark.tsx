import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { SIGNS } from '../../signs/colours';
import { CROSS, FOOT, lay, paint, RING, THIN_RING } from '../../signs/marks';
import { Outlined } from '../../signs/Outlined';
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
    const [good, bad] = group.children;
    if (good) good.visible = move?.ok === true;
    if (bad) bad.visible = move?.ok === false;
  });
  return (
    <group ref={root} visible={false}>
      <group>
        <Outlined
          shape={THIN_RING}
          under={RING}
          color={SIGNS.good}
          size={1.65}
          rim={0.1}
          dark={0.75}
          order={19}
        />
        {[-0.4, 0.4].map((x) => (
          <mesh
            key={x}
            geometry={FOOT}
            material={paint(SIGNS.ink, 0.9, true)}
            position={[x, 0, 0]}
            renderOrder={19}
          />
        ))}
      </group>
      <group>
        <Outlined shape={CROSS} color={SIGNS.bad} size={1.1} rim={0.4} dark={0.8} order={19} />
      </group>
    </group>
  );
}
