import type { BufferGeometry } from 'three';
import { FIGURES, figureTexture, type FigureName } from '../art/figures';
import { FIGURE, FIGURE_CM, silhouetteOutline } from '../art/figures/silhouette';
import { cardGeometry } from '../geometry/card';
import { useSurface } from '../surface';
import { useQuality } from '../useQuality';
import { ContactShadow } from './GroundGlow';
import { radians, type Place } from './town';

const cutOut = new Map<FigureName, BufferGeometry>();

/** A chunky flat figure, 2.1 wide, 3.7 high and 1.2 deep, printed on both sides. */
export function Standee({
  name,
  x,
  z,
  turn = 0,
  lying = false,
}: Place & { name: FigureName; lying?: boolean }) {
  const picture = figureTexture(name, useQuality().detail);
  // A little of its own light, because faces must stay readable at night.
  const print = useSurface({
    map: picture,
    emissive: '#ffffff',
    emissiveMap: picture,
    emissiveIntensity: 0.36,
  });
  const { width, depth, height } = FIGURE_CM;
  return (
    <group position={[x, 0, z]} rotation-y={radians(turn)}>
      <mesh
        geometry={figureGeometry(name)}
        material={print}
        position={lying ? [0, depth / 2, height / 2] : [0, 0, 0]}
        rotation-x={lying ? -Math.PI / 2 : 0}
        castShadow
        receiveShadow
      />
      <ContactShadow width={width * 1.9} depth={lying ? height * 1.6 : depth * 2.6} />
    </group>
  );
}

function figureGeometry(name: FigureName): BufferGeometry {
  const known = cutOut.get(name);
  if (known) return known;
  const outline = silhouetteOutline(FIGURES[name].silhouette);
  const geometry = cardGeometry(outline, { ...FIGURE, bevel: 9 });
  geometry.scale(0.01, 0.01, 0.01);
  cutOut.set(name, geometry);
  return geometry;
}
