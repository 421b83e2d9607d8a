import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { keys } from '../keys/keys';
import { isSpaceOrEnter } from '../keys/press';
import { usePlayback } from './store';

/** A finger that moves farther than this turns the camera. */
const TAP = 8;

/** A tap on the table, Space or Enter pulls a strut that waits, or else ends a show at once. */
export function useSkipping(playing: boolean): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (!playing) return undefined;
    const goOn = (): void => {
      const { strut, pullStrut, skip } = usePlayback.getState();
      if (strut === 'waits') pullStrut();
      else skip();
    };
    const down = new Map<number, { readonly x: number; readonly y: number }>();
    const press = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
      down.set(pointerId, { x, y });
    };
    // Only a press that began in the show counts: the finger that flicked is still going up when it begins.
    const release = ({ pointerId, clientX, clientY, button }: PointerEvent): void => {
      const start = down.get(pointerId);
      const alone = down.size === 1;
      down.delete(pointerId);
      if (start && alone && button === 0 && Math.hypot(clientX - start.x, clientY - start.y) < TAP)
        goOn();
    };
    const lose = ({ pointerId }: PointerEvent): void => {
      down.delete(pointerId);
    };
    const unbind = keys.bind('show', (press) => {
      const skips = isSpaceOrEnter(press) && !press.held;
      if (skips) goOn();
      return skips;
    });
    canvas.addEventListener('pointerdown', press);
    canvas.addEventListener('pointerup', release);
    canvas.addEventListener('pointercancel', lose);
    return () => {
      canvas.removeEventListener('pointerdown', press);
      canvas.removeEventListener('pointerup', release);
      canvas.removeEventListener('pointercancel', lose);
      unbind();
    };
  }, [canvas, playing]);
}
