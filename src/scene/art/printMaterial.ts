import { MeshLambertMaterial, MeshStandardMaterial, type Material } from 'three';
import { blend, onNightfall } from '../light/nightfall';
import type { QualitySettings } from '../quality';
import { townSheet } from './facades/sheet';
import { pieceSheet } from './pieces/sheet';
import { sheetLightTexture, sheetTexture } from './sheetTexture';

type Wanted = Pick<QualitySettings, 'shading' | 'detail'>;

/** A little light of their own, because faces must stay readable at night. */
const OWN_LIGHT = { day: 0.08, night: 0.34 } as const;
const WINDOWS = { day: 0.12, night: 1.15 } as const;

const made = new Map<string, Material>();
const ownLight = { value: 0 };
onNightfall((share) => (ownLight.value = blend(OWN_LIGHT.day, OWN_LIGHT.night, share)));

function remembered(key: string, make: () => Material): Material {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

const cardOf = ({ shading }: Wanted, roughness: number) =>
  shading === 'lambert'
    ? new MeshLambertMaterial({ vertexColors: true })
    : new MeshStandardMaterial({ vertexColors: true, roughness, metalness: 0 });

/** Whatever is flicked, pushed or picked up. */
export const pieceMaterial = (wanted: Wanted): Material =>
  remembered(`pieces ${wanted.shading} ${wanted.detail}`, () => {
    const material = cardOf(wanted, 0.62);
    material.map = sheetTexture(pieceSheet, wanted.detail);
    glimmer(material);
    return material;
  });

/** Adds the own light to whatever the lamps and the sky give. */
function glimmer(material: Material): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['ownLight'] = ownLight;
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'uniform float ownLight;\nvoid main() {')
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * ownLight;',
      );
  };
  material.customProgramCacheKey = () => 'own light';
}

/** Façades, whose windows light up as night falls. */
export const townMaterial = (wanted: Wanted): Material =>
  remembered(`town ${wanted.shading} ${wanted.detail}`, () => {
    const material = cardOf(wanted, 0.85);
    material.map = sheetTexture(townSheet, wanted.detail);
    glimmer(material);
    material.emissive.set('#ffffff');
    material.emissiveMap = sheetLightTexture(townSheet, wanted.detail);
    onNightfall((share) => (material.emissiveIntensity = blend(WINDOWS.day, WINDOWS.night, share)));
    return material;
  });
