// Darkness with a soft hole: it lies over the whole picture but for who stands in its middle.
import { BufferAttribute, DoubleSide, MeshBasicMaterial, RingGeometry } from 'three';

/** From the middle, in cm: so far it is light, from here on all dark, and so far it reaches. */
const [LIGHT, DARK, REACH] = [4.2, 15, 700];
const RINGS = [LIGHT, 6, 8.5, 11.5, DARK, REACH] as const;
const AROUND = 48;

function geometryOf(): RingGeometry {
  const geometry = new RingGeometry(LIGHT, REACH, AROUND, RINGS.length - 1);
  const places = geometry.getAttribute('position');
  const shades = new Float32Array(places.count * 4);
  for (let index = 0; index < places.count; index += 1) {
    const radius = RINGS[Math.floor(index / (AROUND + 1))] ?? REACH;
    const angle = ((index % (AROUND + 1)) / AROUND) * Math.PI * 2;
    places.setXY(index, Math.cos(angle) * radius, Math.sin(angle) * radius);
    const share = Math.min(1, (radius - LIGHT) / (DARK - LIGHT));
    shades.set([1, 1, 1, share * share * (3 - 2 * share)], index * 4);
  }
  geometry.setAttribute('color', new BufferAttribute(shades, 4));
  return geometry;
}

export const DARKNESS = geometryOf();
export const DARK_PAINT = new MeshBasicMaterial({
  color: '#060a12',
  transparent: true,
  vertexColors: true,
  depthTest: false,
  depthWrite: false,
  toneMapped: false,
  fog: false,
  side: DoubleSide,
  forceSinglePass: true,
});
/** Never so dark that the table could not be seen. */
export const DARKEST = 0.72;
