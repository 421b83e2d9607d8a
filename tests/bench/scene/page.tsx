// The full town of S6 beside a bare scene that draws as many meshes, in one page; each is measured by itself.
import { _roots, Canvas, type RootState } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';
import {
  BoxGeometry,
  MeshStandardMaterial,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { startMatch } from '../../../src/match/match';
import { plainPlan } from '../../../src/match/plan';
import { tableViewOf } from '../../../src/match/table-view';
import TableScene from '../../../src/scene/match/TableScene';
import { QUALITY_SETTINGS, type Quality } from '../../../src/scene/quality';
import { viewFor } from '../../../src/scenarios/view';

export type SceneCosts = {
  readonly calls: number;
  readonly triangles: number;
  readonly textureBytes: number;
  readonly milliseconds: number;
  readonly shapes: number;
  readonly bareCalls: number;
  readonly bareMilliseconds: number;
};

declare global {
  var measureScene: ((quality: Quality) => Promise<SceneCosts>) | undefined;
}

const coat = new MeshStandardMaterial({ color: '#b3372f' });

/** As the town, whose shadows are drawn anew only when a piece has moved. */
function drawShadowsOnce({ gl }: RootState): void {
  gl.shadowMap.autoUpdate = false;
  gl.shadowMap.needsUpdate = true;
}

/** Meshes of as many shapes, a light and nothing else: what no scene of so many pieces could do without. */
function Bare({ count, shapes, quality }: { count: number; shapes: number; quality: Quality }) {
  const boxes = Array.from({ length: shapes }, () => new BoxGeometry(2, 2, 2));
  const { shadowMap, antialias } = QUALITY_SETTINGS[quality];
  return (
    <Canvas
      frameloop="demand"
      shadows={shadowMap > 0 ? 'percentage' : false}
      gl={{ antialias }}
      camera={{ position: [0, 110, 50], far: 1200 }}
      onCreated={drawShadowsOnce}
    >
      <ambientLight />
      <directionalLight castShadow={shadowMap > 0} position={[20, 80, 30]}>
        <orthographicCamera attach="shadow-camera" args={[-90, 90, 90, -90, 1, 300]} />
      </directionalLight>
      {Array.from({ length: count }, (_, index) => (
        <mesh
          key={index}
          {...(boxes[index % shapes] && { geometry: boxes[index % shapes] })}
          material={coat}
          position={[(index % 16) * 7 - 52, 1, Math.floor(index / 16) * 9 - 20]}
          castShadow
          receiveShadow
        />
      ))}
    </Canvas>
  );
}

function Town({ quality }: { quality: Quality }) {
  const shown = tableViewOf(viewFor(startMatch(plainPlan('s6', 1)).game, 'seat-1'));
  const nothing = (): undefined => undefined;
  return (
    <TableScene
      quality={quality}
      shown={shown}
      label=""
      onAnswer={nothing}
      onPlaybackEnd={nothing}
      onReady={nothing}
      onContextLost={nothing}
    />
  );
}

/** Small, because pixels are the graphics card's work and not what is measured. */
function hang(id: string, picture: React.ReactNode): void {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.id = id;
  frame.style.cssText = 'width:160px;height:90px';
  createRoot(frame).render(picture);
}

async function stateOf(id: string): Promise<RootState> {
  for (;;) {
    const canvas = document.querySelector<HTMLCanvasElement>(`#${id} canvas`);
    const state = canvas && _roots.get(canvas)?.store.getState();
    if (state && state.gl.info.render.frame > 0) return state;
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Main-thread milliseconds of so many frames of one scene: its useFrames and its render call. Each is drawn to its end
 * before the next, and all in one task: neither the drawing nor the browser's own page takes the processor from them.
 */
async function frames({ advance, gl }: RootState, count: number): Promise<number[]> {
  await new Promise(requestAnimationFrame);
  const context = gl.getContext();
  const pixel = new Uint8Array(4);
  return Array.from({ length: count }, () => {
    const began = performance.now();
    advance(began, false);
    const took = performance.now() - began;
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    return took;
  });
}

/**
 * Every call is made, for a single triangle each: points and pixels are the graphics card's work. A software renderer
 * does it on this processor, and whoever comes after it finds the caches cold, the fuller scene the more so.
 */
function leaveOutCardWork({ gl }: RootState): void {
  const context = gl.getContext();
  if (!(context instanceof WebGL2RenderingContext)) throw new Error('This page needs WebGL 2.');
  const drawArrays = context.drawArrays.bind(context);
  const drawElements = context.drawElements.bind(context);
  const drawElementsInstanced = context.drawElementsInstanced.bind(context);
  context.drawArrays = (mode, first) => drawArrays(mode, first, 3);
  context.drawElements = (mode, _, type, offset) => drawElements(mode, 3, type, offset);
  context.drawElementsInstanced = (mode, _, type, offset) =>
    drawElementsInstanced(mode, 3, type, offset, 1);
  context.enable(context.RASTERIZER_DISCARD);
}

/** Frames until the browser has translated what they run: three seconds of play. */
const WARM = 200;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function shapesIn(root: Object3D): number {
  const shapes = new Set<unknown>();
  root.traverseVisible((one) => {
    if ('geometry' in one) shapes.add(one.geometry);
  });
  return shapes.size;
}

function textureBytes(root: Object3D): number {
  const textures = new Set<Texture>();
  root.traverse((one) => {
    const worn = 'material' in one ? (one.material as Material | Material[]) : [];
    for (const material of [worn].flat())
      for (const value of Object.values(material))
        if (typeof value === 'object' && value !== null && 'isTexture' in value)
          textures.add(value as Texture);
  });
  let bytes = 0;
  for (const { image, generateMipmaps } of textures) {
    const { width = 0, height = 0 } = (image ?? {}) as { width?: number; height?: number };
    bytes += width * height * 4 * (generateMipmaps ? 4 / 3 : 1);
  }
  return bytes;
}

globalThis.measureScene = async (quality) => {
  hang('town', <Town quality={quality} />);
  const town = await stateOf('town');
  await frames(town, 20);
  const { calls, triangles } = town.gl.info.render;
  const shapes = shapesIn(town.scene);
  hang('bare', <Bare count={calls} shapes={shapes} quality={quality} />);
  const bare = await stateOf('bare');
  await frames(bare, 20);
  for (const scene of [town, bare]) {
    leaveOutCardWork(scene);
    await frames(scene, WARM);
  }
  const [own, others]: [number[], number[]] = [[], []];
  // Turn about, so that a busy machine slows both alike.
  for (let round = 0; round < 40; round += 1) {
    own.push(...(await frames(town, 10)));
    others.push(...(await frames(bare, 10)));
  }
  return {
    calls,
    triangles,
    shapes,
    textureBytes: textureBytes(town.scene),
    milliseconds: median(own),
    bareCalls: bare.gl.info.render.calls,
    bareMilliseconds: median(others),
  };
};
