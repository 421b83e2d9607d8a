import { cardGeometry } from '../geometry/card';
import { polygon } from '../geometry/outline';
import { snowCap } from '../geometry/snowCap';
import { useSurface } from '../surface';
import { ContactShadow } from './GroundGlow';
import type { Place } from './town';

const WIDTH = 10;
const HEIGHT = 18;
const tree = cardGeometry(
  polygon([[5, 0], [7.4, 5], [6.4, 5], [8.8, 10.4], [7.4, 10.4], [10, 16], [5.8, 16], [5.8, 18], [4.2, 18], [4.2, 16], [0, 16], [2.6, 10.4], [1.2, 10.4], [3.6, 5], [2.6, 5]]), // prettier-ignore
  { width: WIDTH, height: HEIGHT, depth: 0.8 },
);
const snow = snowCap(
  [[-2.6, -0.1, 12.6, 18], [0.1, 2.6, 18, 12.6], [-4, -1.6, 7.4, 12], [1.6, 4, 12, 7.4], [-5, -2.6, 1.9, 6.8], [2.6, 5, 6.8, 1.9]], // prettier-ignore
  1.3,
  3,
);

/** Two cards slotted crosswise, outside the city limits, where no disc ever goes. */
export function PineTree({ x, z, turn = 0, size = 1 }: Place & { size?: number }) {
  const green = useSurface({ color: '#2f5148' });
  const white = useSurface({ color: '#eef3f7' });
  return (
    <group position={[x, 0, z]} rotation-y={turn} scale={size}>
      {[0, Math.PI / 2].map((angle) => (
        <group key={angle} rotation-y={angle}>
          <mesh geometry={tree} material={green} castShadow receiveShadow />
          {angle === 0 && <mesh geometry={snow} material={white} />}
        </group>
      ))}
      <ContactShadow width={15} depth={15} />
    </group>
  );
}
