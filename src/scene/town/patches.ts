// What lies flat under the pieces: shadows, trampled snow, rings. One paint for all, because each shape brings its colour.
import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import type { TeamSort } from '../../scenarios/ids';
import { SIGNS } from '../signs/colours';
import { glowTexture } from '../art/glow';
import { TEAM_MARKS, type TeamShape } from '../art/teams';
import { joined } from '../geometry/part';

let paint: MeshBasicMaterial | undefined;

export const patchPaint = (): MeshBasicMaterial =>
  (paint ??= new MeshBasicMaterial({
    map: glowTexture(),
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  }));

/** As soft as the glow: fades from its middle to its edges. */
export const SHADOW = coloured(new PlaneGeometry(1, 1), '#0c1626', 0.66);

/** Ragged: the dead have no team. */
export const TRAMPLED = coloured(filled(ragged(2, 1.45, 9)), '#3f5546', 0.72);

const RING_SHAPES: Readonly<
  Record<TeamShape, { readonly sides: number; readonly turn: number; readonly grown: number }>
> = {
  circle: { sides: 40, turn: 0, grown: 1 },
  triangle: { sides: 3, turn: Math.PI / 2, grown: 1.42 },
  square: { sides: 4, turn: Math.PI / 4, grown: 1.16 },
  diamond: { sides: 4, turn: 0, grown: 1.16 },
};

/** The team's shape around the feet: a shape is seen from above where a colour might not be. */
export const RINGS: Readonly<Record<TeamSort, BufferGeometry>> = {
  together: teamRing('together'),
  a: teamRing('a'),
  b: teamRing('b'),
  lone: teamRing('lone'),
};

/** A ring outside the team's, and pointers that look inward: here, this one. Amber on ink reads on snow and by night. */
export const ACTIVE = joined(
  [
    coloured(filled(new RingGeometry(2.28, 2.46, 48)), SIGNS.ink),
    ...pointers(0.62).map((part) => coloured(filled(part), SIGNS.ink)),
    ...pointers(0.4).map((part) => coloured(filled(part), SIGNS.amber)),
  ],
  { position: 3, uv: 2, color: 4 },
);

/** A broken ring: nobody's yet, whatever the colours of the teams. */
export const WAITING = joined(
  [
    coloured(filled(new RingGeometry(1.65, 2.25, 40)), SIGNS.ink),
    ...Array.from({ length: 6 }, (_, index) =>
      coloured(
        filled(new RingGeometry(1.75, 2.15, 8, 1, (index * Math.PI) / 3, Math.PI / 5)),
        SIGNS.light,
      ),
    ),
  ],
  { position: 3, uv: 2, color: 4 },
);

function teamRing(team: TeamSort): BufferGeometry {
  const { shape, color } = TEAM_MARKS[team];
  const { sides, turn, grown } = RING_SHAPES[shape];
  const ring = new RingGeometry(1.75 * grown, 2.15 * grown, sides, 1, turn);
  return coloured(filled(ring), color, 0.85);
}

function ragged(outer: number, inner: number, points: number): BufferGeometry {
  const shape = new Shape();
  for (let i = 0; i < points * 2; i += 1) {
    const [angle, radius] = [(i * Math.PI) / points, i % 2 ? inner : outer];
    shape[i === 0 ? 'moveTo' : 'lineTo'](Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  return new ShapeGeometry(shape);
}

function pointers(size: number): BufferGeometry[] {
  const count = 6;
  return Array.from({ length: count }, (_, index) =>
    // A circle of three corners is a triangle.
    new CircleGeometry(size, 3, Math.PI)
      .translate(2.95, 0, 0)
      .rotateZ(((index + 0.5) * 2 * Math.PI) / count),
  );
}

/** As solid as the middle of the glow, all over. */
function filled(geometry: BufferGeometry): BufferGeometry {
  const corners = geometry.getAttribute('position').count;
  return geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(new Float32Array(corners * 2).fill(0.5), 2),
  );
}

/** Laid flat; every corner carries the colour. */
function coloured(geometry: BufferGeometry, color: string, opacity = 1): BufferGeometry {
  const { r, g, b } = new Color(color);
  const corners = Array.from({ length: geometry.getAttribute('position').count });
  return geometry
    .setAttribute(
      'color',
      new Float32BufferAttribute(
        corners.flatMap(() => [r, g, b, opacity]),
        4,
      ),
    )
    .rotateX(-Math.PI / 2);
}
