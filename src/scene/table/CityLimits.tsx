import { BoxGeometry } from 'three';
import { palette } from '../palette';
import { useSurface } from '../surface';
import { snowCap } from '../geometry/snowCap';
import { TOWN } from './town';

const ARM = { length: 20, height: 3, depth: 1 } as const;
const wall = new BoxGeometry(ARM.length, ARM.height, ARM.depth);
const stripe = new BoxGeometry(ARM.length + 0.02, 0.7, ARM.depth + 0.04);
const cap = snowCap([[0, ARM.length, ARM.height]], ARM.depth + 0.3, 11);

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Four L corners: the border is the line between them, not a wall. */
export function CityLimits() {
  return CORNERS.map(([x, z]) => (
    <group key={`${x} ${z}`} position={[(x * TOWN.width) / 2, 0, (z * TOWN.depth) / 2]}>
      <Arm x={(-x * ARM.length) / 2} z={0} turn={0} />
      <Arm x={0} z={(-z * ARM.length) / 2} turn={Math.PI / 2} />
    </group>
  ));
}

function Arm({ x, z, turn }: { x: number; z: number; turn: number }) {
  const card = useSurface({ color: palette.card });
  const paint = useSurface({ color: palette.danger });
  const snow = useSurface({ color: '#f2f6f9' });
  return (
    <group position={[x, 0, z]} rotation-y={turn}>
      <mesh geometry={wall} material={card} position-y={ARM.height / 2} castShadow receiveShadow />
      <mesh geometry={stripe} material={paint} position-y={1.5} />
      <mesh geometry={cap} material={snow} position={[-ARM.length / 2, 0, 0]} receiveShadow />
    </group>
  );
}
