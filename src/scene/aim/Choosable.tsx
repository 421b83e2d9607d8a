import { useHand } from '../flick/hand';
import { placeOf, type Target } from '../flick/targets';
import type { Shown } from '../../match/shown';
import { SIGNS } from './colours';
import { paint, RING, SIGHT } from './marks';

const HOUSE = 9;

/** What may be tapped to answer lies in a broken ring; what is pointed at, in a full one. */
export function Choosable({ targets, shown }: { targets: readonly Target[]; shown: Shown }) {
  const pointed = useHand((hand) => hand.pointed);
  const place = pointed === undefined ? undefined : placeOf(shown, pointed);
  return (
    <>
      {targets.map(({ id, at, radius }) => (
        <mesh
          key={id}
          geometry={SIGHT}
          material={paint(SIGNS.amber, 0.95, true)}
          position={[at.x, 0.15, -at.y]}
          scale={radius > 4 ? HOUSE : 2.2}
          renderOrder={11}
        />
      ))}
      {place && (
        <mesh
          geometry={RING}
          material={paint(SIGNS.amber, 1, true)}
          position={[place.at.x, 0.18, -place.at.y]}
          scale={place.radius > 4 ? HOUSE + 1 : 2.8}
          renderOrder={12}
        />
      )}
    </>
  );
}
