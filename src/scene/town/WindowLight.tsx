import { useMemo } from 'react';
import { AdditiveBlending, MeshBasicMaterial, PlaneGeometry, type BufferGeometry } from 'three';
import { STRUCTURE_SIZES } from '../../physics/measure/structure';
import type { Structure } from '../../physics/table';
import { spillTexture } from '../art/glow';
import { joined } from '../geometry/part';
import { blend, onNightfall } from '../art/nightfall';
import { STILL } from '../still';
import { radians } from '../table/town';

const DEPTH = 17;
let spill: MeshBasicMaterial | undefined;

/** Light that falls out of the windows onto the snow, for all buildings at once. */
export function WindowLight({ structures }: { structures: readonly Structure[] }) {
  spill ??= spillMaterial();
  const geometry = useMemo(() => joined(structures.map(spillOf)), [structures]);
  return <mesh {...STILL} geometry={geometry} material={spill} renderOrder={4} />;
}

function spillOf({ kind, x, y, facing }: Structure): BufferGeometry {
  const { width } = STRUCTURE_SIZES[kind];
  return new PlaneGeometry(width * 1.35, DEPTH)
    .rotateX(-Math.PI / 2)
    .translate(0, 0.04, DEPTH / 2 + 0.3)
    .rotateY(Math.PI / 2 + radians(facing))
    .translate(x, 0, -y);
}

function spillMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    map: spillTexture(),
    color: '#ff8f33',
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  onNightfall((share) => {
    material.opacity = blend(0, 0.42, share);
    material.visible = share > 0.02;
  });
  return material;
}
