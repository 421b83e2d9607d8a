// Whether the hands are on the keyboard: what was touched last tells.
import { useEffect } from 'react';
import { create } from 'zustand';
import { keys } from '../../scene/keys/keys';

const useLast = create<{ readonly keys: boolean }>(() => ({ keys: false }));

/** Held together with a mouse as well. */
const BESIDE_THE_MOUSE = ['Shift', 'Control', 'Alt', 'Meta'];

export function useByKeys(): boolean {
  useEffect(
    () =>
      keys.hear('before', ({ key, focus }) => {
        if (focus !== 'types' && !BESIDE_THE_MOUSE.includes(key)) useLast.setState({ keys: true });
      }),
    [],
  );
  useEffect(() => {
    const point = (): void => useLast.setState({ keys: false });
    addEventListener('pointerdown', point, { capture: true });
    return () => removeEventListener('pointerdown', point, { capture: true });
  }, []);
  return useLast((last) => last.keys);
}
