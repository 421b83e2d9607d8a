import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { TableView } from '../../match/table-view';
import { PIECES } from '../../physics/measure/catalogue';
import { pieceMaterial } from '../art/print-material';
import { flareBody } from '../geometry/bodies/thing-bodies';
import { SIGNS } from '../signs/colours';
import { paint, THIN_RING } from '../signs/marks';
import { useQuality } from '../use-quality';
import { useReducedMotion } from '../use-reduced-motion';
import { EMBER, flickerAt, HALO, POOL, POOL_PLATE } from './flare-glow';
import { topAt } from './tops';
import { shared } from './looks';

/** What it is called in the scene. */
export const BURNING = 'burning flare';

type Lit = NonNullable<TableView['flare']>;

/** How bright each face burns, and how many rings its noise draws. */
const FACES: Readonly<
  Record<Lit['face'], { readonly shine: number; readonly rings: readonly number[] }>
> = {
  large: { shine: 1, rings: [3, 4.7, 6.6] },
  small: { shine: 0.6, rings: [3] },
};
/** It flickers for so many seconds; then the table may sleep, and it burns steadily. */
const RESTLESS = 12;

/** The flare that draws the zombies of this turn: a burning token where it came to rest. */
export function FlareLight({ shown }: { readonly shown: TableView }) {
  const { flare } = shown;
  return flare ? <Burning key={`${flare.at.x} ${flare.at.y}`} flare={flare} shown={shown} /> : null;
}

function Burning({ flare, shown }: { readonly flare: Lit; readonly shown: TableView }) {
  const { at, face } = flare;
  const { shine, rings } = FACES[face];
  const lift = useMemo(() => topAt(shown, at), [shown, at]);
  const light = useRef<Group>(null);
  const age = useRef(0);
  const calm = useReducedMotion();
  const material = pieceMaterial(useQuality());
  useFrame(({ invalidate }, seconds) => {
    if (!light.current) return;
    age.current += Math.min(seconds, 0.1);
    const isRestless = !calm && age.current < RESTLESS;
    light.current.scale.setScalar(isRestless ? flickerAt(age.current) : 1);
    if (isRestless) invalidate();
  });
  return (
    <group position={[at.x, lift, -at.y]} name={BURNING}>
      <mesh
        geometry={shared('flare', flareBody)}
        material={material}
        position-y={PIECES.flare.standingLift}
        rotation-x={face === 'large' ? 0 : Math.PI}
        castShadow
        receiveShadow
      />
      <group ref={light}>
        <mesh
          geometry={POOL_PLATE}
          material={POOL()}
          position-y={0.08}
          scale={15 * shine}
          renderOrder={3}
        />
        <sprite material={HALO()} position-y={1.2} scale={13 * shine} renderOrder={24} />
        <sprite material={EMBER()} position-y={0.7} scale={4.4 * shine} renderOrder={25} />
      </group>
      {rings.map((size) => (
        <group key={size} position-y={0.12}>
          <mesh
            geometry={THIN_RING}
            material={paint(SIGNS.ink, 0.5)}
            scale={size * 1.03}
            renderOrder={10}
          />
          <mesh geometry={THIN_RING} material={paint(SIGNS.amber)} scale={size} renderOrder={11} />
        </group>
      ))}
    </group>
  );
}
