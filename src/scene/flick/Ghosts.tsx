import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import type { Group } from 'three';
import { PIECES, PROJECTILES } from '../../physics/measure/catalogue';
import { optionName } from '../../scenarios/decisions';
import { RING, paint } from '../aim/marks';
import { SIGNS } from '../aim/colours';
import { Projectile, Template, type ProjectileKind } from '../play/town/Projectile';
import { useHand, type Offer } from './hand';

type Launch = Offer['offer']['launch'];

const KINDS: Readonly<Record<Launch, ProjectileKind | undefined>> = {
  disc: 'disc',
  bullet: 'bullet',
  sniper: 'bullet',
  pellets: 'pellet',
  knife: 'knife',
  bat: 'bat',
  flare: 'flare',
  figure: undefined,
};
/** The ring that says "here": wide enough to be seen around the piece. */
const REACHES: Readonly<Record<Launch, number>> = {
  disc: 2.2,
  bullet: 1.8,
  sniper: 2.6,
  pellets: 3,
  knife: 2.4,
  bat: 3.9,
  flare: 1.9,
  figure: 3,
};
const ONE = [{ ahead: 0, left: 0 }] as const;
/** Staggered in two rows, as they leave. */
const SHELL = [-1.5, -0.5, 0.5, 1.5].map((left, index) => ({
  ahead: index % 2 === 0 ? 0 : 0.8,
  left: left * 0.85,
}));

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
  const kind = KINDS[launch];
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
        scale={REACHES[launch]}
        position-y={0.09}
        renderOrder={10}
      />
      <group ref={group}>
        {launch === 'sniper' && <Template weapon="sniper" at={{ x: 0, y: 0 }} direction={0} />}
        {launch === 'pellets' && <Template weapon="shotgun" at={{ x: 0, y: 0 }} direction={0} />}
        {kind &&
          (launch === 'pellets' ? SHELL : ONE).map(({ ahead, left }) => (
            <Projectile
              key={left}
              id={`offered ${optionName(choice)} ${left}`}
              kind={kind}
              position={[ahead, liftOf(kind), -left]}
            />
          ))}
      </group>
    </group>
  );
}

const liftOf = (kind: ProjectileKind): number =>
  kind === 'flare' ? PIECES.flare.standingLift : PROJECTILES[kind].standingLift;
