import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import type { TableView } from '../../../match/table-view';
import { placeOf } from '../targets';
import { SIGNS } from '../../signs/colours';
import { BAND, CHEVRON, CROSS, lay, paint, SIGHT, THIN_RING } from '../../signs/marks';
import { Outlined } from '../../signs/Outlined';
import { useAimForecast } from './forecast';
import { marksOf, type MarkShape } from './outcome-marks';

const MOST = 8;
const SLOTS = Array.from({ length: MOST }, (_, index) => index);
const LIFT = 0.19;
const ROUND = 2.5;
const ORDER: readonly MarkShape[] = ['falls', 'mayFall', 'weak', 'glances', 'friend'];

/** A sign on everybody whom the aim would meet, told apart by its shape: falls, may fall, too weak, glances off, friend. */
export function OutcomeMarks({ shown }: { readonly shown: TableView }) {
  const root = useRef<Group>(null);
  useFrame(() => {
    const marks = marksOf(useAimForecast.getState().judged?.outlook).slice(0, MOST);
    root.current?.children.forEach((slot, index) => {
      const mark = marks[index];
      const place = mark && placeOf(shown, mark.id);
      slot.visible = place !== undefined;
      if (!place) return;
      lay(slot, place.at, LIFT);
      slot.children.forEach((sign, which) => (sign.visible = ORDER[which] === mark.shape));
    });
  });
  return (
    <group ref={root}>
      {SLOTS.map((index) => (
        <group key={index} visible={false}>
          <group>
            <Outlined shape={SIGHT} color={SIGNS.bad} size={ROUND - 0.25} />
          </group>
          <group>
            <Outlined
              shape={SIGHT}
              under={THIN_RING}
              color={SIGNS.amber}
              size={ROUND - 0.3}
              rim={0.3}
            />
          </group>
          <group>
            <Ring />
            <mesh
              geometry={BAND}
              material={paint(SIGNS.ink, 0.9, true)}
              position={[-ROUND + 0.2, 0, 0]}
              scale={[2 * ROUND - 0.4, 1, 0.5]}
              renderOrder={20}
            />
          </group>
          <group>
            <Ring />
            <mesh
              geometry={CHEVRON}
              material={paint(SIGNS.ink, 0.95, true)}
              position={[ROUND, 0, 0]}
              rotation={[0, Math.PI / 4, 0]}
              scale={1.3}
              renderOrder={20}
            />
          </group>
          <group>
            <Outlined
              shape={CROSS}
              under={THIN_RING}
              color={SIGNS.bad}
              size={2.8}
              rim={ROUND - 2.8}
              dark={0.9}
            />
          </group>
        </group>
      ))}
    </group>
  );
}

const Ring = () => (
  <Outlined shape={THIN_RING} color={SIGNS.light} size={ROUND - 0.2} rim={0.2} dark={0.9} />
);
