// What lies ready to be flicked: the very pieces that would fly, where they would start.
import type { FlickKind } from '../../physics/launch';
import { launchedBodies, launchFor } from '../../physics/measure/launches';
import { projectileKind, type ProjectileKind } from '../projectiles';

export type Ready = {
  readonly id: string;
  readonly kind: ProjectileKind;
  /** From where the flick starts, in cm, seen along it. */
  readonly ahead: number;
  readonly left: number;
};

/** Of a shell, as many as it usually holds. */
const STILL = { direction: 0, speed: 0, at: { x: 0, y: 0 }, piece: '', count: 4, seed: 0 } as const;

/** Nothing where a figure is flicked that is there already. */
export const readyOf = (launch: FlickKind): readonly Ready[] =>
  launchedBodies(launchFor(launch, STILL)).flatMap(({ id, pose }) => {
    const kind = projectileKind(id);
    return kind ? [{ id, kind, ahead: pose.x, left: pose.y }] : [];
  });
