import type { BufferGeometry } from 'three';
import { SIGNS } from './colours';
import { paint } from './marks';

type Props = {
  readonly shape: BufferGeometry;
  readonly color: string;
  readonly size: number;
  /** So much the dark shape under it is wider, and how dark that is. */
  readonly rim?: number;
  readonly dark?: number;
  /** Of the dark shape, where it is another one. */
  readonly under?: BufferGeometry;
  /** What lies on what. */
  readonly order?: number;
};

/** A sign on a dark one a little wider: it reads on snow and at night. */
export function Outlined({
  shape,
  color,
  size,
  rim = 0.25,
  dark = 0.85,
  under = shape,
  order = 20,
}: Props) {
  return (
    <>
      <mesh
        geometry={under}
        material={paint(SIGNS.ink, dark, true)}
        scale={size + rim}
        renderOrder={order - 1}
      />
      <mesh geometry={shape} material={paint(color, 1, true)} scale={size} renderOrder={order} />
    </>
  );
}
