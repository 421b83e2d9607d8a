import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import { pieceMaterial } from '../art/print-material';
import { closedDoorBody } from '../geometry/bodies/closed-door-body';
import { useQuality } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { shared } from './looks';

/** Seconds in which the planks are nailed on. */
const NAILED = 0.32;

/** By this name it is found in the scene. */
export const closedName = (structure: string): string => `closed ${structure}`;

/** An X before a door, in its building's own frame; one that is new comes down on it. */
export function ClosedDoor({ structure, isNew }: { structure: string; isNew: boolean }) {
  const group = useRef<Group>(null);
  const moving = !useReducedMotion();
  // Only as it comes: whatever is shown afterwards, it goes on falling.
  const [falls] = useState(isNew && moving);
  const left = useRef(falls ? NAILED : 0);
  const invalidate = useThree((state) => state.invalidate);
  const material = pieceMaterial(useQuality());
  useLayoutEffect(() => invalidate(), [invalidate]);
  useFrame((_, delta) => {
    const body = group.current;
    if (!body) return;
    left.current = Math.max(0, left.current - delta);
    const share = left.current / NAILED;
    body.scale.setScalar(1 + 0.45 * share * share);
    body.position.y = 3 * share * share;
    if (left.current > 0) invalidate();
  });
  return (
    <group ref={group} name={closedName(structure)}>
      <mesh
        geometry={shared('closed door', closedDoorBody)}
        material={material}
        castShadow
        receiveShadow
      />
    </group>
  );
}
