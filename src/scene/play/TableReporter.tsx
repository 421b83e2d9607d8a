import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { pixelOf, tableUnder } from '../camera/ground';
import type { Rig } from '../camera/rig';
import { useHand } from '../flick/hand';
import { exposeTestHook } from '../testHook';
import { pieceBody } from './pieces';

/** Lets browser tests look where a player looks. */
export function TableReporter({ rig }: { readonly rig: Rig }) {
  const get = useThree((state) => state.get);
  useEffect(
    () =>
      exposeTestHook({
        project: (x, y, lift) => {
          const { camera, size } = get();
          const at = pixelOf(camera, size, { x, y }, lift);
          return { x: at.x + size.left, y: at.y + size.top };
        },
        under: (x, y) => {
          const { camera, size } = get();
          return tableUnder(camera, size, x - size.left, y - size.top);
        },
        camera: () => ({ ...rig.now }),
        hand: () => useHand.getState().phase,
        shownAt: (id) => {
          const body = pieceBody(id);
          return body && { x: body.position.x, y: -body.position.z, lift: body.position.y };
        },
      }),
    [get, rig],
  );
  return null;
}
