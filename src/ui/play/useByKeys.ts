// Whether the hands are on the keyboard: what was touched last tells.
import { useEffect } from 'react';
import { create } from 'zustand';
import { isTyping } from './useKeys';

const useLast = create<{ readonly keys: boolean }>(() => ({ keys: false }));

/** Held together with a mouse as well. */
const BESIDE_THE_MOUSE = ['Shift', 'Control', 'Alt', 'Meta'];

export function useByKeys(): boolean {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (!isTyping(target) && !BESIDE_THE_MOUSE.includes(key)) useLast.setState({ keys: true });
    };
    const point = (): void => useLast.setState({ keys: false });
    addEventListener('keydown', press, { capture: true });
    addEventListener('pointerdown', point, { capture: true });
    return () => {
      removeEventListener('keydown', press, { capture: true });
      removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
  return useLast(({ keys }) => keys);
}
