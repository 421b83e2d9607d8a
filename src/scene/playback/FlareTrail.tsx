import { useFrame } from '@react-three/fiber';
import { useRef, type RefObject } from 'react';
import { Object3D, type Group } from 'three';
import type { RecordedRun } from '../../match/session';
import { FRAMES_PER_SECOND } from '../../physics/measure/time';
import { putAtFrame } from '../film/sample';
import { EMBER, flickerAt, HALO, POOL, POOL_PLATE, SPARK } from '../town/flare-glow';
import { useReducedMotion } from '../use-reduced-motion';

const SPARKS = Array.from({ length: 16 }, (_, index) => index);
/** Film frames from one spark to the next. */
const BETWEEN = 1.4;
const place = new Object3D();

/** A flare in the air burns: an ember, its halo, a light on the snow below, and sparks where it has been. */
export function FlareTrail({
  show,
  filmSeconds,
}: {
  readonly show: RecordedRun;
  readonly filmSeconds: RefObject<number | undefined>;
}) {
  const flame = useRef<Group>(null);
  const pool = useRef<Group>(null);
  const sparks = useRef<Group>(null);
  const calm = useReducedMotion();
  const track = show.recording.tracks.find(({ id }) => id === 'flare');
  useFrame(() => {
    const seconds = filmSeconds.current;
    if (!track || seconds === undefined || !flame.current || !pool.current) return;
    const frame = Math.max(0, seconds) * FRAMES_PER_SECOND;
    putAtFrame(place, track, frame);
    flame.current.position.copy(place.position);
    flame.current.scale.setScalar(calm ? 1 : flickerAt(seconds));
    // The higher it is, the wider and fainter its light on the snow: one paint, so only wider.
    pool.current.position.set(place.position.x, 0.1, place.position.z);
    pool.current.scale.setScalar(7 + 0.35 * place.position.y);
    sparks.current?.children.forEach((spark, index) => {
      const then = frame - (index + 1) * BETWEEN;
      spark.visible = then > 0;
      if (then <= 0) return;
      putAtFrame(place, track, then);
      spark.position.copy(place.position);
      const left = 1 - index / SPARKS.length;
      // They sink a little and die.
      spark.position.y = Math.max(0.15, spark.position.y - index * index * 0.012);
      spark.scale.setScalar(0.3 + 1.5 * left * left);
    });
  }, -1);
  if (!track) return null;
  return (
    <>
      <group ref={pool}>
        <mesh geometry={POOL_PLATE} material={POOL()} renderOrder={3} />
      </group>
      <group ref={flame}>
        <sprite material={HALO()} scale={11} renderOrder={24} />
        <sprite material={EMBER()} scale={3.6} renderOrder={25} />
      </group>
      {!calm && (
        <group ref={sparks}>
          {SPARKS.map((spark) => (
            <sprite key={spark} material={SPARK()} renderOrder={23} visible={false} />
          ))}
        </group>
      )}
    </>
  );
}
