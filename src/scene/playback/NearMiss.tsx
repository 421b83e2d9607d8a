import { Html } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Group } from 'three';
import type { RecordedRun } from '../../match/session';
import { directionOf } from '../../physics/measure/trig';
import { dangerOf } from '../film/danger';
import { SIGNS } from '../signs/colours';
import { BAND, layBand, paint } from '../signs/marks';
import { gapText } from './gap-text';
import './NearMiss.css';

const LIFT = 0.35;
const WIDTH = 0.32;
const RIM = 0.16;

type Props = {
  readonly show: RecordedRun;
  /** Seconds since the film began. */
  readonly clock: RefObject<number | undefined>;
};

/** How near a rush came to whom it came nearest: a short line across what was between, and its length. */
export function NearMiss({ show, clock }: Props) {
  const danger = useMemo(() => dangerOf(show), [show]);
  const line = useRef<Group>(null);
  const [isNear, setNear] = useState(false);
  useFrame(() => {
    if (!danger?.between || !line.current) return;
    const now = (clock.current ?? -1) >= danger.seconds;
    line.current.visible = now;
    if (now !== isNear) setNear(now);
    const { from, to } = danger.between;
    const way = { x: to.x - from.x, y: to.y - from.y };
    const degrees = directionOf(way);
    line.current.children.forEach(
      (band, index) =>
      layBand(band, from, degrees, Math.hypot(way.x, way.y), index === 0 ? WIDTH + RIM : WIDTH, LIFT + index * 0.02), // prettier-ignore
    );
  });
  if (!danger?.between) return null;
  const { from } = danger.between;
  return (
    <>
      <group ref={line} visible={false}>
        <mesh geometry={BAND} material={paint(SIGNS.ink, 0.85, true)} renderOrder={26} />
        <mesh geometry={BAND} material={paint(SIGNS.amber, 1, true)} renderOrder={27} />
      </group>
      {isNear && (
        <group position={[from.x, LIFT, -from.y]}>
          <Html center className="near-miss" aria-hidden="true" zIndexRange={[3, 2]}>
            {gapText(danger.gap)}
          </Html>
        </group>
      )}
    </>
  );
}
