import type { Half } from '../../scenarios/ids';
import { pieceMaterial } from '../art/print-material';
import { dayMarkerBody } from '../geometry/bodies/day-marker-body';
import { dayMarkerSpot } from '../geometry/bodies/structure-body';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import { shared } from './looks';

/** A ring on the RV's awnings, front and back: how many rounds are left, and whether it is day or night. */
export function DayMarker({ half, round }: { half: Half; round: number }) {
  const { at, tilt } = dayMarkerSpot(round);
  const material = pieceMaterial(useQuality());
  return [0, Math.PI].map((side) => (
    <group {...STILL} key={side} rotation-y={side}>
      <mesh
        {...STILL}
        geometry={shared(`day marker ${half}`, () => dayMarkerBody(half))}
        material={material}
        position={[...at]}
        rotation-z={tilt}
        castShadow
      />
    </group>
  ));
}
