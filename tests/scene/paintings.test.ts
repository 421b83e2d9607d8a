// Pictures that are painted once: on a canvas that only remembers what was painted where.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromLocal } from '../../src/physics/measure/structure';
import { TITLE_SHOWN } from '../../src/scene/title/title-view';

type Stroke = { readonly method: string; readonly args: readonly unknown[]; readonly fill: string };
let strokes: Stroke[] = [];
let canvases: { width: number; height: number }[] = [];

/** Every method is remembered with the colour it was called with; gradients are painted with as well. */
function fakeBrush(): object {
  const state: Record<string, unknown> = {};
  return new Proxy(state, {
    get: (_, key) => {
      if (typeof key === 'string' && key in state) return state[key];
      return (...args: readonly unknown[]) => {
        strokes.push({ method: String(key), args, fill: String(state['fillStyle']) });
        return { addColorStop: (): void => {} };
      };
    },
  });
}

beforeEach(() => {
  vi.resetModules();
  strokes = [];
  canvases = [];
  vi.stubGlobal(
    'Path2D',
    class {
      readonly path: string;
      constructor(path: string) {
        this.path = path;
      }
    },
  );
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: fakeBrush };
      canvases.push(canvas);
      return canvas;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const paths = (): string[] =>
  strokes.flatMap(({ method, args }) =>
    method === 'stroke' && args.length > 0 ? [(args[0] as { path: string }).path] : [],
  );
const rectangles = (): (readonly [x: number, y: number, width: number, height: number])[] =>
  strokes
    .filter(({ method }) => method === 'fillRect')
    .map(({ args }) => args as unknown as [number, number, number, number]);

const { layout } = TITLE_SHOWN;

test('the snow mat is painted once for a layout and a quality, in its detail', async () => {
  const { snowMatTexture, MAT } = await import('../../src/scene/art/snow-mat');
  const full = snowMatTexture(1, layout);
  expect(snowMatTexture(1, layout)).toBe(full);
  expect(snowMatTexture(0.5, layout)).not.toBe(full);
  expect(snowMatTexture(1, { ...layout, structures: layout.structures.slice(1) })).not.toBe(full);
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([
    [MAT.width * 15, MAT.depth * 15],
    [MAT.width * 7.5, MAT.depth * 7.5],
    [MAT.width * 15, MAT.depth * 15],
  ]);
});

test('a street leads to every door, and every building has its foundations', async () => {
  const { paintStreets, paintFoundations } = await import('../../src/scene/art/streets');
  if (!layout.town) throw new Error('The title shows a town.');
  paintStreets(fakeBrush() as CanvasRenderingContext2D, layout, layout.town);
  const [streets = ''] = paths();
  for (const door of layout.structures) {
    const inside = fromLocal(door, { ahead: 4.5, left: 0 });
    expect(streets, door.id).toContain(`M${inside.x} ${inside.y} L`);
  }
  strokes = [];
  paintFoundations(fakeBrush() as CanvasRenderingContext2D, layout);
  const places = strokes.filter(({ method }) => method === 'translate').map(({ args }) => args);
  expect(places).toEqual([...layout.structures, layout.dump].map((spot) => [spot?.x, spot?.y]));
});

test('planks cover the whole table, edge to edge', async () => {
  const { woodTexture, TABLE } = await import('../../src/scene/art/wood');
  woodTexture(1);
  const planks = rectangles().filter(([, , width, height]) => width === TABLE.width && height > 1);
  const tops = planks.map(([, y]) => y);
  expect(tops[0]).toBe(0);
  expect(planks.every(([, y, , height], at) => (tops[at + 1] ?? y + height) === y + height)).toBe(
    true,
  );
  expect((tops.at(-1) ?? 0) + (planks.at(-1)?.[3] ?? 0)).toBeGreaterThanOrEqual(TABLE.depth);
});

test('what lies under a figure tells its team by shape, and whose turn it is from farther out', async () => {
  const { ACTIVE, RINGS, SHADOW, TRAMPLED, patchPaint } =
    await import('../../src/scene/town/patches');
  const corners = Object.values(RINGS).map((ring) => ring.getAttribute('position').count);
  expect(new Set(corners).size).toBeGreaterThan(2);
  const reach = (geometry: typeof ACTIVE): number => {
    const at = geometry.getAttribute('position');
    return Math.max(
      ...Array.from({ length: at.count }, (_, corner) =>
        Math.hypot(at.getX(corner), at.getZ(corner)),
      ),
    );
  };
  for (const flat of [ACTIVE, SHADOW, TRAMPLED, ...Object.values(RINGS)]) {
    flat.computeBoundingBox();
    expect(flat.boundingBox?.max.y).toBeCloseTo(0);
    expect(flat.getAttribute('color').itemSize).toBe(4);
  }
  expect(reach(ACTIVE)).toBeGreaterThan(
    Math.max(...Object.values(RINGS).map(reach), reach(TRAMPLED)),
  );
  expect(patchPaint()).toBe(patchPaint());
});
