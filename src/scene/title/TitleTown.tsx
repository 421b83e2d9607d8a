import { useMemo } from 'react';
import { pieceMaterial } from '../art/print-material';
import { discBody, bulletBody } from '../geometry/bodies/thing-bodies';
import { PineTree } from '../table/PineTree';
import { TOWN } from '../table/town';
import { TownPieces } from '../town/Town';
import { shared } from '../town/looks';
import { STILL } from '../still';
import { TITLE_SHOWN } from './title-view';
import { useQuality } from '../use-quality';

/** A town in mid-game, arranged to be looked at; the middle of the table is the origin here. */
export function TitleTown() {
  const material = pieceMaterial(useQuality());
  const [disc, bullet] = useMemo(
    () => [shared('disc', discBody), shared('bullet', bulletBody)],
    [],
  );
  return (
    <group {...STILL} position={[-TOWN.width / 2, 0, TOWN.depth / 2]}>
      <TownPieces shown={TITLE_SHOWN} />
      <mesh
        {...STILL}
        geometry={disc}
        material={material}
        position={[68.5, 0.35, -23]}
        castShadow
      />
      <mesh
        {...STILL}
        geometry={bullet}
        material={material}
        position={[72, 0.35, -30]}
        castShadow
      />
      <group {...STILL} position={[TOWN.width / 2, 0, -TOWN.depth / 2]}>
        <Woods />
      </group>
    </group>
  );
}

function Woods() {
  return (
    <>
      <PineTree x={-58} z={-40} size={1.25} />
      <PineTree x={-47} z={-43} turn={0.5} size={0.95} />
      <PineTree x={46} z={-41} turn={0.3} size={1.2} />
      <PineTree x={57} z={-36} turn={0.9} size={0.95} />
      <PineTree x={-59} z={-24} turn={0.7} size={0.85} />
      <PineTree x={60} z={-20} turn={0.2} size={1} />
    </>
  );
}
