import { Billboard } from '@react-three/drei';
import { pieceMaterial } from '../art/print-material';
import { waitingSignBody } from '../geometry/bodies/waiting-sign-body';
import { useQuality } from '../use-quality';
import { shared } from './looks';

/** Above the head of whoever waits to be taken along, turned to whoever looks. */
export function WaitingSign() {
  return (
    <Billboard position={[0, 3.5, 0]}>
      <mesh
        name="waiting sign"
        geometry={shared('waiting sign', waitingSignBody)}
        material={pieceMaterial(useQuality())}
      />
    </Billboard>
  );
}
