import type { Spot } from '../../physics/table';
import { SIGNS } from '../signs/colours';
import { BAND, HEAD, paint, PLATE, RING, THIN_RING } from '../signs/marks';
import { LOOK } from './grips';
import { useHand } from './hand';

/** The place that is meant, and a pointer to where the figure will look. */
export function PlacingSign({ figure }: { readonly figure: Spot | undefined }) {
  const placing = useHand((hand) => hand.placing);
  const placeable = useHand((hand) => hand.placeable);
  const isRefused = placing?.spot !== undefined && placeable?.whyNot(placing.spot) !== undefined;
  const at = placing?.spot ?? figure;
  if (!placing || !at) return null;
  return (
    <group position={[at.x, 0.12, -at.y]}>
      {placing.spot && (
        <>
          <mesh
            geometry={PLATE}
            material={paint(isRefused ? SIGNS.bad : SIGNS.amber, placeable ? 0.75 : 0.35, true)}
            scale={1.5}
            renderOrder={12}
          />
          <mesh
            geometry={RING}
            material={paint(SIGNS.ink, 0.9, true)}
            scale={1.7}
            renderOrder={13}
          />
        </>
      )}
      {placing.facing !== undefined && (
        <group rotation-y={(placing.facing * Math.PI) / 180}>
          <mesh
            geometry={THIN_RING}
            material={paint(SIGNS.ink, 0.7, true)}
            scale={LOOK}
            renderOrder={12}
          />
          <mesh
            geometry={BAND}
            material={paint(SIGNS.ink, 0.8, true)}
            scale={[LOOK, 1, 0.5]}
            renderOrder={12}
          />
          <mesh
            geometry={HEAD}
            material={paint(SIGNS.ink, 0.95, true)}
            position-x={LOOK - 0.9}
            scale={3.2}
            renderOrder={13}
          />
          <mesh
            geometry={HEAD}
            material={paint(SIGNS.amber, 1, true)}
            position-x={LOOK - 0.5}
            scale={2.3}
            renderOrder={14}
          />
        </group>
      )}
    </group>
  );
}
