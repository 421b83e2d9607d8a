export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export type QualitySettings = {
  readonly shading: 'lambert' | 'standard';
  readonly antialias: boolean;
  /** Side of the shadow map in pixels; 0 casts none. */
  readonly shadowMap: number;
  readonly maxPixelRatio: number;
  /** Lamps and windows that really shine, on top of the painted pools of light. */
  readonly lampLights: boolean;
  /** Soft light from all around, painted once. */
  readonly surroundings: boolean;
  /** How finely pictures are painted, 1 being full. */
  readonly detail: number;
  readonly flakes: number;
};

export const QUALITY_SETTINGS: Record<Quality, QualitySettings> = {
  low: {
    shading: 'lambert',
    antialias: false,
    shadowMap: 0,
    maxPixelRatio: 1,
    lampLights: false,
    surroundings: false,
    detail: 0.6,
    flakes: 260,
  },
  medium: {
    shading: 'standard',
    antialias: true,
    shadowMap: 1024,
    maxPixelRatio: 1.5,
    lampLights: true,
    surroundings: true,
    detail: 1,
    flakes: 500,
  },
  high: {
    shading: 'standard',
    antialias: true,
    shadowMap: 2048,
    maxPixelRatio: 2,
    lampLights: true,
    surroundings: true,
    detail: 1,
    flakes: 900,
  },
};

export type Device = {
  /** The page's query, where `?quality=low` overrules everything. */
  readonly search: string;
  readonly renderer: string;
  readonly touch: boolean;
};

const SOFTWARE_RENDERER = /SwiftShader|llvmpipe/i;

export function chooseQuality({ search, renderer, touch }: Device): Quality {
  const wish = new URLSearchParams(search).get('quality');
  const wished = QUALITIES.find((quality) => quality === wish);
  if (wished) return wished;
  if (SOFTWARE_RENDERER.test(renderer)) return 'low';
  return touch ? 'medium' : 'high';
}
