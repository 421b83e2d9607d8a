import { useEffect, useMemo } from 'react';
import { MathUtils, Quaternion, Vector3, type Object3D } from 'three';
import { pieceBody } from '../../pieces';
import { glanceOf, turnedAt } from './curves';
import type { EffectProps } from './props';
import { useRun } from './use-run';

const UP = new Vector3(0, 1, 0);
const turn = new Quaternion();
const front = new Vector3();

type Turning = { readonly body: Object3D; readonly stood: Quaternion; readonly degrees: number };

/** Those who are named turn toward a place and back: who heard something looks there. Only the picture of them turns. */
export function TurnHeads({
  at,
  seconds,
  onDone,
  ids,
}: EffectProps & { readonly ids: readonly string[] }) {
  const turning = useMemo(() => ids.flatMap((id) => turningOf(id, at) ?? []), [ids, at]);
  useEffect(
    () => () => {
      for (const { body, stood } of turning) body.quaternion.copy(stood);
    },
    [turning],
  );
  // Before whoever notices that bodies have moved; where motion is reduced nobody turns.
  useRun(
    seconds,
    onDone,
    0,
    (share) => {
      for (const { body, stood, degrees } of turning) {
        turn.setFromAxisAngle(UP, MathUtils.degToRad(degrees * turnedAt(share)));
        body.quaternion.copy(stood).premultiply(turn);
      }
    },
    -2,
  );
  return null;
}

function turningOf(id: string, at: EffectProps['at']): Turning | undefined {
  const body = pieceBody(id);
  if (!body) return undefined;
  front.set(1, 0, 0).applyQuaternion(body.quaternion);
  const facing = MathUtils.radToDeg(Math.atan2(-front.z, front.x));
  const { x, z } = body.position;
  const toward = MathUtils.radToDeg(Math.atan2(at.y + z, at.x - x));
  return { body, stood: body.quaternion.clone(), degrees: glanceOf(facing, toward) };
}
