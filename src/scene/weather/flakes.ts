import { BufferAttribute, BufferGeometry, ShaderMaterial } from 'three';
import { chance } from '../art/chance';

/** The box that snow falls through, well beyond the table so that no edge of it shows. */
export const SKY = { width: 240, depth: 230, height: 95, floor: 0 } as const;

export function snowGeometry(count: number): BufferGeometry {
  const random = chance(99);
  const position = new Float32Array(count * 3);
  const nature = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    position.set(
      [(random() - 0.5) * SKY.width, random() * SKY.height, (random() - 0.38) * SKY.depth],
      i * 3,
    );
    nature.set(
      [3.2 + random() * 3.4, random() * Math.PI * 2, 0.3 + random() * random() * 0.85],
      i * 3,
    );
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('nature', new BufferAttribute(nature, 3));
  return geometry;
}

const vertexShader = `
  attribute vec3 nature;
  uniform float time;
  uniform float pixels;
  varying float strength;
  void main() {
    vec3 place = position;
    place.y = mod(place.y - time * nature.x, ${SKY.height.toFixed(1)});
    place.x += sin(time * 0.45 + nature.y) * 2.4;
    place.z += cos(time * 0.36 + nature.y * 1.7) * 1.6;
    vec4 seen = modelViewMatrix * vec4(place, 1.0);
    gl_Position = projectionMatrix * seen;
    gl_PointSize = clamp(nature.z * pixels * projectionMatrix[1][1] * 0.5 / -seen.z, 1.0, 26.0);
    float landing = smoothstep(0.0, 5.0, place.y) * smoothstep(0.0, 14.0, ${SKY.height.toFixed(1)} - place.y);
    strength = landing * (0.35 + 0.5 * fract(nature.y * 3.7)) * smoothstep(12.0, 45.0, -seen.z);
  }
`;

const fragmentShader = `
  varying float strength;
  void main() {
    float away = length(gl_PointCoord - 0.5) * 2.0;
    gl_FragColor = vec4(0.93, 0.96, 1.0, strength * smoothstep(1.0, 0.25, away));
  }
`;

export type Snowfall = {
  readonly material: ShaderMaterial;
  readonly advance: (seconds: number) => void;
};

/** @param pixels height of the picture in real pixels, so that flakes keep their size in centimetres */
export function snowfall(pixels: number): Snowfall {
  const time = { value: 40 };
  const material = new ShaderMaterial({
    uniforms: { time, pixels: { value: pixels } },
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
  });
  return { material, advance: (seconds) => (time.value += seconds) };
}
