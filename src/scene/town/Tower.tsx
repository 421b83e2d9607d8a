import { useLayoutEffect } from 'react';
import type { Group, Mesh } from 'three';
import { homeMouth } from '../../physics/measure/structure';
import type { Spot } from '../../physics/table';
import { pieceMaterial } from '../art/print-material';
import { strutBody, towerBody, TRAP, trapdoorBody, trayBody } from '../geometry/bodies/tower-body';
import { STILL } from '../still';
import { radians } from '../table/town';
import { useQuality } from '../use-quality';
import { pieceBody } from '../pieces';
import { shared } from './looks';
import { useRegistered } from './use-registered';

const STRUT_TRAVEL = 12;
const FALLEN_OPEN = -1.35;

/** The dump's tray, which stays where it is. */
export function Dump({ dump: { x, y, facing } }: { dump: Spot }) {
  return (
    <mesh
      {...STILL}
      geometry={shared('tray', trayBody)}
      material={pieceMaterial(useQuality())}
      position={[x, 0, -y]}
      rotation-y={radians(facing)}
      castShadow
      receiveShadow
    />
  );
}

type TowerProps = {
  readonly dump: Spot;
  /** 0: the strut is in and the trapdoor shut; 1: pulled and fallen open. */
  readonly open?: number;
};

/**
 * The zombie tower, at home at the dump's front edge. Its bodies are 'tower' (origin at the mouth,
 * front along +x), 'strut' (slides out along its x) and 'trapdoor' (falls open about its x).
 */
export function Tower({ dump, open = 0 }: TowerProps) {
  const material = pieceMaterial(useQuality());
  const tower = useRegistered<Group>('tower');
  const strut = useRegistered<Mesh>('strut');
  const trapdoor = useRegistered<Mesh>('trapdoor');
  const { x, y, facing } = homeMouth(dump);
  useLayoutEffect(() => openTower(open), [open]);
  return (
    <group ref={tower} position={[x, 0, -y]} rotation-y={radians(facing)}>
      <mesh
        {...STILL}
        geometry={shared('tower', towerBody)}
        material={material}
        castShadow
        receiveShadow
      />
      <group {...STILL} position={[TRAP.back, TRAP.lift, 0]} rotation-y={-Math.PI / 2}>
        <mesh ref={trapdoor} geometry={shared('trapdoor', trapdoorBody)} material={material} />
      </group>
      <group {...STILL} position={[TRAP.front - 0.9, TRAP.lift - 0.5, 0]} rotation-y={-Math.PI / 2}>
        <mesh ref={strut} geometry={shared('strut', strutBody)} material={material} castShadow />
      </group>
    </group>
  );
}

/** Moves strut and trapdoor without drawing anything anew. */
export function openTower(share: number): void {
  const [strut, trapdoor] = [pieceBody('strut'), pieceBody('trapdoor')];
  if (strut) strut.position.x = STRUT_TRAVEL * Math.min(1, share * 2);
  if (trapdoor) trapdoor.rotation.x = FALLEN_OPEN * Math.max(0, share * 2 - 1);
}
