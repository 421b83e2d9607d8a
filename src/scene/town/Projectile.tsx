import type { BufferGeometry, Mesh } from 'three';
import { pieceMaterial } from '../art/print-material';
import { bulletBody, discBody, flareBody, pelletBody } from '../geometry/bodies/thing-bodies';
import { batBody, knifeBody, shotgunTemplateBody, sniperTemplateBody } from '../geometry/bodies/weapon-bodies'; // prettier-ignore
import type { TemplateKind } from '../launch-looks';
import { PROJECTILE_MAKES, projectileKind, type ProjectileKind } from '../projectiles';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import { shared } from './looks';
import { halfSizes } from './sizes';
import { useRegistered } from './use-registered';

const BODIES: Readonly<Record<ProjectileKind, () => BufferGeometry>> = {
  disc: discBody,
  bullet: bulletBody,
  pellet: pelletBody,
  bat: batBody,
  knife: knifeBody,
  flare: flareBody,
};

type Props = {
  readonly id: string;
  readonly kind?: ProjectileKind;
  readonly position?: readonly [x: number, y: number, z: number];
};

/** What is flicked and taken off the table again; found by its id in `play/pieces` while it is drawn. */
export function Projectile({
  id,
  kind = projectileKind(id) ?? 'disc',
  position = [0, 0, 0],
}: Props) {
  const body = useRegistered<Mesh>(id, halfSizes(PROJECTILE_MAKES[kind]));
  return (
    <mesh
      ref={body}
      geometry={shared(kind, BODIES[kind])}
      material={pieceMaterial(useQuality())}
      position={[...position]}
      castShadow
      receiveShadow
    />
  );
}

const TEMPLATES: Readonly<Record<TemplateKind, (pellets: number) => BufferGeometry>> = {
  sniper: sniperTemplateBody,
  shotgun: shotgunTemplateBody,
};

type TemplateProps = {
  readonly kind: TemplateKind;
  readonly at: { readonly x: number; readonly y: number };
  /** Degrees. */
  readonly direction: number;
  /** A comb has room for so many. */
  readonly pellets: number;
};

/** The card that is laid on the table to shoot from; its opening looks along `direction`. */
export function Template({ kind, at, direction, pellets }: TemplateProps) {
  const geometry = shared(`${kind} template ${pellets}`, () => TEMPLATES[kind](pellets));
  return (
    <mesh
      {...STILL}
      geometry={geometry}
      material={pieceMaterial(useQuality())}
      position={[at.x, 0, -at.y]}
      rotation-y={(direction * Math.PI) / 180}
      castShadow
      receiveShadow
    />
  );
}
