import { Html } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { heading } from '../../../physics/measure/trig';
import { add, scale } from '../../../physics/measure/vector';
import { lay } from '../../signs/marks';
import { KNOB } from '../grips';
import { useHand } from '../hand';
import './KnobLabel.css';

/** Farther out than the knob, so that a finger does not cover it at once. */
const BEYOND = 2.4;

/** What the knob of a bat is for. */
export function KnobLabel({ text }: { readonly text: string }) {
  const hasBat = useHand((hand) => hand.aiming?.axis !== undefined);
  const place = useRef<Group>(null);
  useFrame(() => {
    const { aiming } = useHand.getState();
    if (aiming?.axis === undefined || !place.current) return;
    lay(place.current, add(aiming.offer.at, scale(heading(aiming.axis), KNOB + BEYOND)), 0.3);
  });
  if (!hasBat) return null;
  return (
    <group ref={place}>
      <Html center className="knob-label" aria-hidden="true">
        ↻ {text}
      </Html>
    </group>
  );
}
