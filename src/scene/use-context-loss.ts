import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** three restores its own state when the browser gives the context back; only a frame must be asked for. */
export function useContextLoss(changed: (lost: boolean) => void): void {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const lost = (): void => changed(true);
    const restored = (): void => {
      changed(false);
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [canvas, changed, invalidate]);
}
