import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { pixelOf, tableUnder } from '../camera/ground';
import { FOV } from '../camera/lens';
import type { Rig } from '../camera/rig';
import { Steering } from '../camera/steering';
import { useCamera } from '../camera/wish';
import type { Spot } from '../../physics/table';
import type { Decision } from '../../scenarios/decisions';
import { useTableSettings } from '../settings';
import { Desk } from './desk';
import { fingerAt } from './finger';
import { onCancel, useHand } from './hand';
import { listen } from './listen';
import { LIFTING, STEADY } from './steady';
import type { Target } from './targets';

type Props = {
  readonly rig: Rig;
  readonly targets: readonly Target[];
  readonly decision: Decision | undefined;
  readonly figure: Spot | undefined;
};

const HOLDING: readonly string[] = ['armed', 'aiming', 'fine'];

/** Every finger and mouse over the table: each goes to the hand or to the camera. */
export function Pointers({ rig, targets, decision, figure }: Props) {
  const get = useThree((state) => state.get);
  const canvas = useThree((state) => state.gl.domElement);
  const height = useThree((state) => state.size.height);
  const invalidate = useThree((state) => state.invalidate);
  const gesture = useTableSettings((settings) => settings.gesture);

  const { desk, steering } = useMemo(() => {
    const steering = new Steering((how) => {
      rig.change(how);
      if (!rig.isFrozen && !useCamera.getState().free) useCamera.setState({ free: true });
    });
    const sight = {
      under: ({ x, y }: { x: number; y: number }) => tableUnder(get().camera, get().size, x, y),
      pixel: (at: { x: number; y: number }, lift?: number) =>
        pixelOf(get().camera, get().size, at, lift),
    };
    const reset = (): void => useCamera.getState().reset();
    return { desk: new Desk(sight, steering, reset), steering };
  }, [rig, get]);

  useEffect(() => {
    steering.fit(height, FOV);
  }, [steering, height]);
  useEffect(() => {
    desk.attend({ gesture, targets, figure, decision });
  }, [desk, gesture, targets, figure, decision]);
  useEffect(() => {
    fingerAt.piece = () => desk.pieceAt();
    return () => {
      fingerAt.piece = () => undefined;
    };
  }, [desk]);

  useEffect(() => listen(canvas, desk, steering), [canvas, desk, steering]);
  useEffect(() => onCancel(() => desk.cancel('escape')), [desk]);
  useEffect(
    () =>
      useHand.subscribe(({ phase }, before) => {
        invalidate();
        if (phase === before.phase) return;
        rig.freeze(HOLDING.includes(phase));
        canvas.style.cursor = rig.isFrozen ? 'grabbing' : '';
      }),
    [rig, canvas, invalidate],
  );

  useFrame(() => {
    if (!('trail' in desk.state)) return;
    const now = performance.now();
    desk.steady(now);
    // Until the last movement has left the moments that count.
    if (now - (desk.state.trail.at(-1)?.time ?? 0) < STEADY + LIFTING) invalidate();
  }, -2);
  return null;
}
