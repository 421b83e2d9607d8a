import type { Launch } from '../../physics/launch';
import type { Vec2 } from '../../physics/table';
import { follow } from '../camera/follow';
import { glanceAt, type Glance } from '../film/gaze';
import { pieceBody } from '../pieces';

/** Tells the eye what matters at a moment of the film; a rush is met from where its mouth looks. */
export function followShot(
  launch: Launch,
  gaze: readonly Glance[],
  seconds: number,
  end: Vec2 | undefined,
): void {
  const glance = glanceAt(gaze, seconds);
  if (!glance) return;
  let [count, x, y, z] = [0, 0, 0, 0];
  for (const one of glance.on) {
    const body = typeof one === 'string' ? pieceBody(one)?.position : undefined;
    if (typeof one === 'string' && !body) continue;
    count += 1;
    x += body ? body.x : typeof one === 'string' ? 0 : one.x;
    y += body?.y ?? 0;
    z += body ? body.z : typeof one === 'string' ? 0 : -one.y;
  }
  const facing = launch.kind === 'rush' ? launch.tower.facing : undefined;
  if (count > 0) follow(x / count, y / count, z / count, glance.radius, facing, end);
}
