import type { Material } from 'three';
import { blend, onNightfall } from './nightfall';
import type { QualitySettings } from '../quality';
import { BLACK, printedMaterial, WHITE } from '../surface';
import { townSheet } from './facades/sheet';
import { pieceSheet } from './pieces/sheet';
import { sheetLightTexture, sheetTexture } from './sheet-texture';

type Wanted = Pick<QualitySettings, 'shading' | 'detail'>;

/** A little light of their own, because faces must stay readable at night. */
const OWN_LIGHT = { day: 0.08, night: 0.34 } as const;
const WINDOWS = { day: 0.5, night: 1.15 } as const;

const made = new Map<string, Material>();
const ownLight = { value: 0 };
onNightfall((share) => (ownLight.value = blend(OWN_LIGHT.day, OWN_LIGHT.night, share)));

function remembered(key: string, make: () => Material): Material {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** Whatever is flicked, pushed or picked up. */
export const pieceMaterial = ({ shading, detail }: Wanted): Material =>
  remembered(`pieces ${shading} ${detail}`, () =>
    printedMaterial(shading, { map: sheetTexture(pieceSheet, detail), roughness: 0.62, ownLight }),
  );

/** Façades, whose windows light up as night falls. */
export const townMaterial = ({ shading, detail }: Wanted): Material =>
  remembered(`town ${shading} ${detail}`, () => {
    const material = printedMaterial(shading, {
      map: sheetTexture(townSheet, detail),
      roughness: 0.85,
      ownLight,
      shining: sheetLightTexture(townSheet, detail),
    });
    onNightfall((share) => (material.emissiveIntensity = blend(WINDOWS.day, WINDOWS.night, share)));
    return material;
  });

/** A lantern's glass is nothing but its light. */
export const glassMaterial = ({ shading }: Pick<Wanted, 'shading'>): Material =>
  remembered(`glass ${shading}`, () => {
    const material = printedMaterial(shading, { map: BLACK, roughness: 1, shining: WHITE });
    const lit = material.emissive.clone().set('#ffd489');
    onNightfall((share) => material.emissive.set('#8b8d86').lerp(lit, share));
    return material;
  });
