import { SIGNS } from '../signs/colours';
import { paint, PLATE, RING } from '../signs/marks';
import { useHand } from './hand';

/** Small plates where something may be put: to be tapped. */
export function GoodPlaces() {
  const placeable = useHand((hand) => hand.placeable);
  return placeable?.places.map(({ x, y }) => (
    <group key={`${x} ${y}`} position={[x, 0.1, -y]}>
      <mesh
        geometry={PLATE}
        material={paint(SIGNS.light, 0.85, true)}
        scale={0.6}
        renderOrder={11}
      />
      <mesh geometry={RING} material={paint(SIGNS.ink, 0.8, true)} scale={0.7} renderOrder={11} />
    </group>
  ));
}
