// Printed card, cloth and wood: many pictures, one program.
import {
  DataTexture,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Material,
  type Texture,
} from 'three';
import type { QualitySettings } from './quality';
import { useQuality } from './use-quality';

type Shading = QualitySettings['shading'];
export type PrintedMaterial = MeshLambertMaterial | MeshStandardMaterial;

export type Surface = {
  readonly map: Texture;
  /** Ignored where shading is Lambert. */
  readonly roughness: number;
  /** Light of its own, as a share of its colour. */
  readonly ownLight?: { readonly value: number };
  /** Where it shines, whatever falls on it: windows, lanterns. */
  readonly shining?: Texture;
};

const NO_LIGHT = { value: 0 };
export const BLACK = plain(0);
export const WHITE = plain(255);

function plain(shade: number): Texture {
  const texture = new DataTexture(new Uint8Array([shade, shade, shade, 255]), 1, 1);
  texture.needsUpdate = true;
  return texture;
}

/** Its corners tint the picture. */
export function printedMaterial(
  shading: Shading,
  { map, roughness, ownLight = NO_LIGHT, shining = BLACK }: Surface,
): PrintedMaterial {
  const look = { map, vertexColors: true, emissive: '#ffffff', emissiveMap: shining } as const;
  const material =
    shading === 'lambert'
      ? new MeshLambertMaterial(look)
      : new MeshStandardMaterial({ ...look, roughness, metalness: 0 });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['ownLight'] = ownLight;
    shader.vertexShader = withOneMatrix(shader.vertexShader);
    shader.fragmentShader = withOwnLight(shader.fragmentShader);
  };
  material.customProgramCacheKey = () => 'printed';
  return material;
}

/** A piece sends one matrix a frame instead of three; nothing printed is ever stretched, so its normals need no own. */
const withOneMatrix = (vertexShader: string): string =>
  vertexShader
    .replace(
      '#include <defaultnormal_vertex>',
      'vec3 transformedNormal = mat3(viewMatrix) * (mat3(modelMatrix) * objectNormal);',
    )
    .replace(
      '#include <project_vertex>',
      `vec4 mvPosition = viewMatrix * (modelMatrix * vec4(transformed, 1.0));
      gl_Position = projectionMatrix * mvPosition;`,
    );

/** On top of whatever the lamps and the sky give. */
const withOwnLight = (fragmentShader: string): string =>
  fragmentShader
    .replace('void main() {', 'uniform float ownLight;\nvoid main() {')
    .replace(
      '#include <emissivemap_fragment>',
      '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * ownLight;',
    );

const made = new Map<string, Material>();

/** One material per look, however much wears it. */
export function useSurface(look: Surface): Material {
  const { shading } = useQuality();
  const key = `${shading} ${look.map.uuid} ${look.roughness}`;
  const known = made.get(key) ?? printedMaterial(shading, look);
  made.set(key, known);
  return known;
}
