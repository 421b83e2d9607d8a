import type { TableView } from '../../../match/table-view';
import { TOWER } from '../../../physics/measure/structure';
import { facingOf } from '../../../physics/measure/pose';
import { directionOf } from '../../../physics/measure/trig';
import { subtract } from '../../../physics/measure/vector';
import type { Pose } from '../../../physics/table';
import type { Foreseen } from '../../../scenarios/foresee';
import { SIGNS } from '../../signs/colours';
import { BAND, CHEVRON, HEAD, paint } from '../../signs/marks';

/** Two chevrons before the feet: a ring would say that it is aimed at. */
const STEPS = [2.8, 4.5];

/** The nearest goes the tower's way; the others are taken to it first. */
function wayOf(id: string, pose: Pose, { rush, tower }: Foreseen): number {
  if (!tower) return facingOf(pose);
  return id === rush[0] ? tower.facing : directionOf(subtract(tower, pose));
}

/** Who would come to the noise of this turn, and where the tower would stand. */
export function Threats({ shown, foreseen }: { shown: TableView; foreseen: Foreseen | undefined }) {
  if (!foreseen || (foreseen.rush.length === 0 && foreseen.standUp.length === 0)) return null;
  const { tower } = foreseen;
  return (
    <>
      {shown.pieces
        .filter(({ id }) => foreseen.rush.includes(id))
        .map(({ id, pose }) => (
          <group
            key={id}
            position={[pose.x, 0.13, -pose.y]}
            rotation-y={(wayOf(id, pose, foreseen) * Math.PI) / 180}
          >
            {STEPS.map((x) => (
              <mesh
                key={x}
                geometry={CHEVRON}
                material={paint(SIGNS.bad, 0.95)}
                position-x={x}
                scale={1.5}
                renderOrder={11}
              />
            ))}
          </group>
        ))}
      {tower && (
        <group position={[tower.x, 0.11, -tower.y]} rotation-y={(tower.facing * Math.PI) / 180}>
          <mesh
            geometry={BAND}
            material={paint(SIGNS.bad, 0.22)}
            position-x={-TOWER.depth}
            scale={[TOWER.depth, 1, TOWER.width]}
            renderOrder={9}
          />
          <mesh
            geometry={HEAD}
            material={paint(SIGNS.bad, 0.85)}
            position={[2.5, 0.02, 0]}
            scale={[5, 1, 4]}
            renderOrder={11}
          />
        </group>
      )}
    </>
  );
}
