// The one camera that all pictures are taken with. It has a graphics context of its own, which it gives back when it rests.
import { ACESFilmicToneMapping, MirroredRepeatWrapping, PCFShadowMap, WebGLRenderer, type Texture } from 'three'; // prettier-ignore
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { chance } from '../art/chance';
import { glowTexture, spillTexture } from '../art/glow';
import { nightfall, setNightfall } from '../art/nightfall';
import { paintedTexture, softSpot, strokePath } from '../art/paint';
import { glassMaterial, pieceMaterial, townMaterial } from '../art/print-material';
import { SNOW } from '../art/snow-mat';
import { QUALITY_SETTINGS, type Quality } from '../quality';
import '../quiet-console';
import { printedMaterial } from '../surface';
import { develop, type Size } from './develop';
import type { Studio } from './queue';
import { ASPECT, SNOW_SIDE, stageOf, type Wardrobe } from './stage';
import { HOURS, type Vignette } from './vignette';

export type Order = {
  readonly name: string;
  readonly vignette: Vignette;
  readonly people: readonly SurvivorId[];
  readonly quality: Quality;
};

const WIDTH: Readonly<Record<Quality, number>> = { low: 480, medium: 640, high: 720 };
const SIGN_FACE = '700 16px "Barlow Condensed"';
const JPEG = 0.86;

export function studio(): Studio<Order> {
  let renderer: WebGLRenderer | undefined;
  let isAsleep = false;

  async function awake(): Promise<WebGLRenderer> {
    if (renderer && isAsleep) {
      isAsleep = false;
      if (!(await isRestored(renderer))) renderer = undefined;
    }
    renderer ??= opened();
    return renderer;
  }

  return {
    take: async (order) => {
      const camera = await awake();
      // Without it signs are painted in another typeface, and painted again later; a photograph is taken once.
      await Promise.allSettled([document.fonts.load(SIGN_FACE)]);
      const canvas = photograph(camera, order);
      return URL.createObjectURL(await blobOf(canvas));
    },
    rest: () => {
      if (!renderer || isAsleep) return;
      isAsleep = true;
      renderer.forceContextLoss();
    },
  };
}

/** In ms; a browser that is asked for a context it has taken away answers at once, or never. */
const PATIENCE = 2000;

function isRestored(renderer: WebGLRenderer): Promise<boolean> {
  return new Promise((done) => {
    const late = setTimeout(() => done(false), PATIENCE);
    renderer.domElement.addEventListener(
      'webglcontextrestored',
      () => {
        clearTimeout(late);
        done(true);
      },
      { once: true },
    );
    renderer.forceContextRestore();
  });
}

function opened(): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas: document.createElement('canvas'), antialias: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** The hour is everybody's: it is set and put back before anybody else draws. */
function photograph(
  camera: WebGLRenderer,
  { name, vignette, people, quality }: Order,
): HTMLCanvasElement {
  // prettier-ignore
  const size: Size = { width: WIDTH[quality], height: Math.round(WIDTH[quality] / ASPECT) };
  const hour = nightfall();
  setNightfall(HOURS[vignette.hour]);
  try {
    const { scene, camera: eye } = stageOf(vignette, wardrobeOf(quality), people);
    camera.setSize(size.width, size.height, false);
    camera.render(scene, eye);
    const print = document.createElement('canvas');
    Object.assign(print, size);
    const brush = print.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('This browser cannot paint pictures on a canvas.');
    brush.drawImage(camera.domElement, 0, 0);
    develop(brush, size, name, vignette.air);
    return print;
  } finally {
    setNightfall(hour);
  }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('The picture could not be kept.'))),
      'image/jpeg',
      JPEG,
    ),
  );

const wardrobes = new Map<Quality, Wardrobe>();

/** As fine as the table's own, so that nothing is painted twice. */
function wardrobeOf(quality: Quality): Wardrobe {
  const known = wardrobes.get(quality);
  if (known) return known;
  const { shading, detail } = QUALITY_SETTINGS[quality];
  const look = { shading, detail };
  const made: Wardrobe = {
    pieces: pieceMaterial(look),
    town: townMaterial(look),
    glass: glassMaterial(look),
    snow: printedMaterial(shading, { map: snowTexture(), roughness: 0.95 }),
    glow: glowTexture(),
    spill: spillTexture(),
    shadows: quality === 'low' ? 512 : 1024,
  };
  wardrobes.set(quality, made);
  return made;
}

/** Trodden snow, as near as no view of the whole table comes. */
function snowTexture(): Texture {
  const texture = paintedTexture(
    'vignette snow',
    { width: SNOW_SIDE, height: SNOW_SIDE, pixels: 14, detail: 1 },
    (brush) => {
      const random = chance(77);
      const somewhere = (): number => random() * SNOW_SIDE;
      brush.fillStyle = SNOW.base;
      brush.fillRect(0, 0, SNOW_SIDE, SNOW_SIDE);
      for (let i = 0; i < 260; i += 1) {
        const shade = random() > 0.5 ? SNOW.crest : SNOW.hollow;
        softSpot(brush, shade, 0.14 + random() * 0.2, somewhere(), somewhere(), 0.6 + random() * 5);
      }
      for (let i = 0; i < 90; i += 1) {
        const [x, y] = [somewhere(), somewhere()];
        strokePath(brush, 'rgba(92, 112, 146, 0.3)', 0.34, `M${x} ${y}l${random() - 0.5} ${random() - 0.5}`); // prettier-ignore
      }
    },
  );
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping;
  return texture;
}
