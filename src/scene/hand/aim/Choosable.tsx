import type { BufferGeometry } from 'three';
import type { TableView } from '../../../match/table-view';
import { useHand } from '../hand';
import { ringOf, type Ring, type Target } from '../targets';
import { SIGNS } from '../../signs/colours';
import { paint, RING, SIGHT } from '../../signs/marks';

/** What may be tapped to answer lies in a broken ring; what is pointed at, in a full one. */
export function Choosable({ targets, shown }: { targets: readonly Target[]; shown: TableView }) {
  const pointed = useHand((hand) => hand.pointed);
  const around = pointed === undefined ? undefined : ringOf(shown, pointed);
  return (
    <>
      {targets.map(({ id, subject }) => (
        <Around key={id} ring={ringOf(shown, subject)} shape={SIGHT} />
      ))}
      <Around ring={around} shape={RING} grown={1.2} />
    </>
  );
}

type AroundProps = {
  readonly ring: Ring | undefined;
  readonly shape: BufferGeometry;
  readonly grown?: number;
};

function Around({ ring, shape, grown = 1 }: AroundProps) {
  if (!ring) return null;
  const { at, lift, size } = ring;
  return (
    <mesh
      geometry={shape}
      material={paint(SIGNS.amber, 0.95, true)}
      position={[at.x, lift, -at.y]}
      scale={size * grown}
      renderOrder={grown > 1 ? 12 : 11}
    />
  );
}
