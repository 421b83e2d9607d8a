import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { heading } from '../../physics/measure/trig';
import { add, scale } from '../../physics/measure/vector';
import { CROSS, lay, paint, PLATE, RING } from '../signs/marks';
import { SIGNS } from '../signs/colours';
import { KNOB } from './grips';
import { useHand } from './hand';

/** A knob at the thick end turns the bat; a cross on the handle is where it is struck. */
export function BatKnob() {
  const hasBat = useHand((hand) => hand.aiming?.axis !== undefined);
  const knob = useRef<Group>(null);
  const struck = useRef<Group>(null);
  useFrame(() => {
    const { aiming } = useHand.getState();
    if (aiming?.axis === undefined) return;
    const thick = heading(aiming.axis);
    if (knob.current) lay(knob.current, add(aiming.offer.at, scale(thick, KNOB)), 0.1);
    if (struck.current)
      lay(struck.current, add(aiming.offer.at, scale(thick, -(aiming.struck ?? 0))), 0.66);
  });
  if (!hasBat) return null;
  return (
    <>
      <group ref={knob}>
        <mesh
          geometry={PLATE}
          material={paint(SIGNS.ink, 0.85, true)}
          scale={0.9}
          renderOrder={15}
        />
        <mesh geometry={RING} material={paint(SIGNS.amber, 1, true)} scale={0.9} renderOrder={16} />
      </group>
      <group ref={struck}>
        <mesh geometry={CROSS} material={paint(SIGNS.ink, 1, true)} scale={0.5} renderOrder={16} />
      </group>
    </>
  );
}
