import { launchedBodies } from '../../physics/measure/launches';
import type { Launch } from '../../physics/launch';
import { Projectile } from '../town/Projectile';

/** What was flicked and is taken off the table again lies there only while it is shown. */
export function Launched({ launch }: { launch: Launch }) {
  // Rushing zombies are already in the tower.
  if (launch.kind === 'rush') return null;
  return launchedBodies(launch).map(({ id, pose }) => (
    <Projectile key={id} id={id} position={[pose.x, pose.lift, -pose.y]} />
  ));
}
