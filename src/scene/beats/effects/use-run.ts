import { useFrame, useThree, type RootState } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../use-reduced-motion';

/** A picture that comes late does not jump far. */
const LONGEST = 0.25;

/** So many seconds later; the table may have slept before, so the first frame shows the beginning (before it -1). */
export const stepAge = (before: number, delta: number, seconds: number): number =>
  before < 0 ? 0 : Math.min(seconds, before + Math.min(delta, LONGEST));

type Draw = (share: number, state: RootState) => void;

/**
 * Draws from 0 to 1 in so many seconds and says once that it is over. Where motion is reduced it is drawn once, as it
 * is at `still`, and stands for the time without another frame.
 */
export function useRun(
  seconds: number,
  onDone: (() => void) | undefined,
  still: number,
  draw: Draw,
  priority = 0,
): void {
  const invalidate = useThree((state) => state.invalidate);
  const calm = useReducedMotion();
  const age = useRef(-1);
  const latest = useRef({ onDone, draw });
  useLayoutEffect(() => {
    latest.current = { onDone, draw };
  });
  useEffect(() => {
    invalidate();
    if (!calm) return undefined;
    const timer = setTimeout(() => {
      age.current = seconds;
      invalidate();
      latest.current.onDone?.();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [calm, seconds, invalidate]);

  useFrame((state, delta) => {
    const before = age.current;
    if (calm) {
      latest.current.draw(before >= seconds ? 1 : still, state);
      return;
    }
    if (before >= seconds) return;
    age.current = stepAge(before, delta, seconds);
    latest.current.draw(seconds > 0 ? age.current / seconds : 1, state);
    if (age.current < seconds) invalidate();
    else latest.current.onDone?.();
  }, priority);
}
