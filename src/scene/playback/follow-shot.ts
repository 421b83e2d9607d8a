// Where the eye goes during a show: with what was flicked, or to the crowd at the tower's mouth.
import type { Launch } from '../../physics/launch';
import { fromLocal } from '../../physics/measure/structure';
import type { Cast } from './cast';
import { follow } from '../camera/follow';

const SHOT = 22;
const CROWD = 25;
/** The crowd spreads ahead of the mouth. */
const CROWD_AHEAD = 8;

export function followShot(launch: Launch, { movers }: Cast): void {
  if (launch.kind === 'settle') return;
  if (launch.kind === 'rush') {
    const { x, y } = fromLocal(launch.tower, { ahead: CROWD_AHEAD, left: 0 });
    follow(x, 2, -y, CROWD, launch.tower.facing);
    return;
  }
  let count = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (const { body, flicked } of movers) {
    if (!flicked) continue;
    count += 1;
    x += body.position.x;
    y += body.position.y;
    z += body.position.z;
  }
  if (count > 0) follow(x / count, y / count, z / count, SHOT);
}
