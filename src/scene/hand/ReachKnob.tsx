import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import { FIGURE_WIDTH } from '../../physics/measure/catalogue';
import { facingOf } from '../../physics/measure/pose';
import { SIGNS } from '../signs/colours';
import { aroundRectangle, CROSS, lay, paint, PLATE, RING } from '../signs/marks';
import { useHand } from './hand';
import { reachKnobOf } from './reach';

const FOOT = { x: 0.6, y: FIGURE_WIDTH / 2 };

/** Around a shooter: a line as far as the start may lie, and a knob that moves it (A149). */
export function ReachKnob() {
  const within = useHand((hand) => hand.aiming?.offer.within);
  const knob = useRef<Group>(null);
  const line = useMemo(
    () => within && aroundRectangle(FOOT, within.gap + within.width / 2, 0.2),
    [within],
  );
  useFrame(() => {
    const { aiming } = useHand.getState();
    const at = aiming && reachKnobOf(aiming.offer);
    if (at && knob.current) lay(knob.current, at, 0.1);
  });
  if (!within || !line) return null;
  const { pose } = within.figure;
  return (
    <>
      <mesh
        geometry={line}
        material={paint(SIGNS.cold, 0.9)}
        position={[pose.x, 0.12, -pose.y]}
        rotation-y={(facingOf(pose) * Math.PI) / 180}
        renderOrder={11}
      />
      <group ref={knob}>
        <mesh
          geometry={PLATE}
          material={paint(SIGNS.ink, 0.85, true)}
          scale={0.9}
          renderOrder={15}
        />
        <mesh geometry={RING} material={paint(SIGNS.amber, 1, true)} scale={0.9} renderOrder={16} />
        <mesh
          geometry={CROSS}
          material={paint(SIGNS.amber, 1, true)}
          scale={0.5}
          rotation-y={Math.PI / 4}
          renderOrder={16}
        />
      </group>
    </>
  );
}
