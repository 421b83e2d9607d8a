import { useMemo } from 'react';
import type { TableView } from '../../../match/table-view';
import { DISC_DIAMETER, FIGURE_WIDTH } from '../../../physics/measure/catalogue';
import { facingOf, isStanding } from '../../../physics/measure/pose';
import { useHand } from '../hand';
import { SIGNS } from '../../signs/colours';
import { aroundRectangle, paint } from '../../signs/marks';

const FOOT_DEPTH = 1.2;
/** Within this line something touches what is next to the figure (R022). */
const NEAR = aroundRectangle({ x: FOOT_DEPTH / 2, y: FIGURE_WIDTH / 2 }, DISC_DIAMETER, 0.22);

/** On demand: how far "next to" reaches around standing zombies and the one who acts. */
export function NextTo({ shown, actor }: { shown: TableView; actor: string | undefined }) {
  const wanted = useHand((hand) => hand.nextTo);
  const around = useMemo(
    () =>
      shown.pieces.filter(
        ({ id, kind, pose }) => id === actor || (kind === 'zombie' && isStanding(pose)),
      ),
    [shown, actor],
  );
  if (!wanted) return null;
  return around.map(({ id, pose }) => (
    <mesh
      key={id}
      geometry={NEAR}
      material={paint(id === actor ? SIGNS.cold : SIGNS.bad, 0.9)}
      position={[pose.x, 0.12, -pose.y]}
      rotation-y={(facingOf(pose) * Math.PI) / 180}
      renderOrder={11}
    />
  ));
}
