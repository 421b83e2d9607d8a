import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { fromLocal, gapOf } from '../../../physics/measure/structure';
import { useHand } from '../hand';
import { SIGNS } from '../../signs/colours';
import { widthOf } from './flight';
import { BAND, CHEVRON, CROSS, lay, layBand, paint } from '../../signs/marks';
import { useAimForecast } from './forecast';

const LIFT = 0.2;
const POST = 3.4;

/** The gap of the door that is aimed at, and the strip that the piece needs: chevrons when it gets through, crosses when it does not fit, and neither when it would stop on the threshold. */
export function DoorHelp() {
  const root = useRef<Group>(null);
  useFrame(() => {
    const { door } = useAimForecast.getState();
    const { aiming } = useHand.getState();
    if (!root.current) return;
    root.current.visible = door !== undefined && aiming !== undefined;
    if (!door || !aiming) return;
    const { structure, verdict, distance } = door;
    const isThrough = verdict === 'through';
    const width = widthOf(aiming.offer.launch);
    const [strip, stripBad, gap, gapBad, left, right, signs] = root.current.children;
    for (const [mesh, shown] of [
      [strip, isThrough],
      [stripBad, !isThrough],
    ] as const) {
      if (!mesh) continue;
      mesh.visible = shown;
      layBand(
        mesh,
        aiming.offer.at,
        aiming.direction,
        distance + (verdict === 'short' ? 0 : 4),
        width,
        LIFT - 0.1,
      );
    }
    const half = gapOf(structure) / 2;
    const edge = fromLocal(structure, { ahead: 0, left: half });
    for (const [mesh, shown] of [
      [gap, isThrough],
      [gapBad, !isThrough],
    ] as const) {
      if (!mesh) continue;
      mesh.visible = shown;
      layBand(mesh, edge, structure.facing - 90, half * 2, 0.5, LIFT);
    }
    for (const [mesh, side] of [
      [left, half],
      [right, -half],
    ] as const) {
      const from = fromLocal(structure, { ahead: -POST / 2, left: side });
      if (mesh) layBand(mesh, from, structure.facing, POST, 0.4, LIFT);
    }
    signs?.children.forEach((sign, index) => {
      const isCross = index > 1;
      sign.visible = isCross ? verdict === 'shut' : isThrough;
      const place = fromLocal(structure, { ahead: 0, left: index % 2 === 0 ? half - 1 : 1 - half });
      lay(sign, place, LIFT + 0.02, isCross ? 0.8 : 1.1);
      if (!isCross) sign.rotation.y = (aiming.direction * Math.PI) / 180;
    });
  });
  const good = paint(SIGNS.good, 1, true);
  const bad = paint(SIGNS.amber, 1, true);
  return (
    <group ref={root} visible={false}>
      <mesh geometry={BAND} material={paint(SIGNS.good, 0.28, true)} renderOrder={14} />
      <mesh geometry={BAND} material={paint(SIGNS.amber, 0.34, true)} renderOrder={14} />
      <mesh geometry={BAND} material={good} renderOrder={15} />
      <mesh geometry={BAND} material={bad} renderOrder={15} />
      <mesh geometry={BAND} material={paint(SIGNS.ink, 0.9, true)} renderOrder={16} />
      <mesh geometry={BAND} material={paint(SIGNS.ink, 0.9, true)} renderOrder={16} />
      <group>
        <mesh geometry={CHEVRON} material={good} renderOrder={17} />
        <mesh geometry={CHEVRON} material={good} renderOrder={17} />
        <mesh geometry={CROSS} material={bad} renderOrder={17} />
        <mesh geometry={CROSS} material={bad} renderOrder={17} />
      </group>
    </group>
  );
}
