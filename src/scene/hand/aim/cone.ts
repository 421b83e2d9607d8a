// The soft rays of a shell: from where each pellet lies, as wide as it may stray, as far as it would come.
import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import type { FirstTouch } from '../../../physics/aim';
import { FAN, PELLET_GAP, STRAY } from '../../../physics/measure/bodies';
import { PROJECTILES } from '../../../physics/measure/catalogue';
import { PELLET_COUNT } from '../../../physics/measure/limits';
import { heading } from '../../../physics/measure/trig';
import { add, scale } from '../../../physics/measure/vector';
import type { Vec2 } from '../../../physics/table';
import { SIGNS } from '../../signs/colours';
import type { Aiming } from '../aiming';

export type Wedge = {
  readonly from: Vec2;
  readonly direction: number;
  readonly length: number;
  /** Half as wide, where it begins and where it ends. */
  readonly half: readonly [near: number, far: number];
};

const [, MOST] = PELLET_COUNT;
/** Across a ray: how far from its middle, and how much of it is seen there. */
const ACROSS = [-1, -0.45, 0, 0.45, 1] as const;
const SEEN = [0, 0.55, 0.8, 0.55, 0] as const;
const FADES_TO = 0.45;
const LIFT = 0.16;
const PELLET = PROJECTILES.pellet.parts[0].radius;

/** Without the dice of any shot: each ray is where its pellet goes on average. */
export function wedgesOf(
  { offer, direction }: Pick<Aiming, 'offer' | 'direction'>,
  touches: readonly Pick<FirstTouch, 'distance'>[],
): Wedge[] {
  const { at, count = 0 } = offer;
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => {
    const across = count === 1 ? 0 : (2 * index) / (count - 1) - 1;
    const left = -across * ((count - 1) / 2) * PELLET_GAP;
    const length = touches[index]?.distance ?? 0;
    const stray = Math.tan((STRAY * Math.PI) / 180) * length;
    return {
      from: add(at, scale(heading(direction + 90), left)),
      direction: direction - across * FAN,
      length,
      half: [PELLET * 1.4, PELLET * 1.4 + stray],
    };
  });
}

/** Room for as many rays as a shell has pellets; `layWedges` moves it. */
export function wedgeGeometry(): BufferGeometry {
  const points = MOST * ACROSS.length * 2;
  const { r, g, b } = new Color(SIGNS.bad);
  const colours = Array.from({ length: MOST }, () =>
    ACROSS.flatMap((_, side) => {
      const seen = SEEN[side] ?? 0;
      return [r, g, b, seen, r, g, b, seen * FADES_TO];
    }),
  ).flat();
  const strips = Array.from({ length: MOST }, (_, wedge) =>
    ACROSS.slice(1).flatMap((_side, strip) => {
      const at = (wedge * ACROSS.length + strip) * 2;
      return [at, at + 1, at + 2, at + 1, at + 3, at + 2];
    }),
  ).flat();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(points * 3), 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
  geometry.setIndex(strips);
  return geometry;
}

export function layWedges(geometry: BufferGeometry, wedges: readonly Wedge[]): void {
  const position = geometry.getAttribute('position');
  wedges.forEach(({ from, direction, length, half: [near, far] }, wedge) => {
    const ahead = heading(direction);
    const left = heading(direction + 90);
    const end = add(from, scale(ahead, length));
    ACROSS.forEach((across, side) => {
      const index = (wedge * ACROSS.length + side) * 2;
      const start = add(from, scale(left, across * near));
      const stop = add(end, scale(left, across * far));
      position.setXYZ(index, start.x, LIFT, -start.y);
      position.setXYZ(index + 1, stop.x, LIFT, -stop.y);
    });
  });
  geometry.setDrawRange(0, wedges.length * (ACROSS.length - 1) * 6);
  position.needsUpdate = true;
}
