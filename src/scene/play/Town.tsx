import type { Shown } from '../../match/shown';
import { CityLimits } from '../table/CityLimits';
import { SnowMat } from '../table/SnowMat';
import { TOWN } from '../table/town';
import { WoodenTable } from '../table/WoodenTable';

/** What lies on the table; table coordinates, with north away from the players (z = -y). */
export function Town({ shown }: { shown: Shown }) {
  return (
    <>
      <ambientLight intensity={2} />
      <group position={[TOWN.width / 2, 0, -TOWN.depth / 2]}>
        <WoodenTable />
        {!shown.lane && (
          <>
            <SnowMat />
            <CityLimits />
          </>
        )}
      </group>
    </>
  );
}
