import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { MeshBasicMaterial, type Mesh } from 'three';
import { useHand } from '../hand';
import { layWedges, wedgeGeometry, wedgesOf } from './cone';
import { useAimForecast } from './forecast';

const blurred = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    depthTest: false,
    toneMapped: false,
  });

/** Where pellets may go: a soft ray for each, as wide as it strays. Never a line: none of them keeps to one. */
export function ShotgunCone() {
  const isShell = useHand((hand) => hand.aiming?.offer.launch === 'pellets');
  return isShell ? <Rays /> : null;
}

function Rays() {
  const mesh = useRef<Mesh>(null);
  const parts = useMemo(() => ({ geometry: wedgeGeometry(), material: blurred() }), []);
  useFrame(() => {
    const { touches } = useAimForecast.getState();
    const { aiming } = useHand.getState();
    if (!mesh.current) return;
    mesh.current.visible = touches !== undefined && aiming !== undefined;
    if (touches && aiming) layWedges(parts.geometry, wedgesOf(aiming, touches));
  });
  return (
    <mesh
      ref={mesh}
      geometry={parts.geometry}
      material={parts.material}
      frustumCulled={false}
      visible={false}
      renderOrder={17}
    />
  );
}
