import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Object3D } from 'three';
import { registerPiece } from '../pieces';

/** How much room a body takes, half sizes in its own axes: for the shadow under it. */
export type Footprint = readonly [x: number, y: number, z: number];

/** Makes a body known under its id for as long as it is drawn. */
export function useRegistered<Body extends Object3D>(
  id: string,
  footprint?: Footprint,
): RefObject<Body | null> {
  const body = useRef<Body>(null);
  useLayoutEffect(() => {
    const drawn = body.current;
    if (!drawn) return undefined;
    drawn.userData['footprint'] = footprint;
    return registerPiece(id, drawn);
  }, [id, footprint]);
  return body;
}
