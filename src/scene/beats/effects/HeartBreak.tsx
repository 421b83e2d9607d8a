import { useRef } from 'react';
import type { Group } from 'three';
import { heartAt, type Halves } from './curves';
import { HEART, HEART_PAINT } from './heart';
import type { EffectProps } from './props';
import { useRun } from './use-run';

/** Over the head of a figure that stands, and how large, in cm. */
const OVER = 6.6;
const SIZE = 1.5;
const halves: Halves = { scale: 0, apart: 0, turn: 0, sink: 0, left: 0 };

/** A heart over a figure that breaks. */
export function HeartBreak({ at, seconds, onDone }: EffectProps) {
  const heart = useRef<Group>(null);
  useRun(seconds, onDone, 0.46, (share, { camera }) => {
    if (!heart.current) return;
    heartAt(share, halves);
    heart.current.visible = share < 1;
    heart.current.quaternion.copy(camera.quaternion);
    heart.current.scale.setScalar(Math.max(0.001, SIZE * halves.scale));
    HEART_PAINT.fill.opacity = HEART_PAINT.rim.opacity = halves.left;
    heart.current.children.forEach((half, index) => {
      const { side } = HEART[index] ?? { side: 1 };
      half.position.set(side * halves.apart, -halves.sink, 0);
      half.rotation.z = -side * halves.turn;
    });
  });
  return (
    <group ref={heart} position={[at.x, OVER, -at.y]} visible={false}>
      {HEART.map(({ side, fill, rim }) => (
        <group key={side}>
          <mesh geometry={rim} material={HEART_PAINT.rim} renderOrder={40} />
          <mesh geometry={fill} material={HEART_PAINT.fill} renderOrder={41} position-z={0.01} />
        </group>
      ))}
    </group>
  );
}
