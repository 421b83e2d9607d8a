import { AdditiveBlending, MeshBasicMaterial, PlaneGeometry, type Texture } from 'three';
import { glowTexture, spillTexture } from '../art/glow';

const plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);

type Patch = { x?: number; y?: number; z?: number; width: number; depth: number };

let shadow: MeshBasicMaterial | undefined;
let pool: MeshBasicMaterial | undefined;
let spill: MeshBasicMaterial | undefined;

const light = (map: Texture, opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    map,
    color: '#ff8f33',
    opacity,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });

/** Where a piece meets the table. Painted, so that even the lowest quality sets pieces down. */
export function ContactShadow({ x = 0, y = 0.02, z = 0, width, depth }: Patch) {
  shadow ??= new MeshBasicMaterial({
    map: glowTexture(),
    color: '#0c1626',
    opacity: 0.62,
    transparent: true,
    depthWrite: false,
  });
  return <mesh geometry={plane} material={shadow} position={[x, y, z]} scale={[width, 1, depth]} />;
}

export function LightPool({ x = 0, y = 0.05, z = 0, width, depth }: Patch) {
  pool ??= light(glowTexture(), 0.42);
  return <mesh geometry={plane} material={pool} position={[x, y, z]} scale={[width, 1, depth]} />;
}

/** Light that falls out of a building's windows, from the wall towards +z. */
export function WindowSpill({ x = 0, y = 0.04, z = 0, width, depth }: Patch) {
  spill ??= light(spillTexture(), 0.4);
  return (
    <mesh
      geometry={plane}
      material={spill}
      position={[x, y, z + depth / 2]}
      scale={[width, 1, depth]}
    />
  );
}
