import { useEffect } from 'react';
import type { Half } from '../../scenarios/ids';
import { keys } from '../keys/keys';
import { useTableSettings } from '../settings';
import { windOf } from './loops';
import { closeSpeaker } from './speaker';

/** The wind over the table, from the player's first touch until the table is left. */
export function TableSound({ half }: { half: Half }) {
  const sound = useTableSettings((settings) => settings.sound);
  useEffect(() => {
    if (!sound) return undefined;
    const blow = (): void => windOf(half);
    blow();
    window.addEventListener('pointerup', blow);
    // After the key that switches the sound off.
    const stopHearing = keys.hear('after', blow);
    return () => {
      window.removeEventListener('pointerup', blow);
      stopHearing();
    };
  }, [half, sound]);
  useEffect(() => closeSpeaker, []);
  return null;
}
