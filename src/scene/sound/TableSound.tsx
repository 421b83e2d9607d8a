import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TableView } from '../../match/table-view';
import { keys } from '../keys/keys';
import { useTableSettings } from '../settings';
import { threatIn } from './danger';
import { windOf } from './loops';
import { startTheme } from './theme';
import { closeSpeaker } from './speaker';

/** The wind over the table and the theme of danger, from the player's first touch until the table is left. */
export function TableSound({ shown }: { readonly shown: TableView }) {
  const { half } = shown;
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
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
  useEffect(() => (sound ? startTheme(() => threatIn(latest.current)) : undefined), [sound]);
  useEffect(() => closeSpeaker, []);
  return null;
}
