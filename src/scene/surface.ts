import { MeshLambertMaterial, MeshStandardMaterial, type Material, type Texture } from 'three';
import type { QualitySettings } from './quality';
import { useQuality } from './useQuality';

export type Surface = {
  readonly color?: string;
  readonly map?: Texture;
  readonly emissive?: string;
  readonly emissiveMap?: Texture;
  readonly emissiveIntensity?: number;
  /** Ignored where shading is Lambert. */
  readonly roughness?: number;
};

const made = new Map<string, Material>();

/** One material per look, however many pieces wear it. */
export function surface(shading: QualitySettings['shading'], look: Surface): Material {
  const key = `${shading} ${JSON.stringify({ ...look, map: look.map?.uuid, emissiveMap: look.emissiveMap?.uuid })}`;
  const known = made.get(key);
  if (known) return known;
  const { roughness = 0.85, ...shared } = look;
  const material =
    shading === 'lambert'
      ? new MeshLambertMaterial(shared)
      : new MeshStandardMaterial({ ...shared, roughness, metalness: 0 });
  made.set(key, material);
  return material;
}

export const useSurface = (look: Surface): Material => surface(useQuality().shading, look);
