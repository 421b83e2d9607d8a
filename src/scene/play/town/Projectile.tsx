import type { BufferGeometry, Mesh } from 'three';
import { PIECES, PROJECTILES } from '../../../physics/measure/catalogue';
import { pieceMaterial } from '../../art/printMaterial';
import { bulletBody, discBody, flareBody, pelletBody } from '../../geometry/bodies/thingBodies';
import { batBody, knifeBody, shotgunTemplateBody, sniperTemplateBody } from '../../geometry/bodies/weaponBodies'; // prettier-ignore
import { STILL } from '../../still';
import { useQuality } from '../../useQuality';
import { shared } from './looks';
import { halfSizes } from './sizes';
import { useRegistered, type Footprint } from './useRegistered';

export type ProjectileKind = keyof typeof PROJECTILES | 'flare';

const BODIES: Readonly<Record<ProjectileKind, () => BufferGeometry>> = {
  disc: discBody,
  bullet: bulletBody,
  pellet: pelletBody,
  bat: batBody,
  knife: knifeBody,
  flare: flareBody,
};

const FOOTPRINTS: Readonly<Record<ProjectileKind, Footprint>> = {
  disc: halfSizes(PROJECTILES.disc),
  bullet: halfSizes(PROJECTILES.bullet),
  pellet: halfSizes(PROJECTILES.pellet),
  bat: halfSizes(PROJECTILES.bat),
  knife: halfSizes(PROJECTILES.knife),
  flare: halfSizes(PIECES.flare),
};

/** The kind of what a launch puts on the table, by its id: 'disc', 'pellet-3'. */
export const projectileKind = (id: string): ProjectileKind =>
  (Object.keys(BODIES) as ProjectileKind[]).find((kind) => id.split('-')[0] === kind) ?? 'disc';

type Props = {
  readonly id: string;
  readonly kind?: ProjectileKind;
  readonly position?: readonly [x: number, y: number, z: number];
};

/** What is flicked and taken off the table again; found by its id in `play/pieces` while it is drawn. */
export function Projectile({ id, kind = projectileKind(id), position = [0, 0, 0] }: Props) {
  const body = useRegistered<Mesh>(id, FOOTPRINTS[kind]);
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

type TemplateProps = {
  readonly weapon: 'sniper' | 'shotgun';
  readonly at: { readonly x: number; readonly y: number };
  /** Degrees. */
  readonly direction: number;
  readonly pellets?: number;
};

/** The card that is laid on the table to shoot from; its opening looks along `direction`. */
export function Template({ weapon, at, direction, pellets = 5 }: TemplateProps) {
  const geometry =
    weapon === 'sniper'
      ? shared('sniper template', sniperTemplateBody)
      : shared(`shotgun template ${pellets}`, () => shotgunTemplateBody(pellets));
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
