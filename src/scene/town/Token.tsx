import type { MarkerType } from '../../scenarios/catalogue/markers';
import { pieceMaterial } from '../art/print-material';
import { tokenBody } from '../geometry/bodies/token-body';
import { STILL } from '../still';
import { useQuality } from '../use-quality';
import { shared } from './looks';

type Props = {
  readonly id: string;
  /** Without a type it lies face down. */
  readonly type?: MarkerType | undefined;
  readonly position: readonly [number, number, number];
  readonly quaternion: readonly [number, number, number, number];
};

/** By this name it is found in the scene. */
export const tokenName = (id: string): string => `token ${id}`;

/** A marker: a small piece of card with a picture, all alike from behind. */
export function Token({ id, type, position, quaternion }: Props) {
  return (
    <mesh
      {...STILL}
      name={tokenName(id)}
      geometry={shared(`token ${type ?? 'back'}`, () => tokenBody(type))}
      material={pieceMaterial(useQuality())}
      position={[...position]}
      quaternion={[...quaternion]}
      castShadow
      receiveShadow
    />
  );
}
