import { useCallback } from 'react';
import type { KeyPress } from '../../../scene/keys/press';
import { useKeyLayer } from '../../../scene/keys/use-key-layer';
import type { PracticeSession } from '../../../match/practice/session';
import { spotOfPiece } from '../../../match/practice/place';
import { usePracticeSession } from '../table/use-practice';
import { changed, select, tryPut, usePlacing } from './placing';

const STEPS: Readonly<
  Record<string, { readonly x?: number; readonly y?: number; readonly facing?: number }>
> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: 1 },
  ArrowDown: { y: -1 },
  q: { facing: 15 },
  e: { facing: -15 },
};
const FINE = 0.1;

/** Arrows move what is chosen by a centimetre, with Shift by a millimetre; Q and E turn it, Delete takes it off. */
export function usePlaceKeys(): void {
  const session = usePracticeSession();
  useKeyLayer(
    'hand',
    useCallback((press: KeyPress) => placeByKey(session, press), [session]),
  );
}

export function placeByKey(
  session: PracticeSession,
  { key, shift }: Pick<KeyPress, 'key' | 'shift'>,
): boolean {
  const { selected } = usePlacing.getState();
  const { setting } = session.practice();
  const spot = selected === undefined ? undefined : spotOfPiece(selected, setting);
  if (selected === undefined) return false;
  if (key === 'Delete' || key === 'Backspace') {
    session.edit({ takeOff: selected });
    select(undefined);
    return true;
  }
  const step = STEPS[key];
  if (!step || !spot) return false;
  const by = shift ? FINE : 1;
  const { x, y, facing } = spot.at;
  const edit = changed(setting, selected, {
    x: x + (step.x ?? 0) * by,
    y: y + (step.y ?? 0) * by,
    facing: facing + (step.facing ?? 0),
  });
  if (edit && 'put' in edit) tryPut(session, selected, edit.where);
  return true;
}
