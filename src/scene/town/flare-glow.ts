// The light of a flare: a pool on the snow, a halo and an ember, made once. No lamp of the renderer's, which would make every paint anew.
import { AdditiveBlending, MeshBasicMaterial, PlaneGeometry, SpriteMaterial } from 'three';
import { glowTexture } from '../art/glow';

export const POOL_PLATE = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Painted, not added: on white snow added light is not seen. */
export const POOL = once(
  () =>
    new MeshBasicMaterial({
      map: glowTexture(),
      color: '#ff6a1f',
      transparent: true,
      opacity: 0.62,
      depthWrite: false,
      toneMapped: false,
    }),
);

const glow = (color: string, opacity: number, added: boolean): SpriteMaterial =>
  new SpriteMaterial({
    map: glowTexture(),
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    // The snow it lies on would cut it in half; and a light shines past a corner.
    depthTest: false,
    toneMapped: false,
    ...(added && { blending: AdditiveBlending }),
  });

export const HALO = once(() => glow('#ff8a3a', 0.55, true));
export const SPARK = once(() => glow('#ff9d3c', 0.85, false));
export const EMBER = once(() => glow('#fff0c4', 0.95, false));

/** How large it looks after so many seconds: a few uneven waves, never the same for long. */
export const flickerAt = (seconds: number): number =>
  1 +
  0.06 * Math.sin(seconds * 11) +
  0.045 * Math.sin(seconds * 17.3 + 1) +
  0.035 * Math.sin(seconds * 29.1 + 2);
