import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { SIGNS } from '../signs/colours';
import { HEAD, lay, paint, PLATE, RING } from '../signs/marks';
import { doorKnobOf } from './grips';
import { useHand } from './hand';

/** Behind a door: a knob with two arrows moves the start along it. */
export function DoorKnob() {
  const hasDoor = useHand((hand) => hand.aiming?.offer.shift !== undefined);
  const group = useRef<Group>(null);
  useFrame(() => {
    const { aiming } = useHand.getState();
    const at = aiming && doorKnobOf(aiming.offer);
    if (!aiming?.offer.shift || !group.current || !at) return;
    lay(group.current, at, 0.1);
    group.current.rotation.y = (aiming.offer.shift.direction * Math.PI) / 180;
  });
  if (!hasDoor) return null;
  return (
    <group ref={group}>
      <mesh geometry={PLATE} material={paint(SIGNS.ink, 0.85, true)} scale={0.9} renderOrder={15} />
      <mesh geometry={RING} material={paint(SIGNS.amber, 1, true)} scale={0.9} renderOrder={16} />
      {[0, Math.PI].map((turn) => (
        <group key={turn} rotation-y={turn}>
          <mesh
            geometry={HEAD}
            material={paint(SIGNS.amber, 1, true)}
            position-x={1.1}
            scale={1.3}
            renderOrder={16}
          />
        </group>
      ))}
    </group>
  );
}
