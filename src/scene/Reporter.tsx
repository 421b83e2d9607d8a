import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { exposeTestHook } from './test-hook';
import { useContextLoss } from './use-context-loss';

export type ReporterProps = {
  /** What a screen reader says instead of the picture. */
  readonly label: string;
  readonly onReady: () => void;
  readonly onContextLost: (lost: boolean) => void;
};

/** Tells the page what happens to the picture, and those who cannot see it what it shows. */
export function Reporter({ label, onReady, onContextLost }: ReporterProps) {
  const gl = useThree((state) => state.gl);
  useContextLoss(onContextLost);
  useEffect(onReady, [onReady]);
  useEffect(() => exposeTestHook({ frames: () => gl.info.render.frame }), [gl]);
  useEffect(() => {
    gl.domElement.setAttribute('role', 'img');
    gl.domElement.setAttribute('aria-label', label);
  }, [gl, label]);
  return null;
}
