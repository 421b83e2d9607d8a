import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { DoubleSide, MeshBasicMaterial } from 'three';
import { chancesGeometry } from './shapes';
import { useChances } from './store';

const material = new MeshBasicMaterial({
  vertexColors: true,
  transparent: true,
  opacity: 0.8,
  depthWrite: false,
  side: DoubleSide,
});

/** Chances on the ground, in one mesh; nothing where nobody asks for them. */
export function Chances() {
  const shown = useChances();
  const invalidate = useThree((state) => state.invalidate);
  const isEmpty = shown.ends.length + shown.heat.length + shown.rings.length === 0;
  const geometry = useMemo(() => (isEmpty ? undefined : chancesGeometry(shown)), [shown, isEmpty]);
  useEffect(() => {
    invalidate();
    return () => geometry?.dispose();
  }, [geometry, invalidate]);
  if (!geometry) return null;
  return <mesh geometry={geometry} material={material} frustumCulled={false} renderOrder={1} />;
}
