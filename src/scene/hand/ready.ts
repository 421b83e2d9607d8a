// What lies ready to be flicked: the very pieces that would fly, where they would start.
import { launchedBodies } from '../../physics/measure/launches';
import type { FlickOffer } from '../../scenarios/decisions';
import { launchOf } from '../../scenarios/runs';
import { projectileKind, type ProjectileKind } from '../projectiles';

export type Ready = {
  readonly id: string;
  readonly kind: ProjectileKind;
  /** From where the flick starts, in cm, seen along it. */
  readonly ahead: number;
  readonly left: number;
};

const START = { x: 0, y: 0 };
const STILL = { direction: 0, speed: 0 };

/** As many as are offered; nothing where a figure is flicked that is there already. */
export const readyOf = (offer: Pick<FlickOffer, 'launch' | 'count'>): readonly Ready[] =>
  launchedBodies(launchOf({ ...offer, at: START }, STILL)).flatMap(({ id, pose }) => {
    const kind = projectileKind(id);
    return kind ? [{ id, kind, ahead: pose.x, left: pose.y }] : [];
  });
