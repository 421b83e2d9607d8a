import { useEffect, useMemo, useRef } from 'react';
import { DoubleSide, MeshBasicMaterial, RingGeometry, type Group } from 'three';
import type { Vec2 } from '../../../physics/table';
import { nightfall } from '../../art/nightfall';
import { palette } from '../../palette';
import { SIGHT } from '../../signs/marks';
import { heardAt, ringAt, RINGS } from './curves';
import type { EffectProps } from './props';
import { useRun } from './use-run';

/** Over the mat, as everything that is drawn on it. */
const LIFT = 0.16;
const FIRST = 2;
/** Whoever hears alone is no farther than this, and so far rings run where nobody hears, in cm. */
const NOBODY = 18;
const EAR = 2.3;
const ring = new RingGeometry(0.978, 1, 96).rotateX(-Math.PI / 2);
const DAY = '#2c4f78';

const paintOf = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    side: DoubleSide,
    forceSinglePass: true,
  });

export type NoiseRingsProps = EffectProps & {
  /** Where those stand who hear it. */
  readonly hearers: readonly Vec2[];
};

/** Rings run over the snow from where it was loud to those who hear it. */
export function NoiseRings({ at, hearers, seconds, onDone }: NoiseRingsProps) {
  const rings = useRef<Group>(null);
  const ears = useRef<Group>(null);
  const paints = useMemo(() => Array.from({ length: RINGS + 1 }, paintOf), []);
  useEffect(() => () => paints.forEach((paint) => paint.dispose()), [paints]);
  const ways = useMemo(
    () => hearers.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
    [hearers, at],
  );
  const reach = ways.length > 0 ? Math.max(...ways) : NOBODY;
  const heardPaint = paints[RINGS];

  // Still, the last ring stands around those who hear.
  useRun(seconds, onDone, 0.7, (share) => {
    const color = nightfall() > 0.5 ? palette.amber : DAY;
    rings.current?.children.forEach((one, index) => {
      const gone = ringAt(index, share);
      const paint = paints[index];
      one.visible = gone > 0 && gone < 1;
      one.scale.setScalar(FIRST + (reach - FIRST) * gone);
      if (paint) paint.opacity = 0.85 * (1 - gone * gone);
      paint?.color.set(color);
    });
    heardPaint?.color.set(color);
    ears.current?.children.forEach((one, index) => {
      const heard = heardAt((ways[index] ?? 0) / Math.max(1, reach), share);
      one.visible = heard > 0.01;
      one.scale.setScalar(Math.max(0.001, EAR * (1.5 - 0.5 * heard) * (heard > 0.01 ? 1 : 0)));
    });
  });
  return (
    <>
      <group ref={rings} position={[at.x, LIFT, -at.y]}>
        {paints.slice(0, RINGS).map((paint, index) => (
          <mesh
            key={index}
            geometry={ring}
            material={paint}
            renderOrder={3}
            frustumCulled={false}
            visible={false}
          />
        ))}
      </group>
      <group ref={ears}>
        {heardPaint &&
          hearers.map(({ x, y }, index) => (
            <mesh
              key={index}
              geometry={SIGHT}
              material={heardPaint}
              position={[x, LIFT, -y]}
              renderOrder={4}
              visible={false}
            />
          ))}
      </group>
    </>
  );
}
