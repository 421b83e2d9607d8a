import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { pixelOf, rayUnder, tableUnder } from '../camera/ground';
import type { Rig } from '../camera/rig';
import { Steering } from '../camera/steering';
import { useCamera } from '../camera/wish';
import type { Answer } from '../../match/session';
import type { Spot } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import { useTableSettings } from '../settings';
import { PointerRouter } from './pointer-router';
import type { Finger } from './finger';
import { breathe } from './breathe';
import { steady } from './gesture';
import { useHand } from './hand';
import { listen } from './listen';
import { isHolding } from './machine';
import { Rest } from './rest';
import { LIFTING, STEADY } from './steady';
import type { Placer } from './placer';
import type { Target } from './targets';
import type { NamedThing } from './things';

type Props = {
  readonly rig: Rig;
  readonly finger: Finger;
  readonly targets: readonly Target[];
  readonly decision: Decision | undefined;
  readonly figure: Spot | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly things: readonly NamedThing[];
  readonly placer?: Placer | undefined;
  /** Of the lens, in degrees. */
  readonly fov: number;
};

/** Every finger and mouse over the table: each goes to the hand or to the camera. */
export function Pointers(props: Props) {
  const { rig, finger, targets, decision, figure, onAnswer, things, placer, fov } = props;
  const get = useThree((state) => state.get);
  const canvas = useThree((state) => state.gl.domElement);
  const height = useThree((state) => state.size.height);
  const invalidate = useThree((state) => state.invalidate);
  const gesture = useTableSettings((settings) => settings.gesture);

  const { router, steering, rest, pixel } = useMemo(() => {
    const steering = new Steering((how) => {
      rig.change(how);
      if (!rig.isFrozen && !useCamera.getState().free) useCamera.setState({ free: true });
    });
    const sight = {
      under: ({ x, y }: { x: number; y: number }) => tableUnder(get().camera, get().size, x, y),
      pixel: (at: { x: number; y: number }, lift?: number) =>
        pixelOf(get().camera, get().size, at, lift),
      size: () => get().size,
      ray: (at: { x: number; y: number }) => rayUnder(get().camera, get().size, at),
    };
    const frame = (): void => useCamera.getState().frame();
    const router = new PointerRouter(sight, steering, finger, frame);
    const rest = new Rest((at, by) => router.named(at, by));
    return { router, steering, rest, pixel: sight.pixel };
  }, [rig, get, finger]);

  useEffect(() => {
    steering.fit(height, fov);
  }, [steering, height, fov]);
  useEffect(() => {
    router.setTask({ gesture, targets, figure, decision, onAnswer, things, placer });
    rest.end();
  }, [router, rest, gesture, targets, figure, decision, onAnswer, things, placer]);
  useEffect(() => finger.finds(() => router.pieceAt(), pixel), [finger, router, pixel]);

  useEffect(() => listen(canvas, router, steering, rest), [canvas, router, steering, rest]);
  useEffect(
    () =>
      useHand.subscribe(({ grasp }, before) => {
        invalidate();
        if (grasp.phase === before.grasp.phase) return;
        rig.freeze(isHolding(grasp));
        canvas.style.cursor = rig.isFrozen ? 'grabbing' : '';
      }),
    [rig, canvas, invalidate],
  );

  useFrame(() => {
    const { grasp } = useHand.getState();
    const now = performance.now();
    if (isHolding(grasp)) {
      steady(now);
      // Until the last movement has left the moments that count.
      if (now - (grasp.trail.at(-1)?.time ?? 0) < STEADY + LIFTING) invalidate();
    }
    if (breathe(now)) invalidate();
  }, -2);
  return null;
}
