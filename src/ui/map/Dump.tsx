import { DUMP, TOWER } from '../../physics/measure/structure';
import type { Spot as Place } from '../../physics/table';
import { Spot } from './Spot';

/** The tray with the tower at its front edge, and the way the zombies come out. */
export function Dump({ spot }: { spot: Place }) {
  const front = DUMP.depth / 2;
  return (
    <Spot {...spot}>
      <rect
        className="map-dump"
        x={-front}
        y={-DUMP.width / 2}
        width={DUMP.depth}
        height={DUMP.width}
        rx="0.6"
      />
      <rect
        className="map-tower"
        x={front - TOWER.depth}
        y={-TOWER.width / 2}
        width={TOWER.depth}
        height={TOWER.width}
      />
      <path className="map-mouth" d={`M${front + 0.4} -3.2l4 3.2-4 3.2z`} />
    </Spot>
  );
}
