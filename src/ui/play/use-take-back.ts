import { useCallback } from 'react';
import type { KeyPress } from '../../scene/keys/press';
import { useKeyLayer } from '../../scene/keys/use-key-layer';
import { useTexts } from '../i18n/use-texts';
import { showToast } from '../page/toast';
import { usePlay } from './context';

/** Takes the last answer back, or says why it stands. */
export function useTakeBack(): () => void {
  const { session } = usePlay();
  const { stands } = useTexts().decisions;
  return useCallback(
    () =>
      void session.takeBack().then((why) => {
        if (why !== undefined) showToast({ text: stands[why] });
      }),
    [session, stands],
  );
}

/** By Ctrl+Z or ⌘Z, step by step: one that is held down does it once. */
export function useTakeBackKey(): void {
  const takeBack = useTakeBack();
  useKeyLayer(
    'command',
    useCallback(
      ({ key, isCommand, held }: KeyPress) => {
        const isMeant = isCommand && key === 'z';
        if (isMeant && !held) takeBack();
        return isMeant;
      },
      [takeBack],
    ),
  );
}
