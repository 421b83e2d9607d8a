import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { optionName } from '../../scenarios/decisions';
import { RING, paint } from '../signs/marks';
import { SIGNS } from '../signs/colours';
import { LAUNCH_LOOKS } from '../launch-looks';
import { Projectile, Template } from '../town/Projectile';
import { PROJECTILE_MAKES } from '../projectiles';
import { readyOf } from './ready';
import { useHand, type Offer } from './hand';

/** The pieces that may be flicked, where they would start; an amber ring lies around the chosen one. */
export function Ghosts() {
  const offers = useHand((hand) => hand.offers);
  const chosen = useHand((hand) => hand.aiming?.choice);
  const moved = useHand((hand) => hand.aiming?.offer);
  const mine = offers.find(({ choice }) => choice === chosen);
  return offers
    .filter((one) => one === mine || !mine || !isSamePlace(one, mine))
    .map((one) => (
      <Ghost
        key={optionName(one.choice)}
        choice={one.choice}
        offer={one === mine && moved ? moved : one.offer}
        chosen={one === mine}
      />
    ));
}

const isSamePlace = (a: Offer, b: Offer): boolean =>
  a.offer.at.x === b.offer.at.x && a.offer.at.y === b.offer.at.y;

function Ghost({ choice, offer, chosen }: Offer & { readonly chosen: boolean }) {
  const group = useRef<Group>(null);
  const { launch, at } = offer;
  const ready = readyOf(offer);
  const { template, reach } = LAUNCH_LOOKS[launch];
  useFrame(() => {
    const { aiming } = useHand.getState();
    if (group.current && aiming)
      group.current.rotation.y = ((aiming.axis ?? aiming.direction) * Math.PI) / 180;
  });
  return (
    <group position={[at.x, 0, -at.y]}>
      <mesh
        geometry={RING}
        material={chosen ? paint(SIGNS.amber) : paint(SIGNS.ink, 0.55)}
        scale={reach}
        position-y={0.09}
        renderOrder={10}
      />
      <group ref={group}>
        {template && (
          <Template kind={template} at={{ x: 0, y: 0 }} direction={0} pellets={ready.length} />
        )}
        {ready.map(({ id, kind, ahead, left }) => (
          <Projectile
            key={id}
            id={`offered ${optionName(choice)} ${id}`}
            kind={kind}
            position={[ahead, PROJECTILE_MAKES[kind].standingLift, -left]}
          />
        ))}
      </group>
    </group>
  );
}
