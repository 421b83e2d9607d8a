import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import {
  BoxGeometry,
  CylinderGeometry,
  SphereGeometry,
  type BufferGeometry,
  type Group,
} from 'three';
import { RING, paint } from '../aim/marks';
import { SIGNS } from '../aim/colours';
import { useSurface } from '../surface';
import { useHand, type Offer } from './hand';

type Shape = { readonly geometry: BufferGeometry; readonly lift: number; readonly reach: number };

const SHAPES: Readonly<Record<Offer['offer']['launch'], Shape | undefined>> = {
  disc: { geometry: new CylinderGeometry(1.25, 1.25, 0.7, 40), lift: 0.35, reach: 2.1 },
  bullet: { geometry: new CylinderGeometry(0.7, 0.7, 0.7, 32), lift: 0.35, reach: 1.7 },
  sniper: { geometry: new CylinderGeometry(0.7, 0.7, 0.7, 32), lift: 0.35, reach: 1.7 },
  pellets: { geometry: new SphereGeometry(0.35, 16, 12), lift: 0.35, reach: 2.6 },
  knife: { geometry: new BoxGeometry(3, 1.2, 0.4), lift: 0.6, reach: 2.3 },
  bat: { geometry: new BoxGeometry(6, 0.6, 1), lift: 0.3, reach: 3.9 },
  flare: { geometry: new CylinderGeometry(1, 1, 0.3, 32), lift: 0.15, reach: 1.9 },
  figure: undefined,
};
const FIGURE_REACH = 3;
const SHELL = [-1.5, -0.5, 0.5, 1.5] as const;

/** The pieces that may be flicked, where they would start; the chosen one in full colour. */
export function Ghosts() {
  const offers = useHand((hand) => hand.offers);
  const chosen = useHand((hand) => hand.aiming?.choice);
  return offers
    .filter(
      (one) =>
        one.choice === chosen ||
        !offers.some(({ choice, offer }) => choice === chosen && isSamePlace(offer, one.offer)),
    )
    .map((offer) => <Ghost key={offer.choice} {...offer} chosen={offer.choice === chosen} />);
}

const isSamePlace = (a: Offer['offer'], b: Offer['offer']): boolean =>
  a.at.x === b.at.x && a.at.y === b.at.y;

function Ghost({ offer, chosen }: Offer & { readonly chosen: boolean }) {
  const group = useRef<Group>(null);
  const wood = useSurface({ color: '#d4913f', roughness: 0.4 });
  const shape = SHAPES[offer.launch];
  const material = chosen ? wood : paint('#d4913f', 0.45);
  useFrame(() => {
    const { aiming } = useHand.getState();
    if (group.current && aiming)
      group.current.rotation.y = ((aiming.axis ?? aiming.direction) * Math.PI) / 180;
  });
  return (
    <group position={[offer.at.x, 0, -offer.at.y]}>
      <mesh
        geometry={RING}
        material={paint(chosen ? SIGNS.amber : SIGNS.ink, chosen ? 0.95 : 0.5)}
        scale={shape?.reach ?? FIGURE_REACH}
        position-y={0.09}
        renderOrder={10}
      />
      <group ref={group}>
        {shape &&
          (offer.launch === 'pellets' ? SHELL : [0]).map((left, index) => (
            <mesh
              key={left}
              geometry={shape.geometry}
              material={material}
              position={[index % 2 === 0 ? 0 : 0.8, shape.lift, -left * 0.85]}
              castShadow
            />
          ))}
      </group>
    </group>
  );
}
