import type { ReactNode } from 'react';
import type { Mesh } from 'three';
import { pieceMaterial } from '../art/print-material';
import { useQuality } from '../use-quality';
import { LampLight } from './LampLight';
import { geometryOf, type Look } from './looks';
import { sizeOf } from './sizes';
import { useRegistered } from './use-registered';

type Props = {
  /** Under this id its body is found in `play/pieces`. */
  readonly id: string;
  readonly look: Look;
  /** What lies on it and moves with it, in its own frame. */
  readonly children?: ReactNode;
};

/** One piece. It is put where it belongs by whoever looks its body up: the town, or a playback. */
export function PieceMesh({ id, look, children }: Props) {
  const body = useRegistered<Mesh>(id, sizeOf(look.kind));
  return (
    <mesh
      ref={body}
      geometry={geometryOf(look)}
      material={pieceMaterial(useQuality())}
      castShadow={look.kind !== 'acid'}
      receiveShadow
    >
      {look.kind === 'lamp' && <LampLight />}
      {children}
    </mesh>
  );
}
