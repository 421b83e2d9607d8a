// Streets follow the doors: a ploughed ring through town, and a way from every door to it.
import {
  fromLocal,
  STRUCTURE_SIZES,
  SUPPORT,
  supportOffset,
} from '../../physics/measure/structure';
import type { Layout, Vec2 } from '../../physics/table';
import { strokePath, type Brush } from './paint';

const RING_INSET = 27;
const RING_CORNER = 12;

type Town = NonNullable<Layout['town']>;

/** Painted in table coordinates: x east, y north. */
export function paintStreets(brush: Brush, layout: Layout, town: Town): void {
  const ways = [ringPath(town), ...layout.structures.map((one) => wayPath(one, town))];
  const all = ways.join(' ');
  strokePath(brush, 'rgba(246, 250, 252, 0.9)', 15.5, all);
  strokePath(brush, '#b7c4d2', 13.4, all);
  strokePath(brush, '#a3b2c3', 12, all);
  // Wheel tracks: a broad stroke, and the street again inside it, leave two lines.
  for (const [outer, inner] of [
    [8.4, 6.8],
    [4.6, 3],
  ] as const) {
    strokePath(brush, '#93a4b8', outer, all);
    strokePath(brush, '#a9b7c7', inner, all);
  }
  brush.setLineDash([3, 4]);
  strokePath(brush, 'rgba(255, 221, 150, 0.85)', 0.5, ringPath(town));
  brush.setLineDash([]);
}

function ringPath({ width, height }: Town): string {
  const [w, s, e, n] = [RING_INSET, RING_INSET - 1, width - RING_INSET, height - RING_INSET + 1];
  const c = RING_CORNER;
  return `M${w + c} ${s} H${e - c} Q${e} ${s} ${e} ${s + c} V${n - c} Q${e} ${n} ${e - c} ${n} H${w + c} Q${w} ${n} ${w} ${n - c} V${s + c} Q${w} ${s} ${w + c} ${s}Z`;
}

type Door = Layout['structures'][number];

/** Straight out of the door, then to the nearest point of the ring. */
function wayPath(door: Door, { width, height }: Town): string {
  const out = fromLocal(door, { ahead: 11, left: 0 });
  const within = (value: number, most: number): number =>
    Math.min(most - RING_INSET, Math.max(RING_INSET, value));
  const end = nearestOnRing(out, within(out.x, width), within(out.y, height), width, height);
  const inside = fromLocal(door, { ahead: 4.5, left: 0 });
  return `M${inside.x} ${inside.y} L${out.x} ${out.y} Q${(out.x + end.x) / 2} ${(out.y + end.y) / 2} ${end.x} ${end.y}`;
}

function nearestOnRing(out: Vec2, x: number, y: number, width: number, height: number): Vec2 {
  const outsideX = out.x < RING_INSET || out.x > width - RING_INSET;
  const outsideY = out.y < RING_INSET || out.y > height - RING_INSET;
  if (outsideX || outsideY) return { x, y };
  const toSouth = out.y - RING_INSET;
  const toNorth = height - RING_INSET - out.y;
  return { x: out.x, y: toSouth < toNorth ? RING_INSET : height - RING_INSET };
}

/** Where card meets snow: painted, so that even the lowest quality sets buildings down. */
export function paintFoundations(brush: Brush, layout: Layout): void {
  for (const structure of layout.structures) {
    const { width } = STRUCTURE_SIZES[structure.kind];
    brush.save();
    brush.translate(structure.x, structure.y);
    brush.rotate((structure.facing * Math.PI) / 180);
    brush.filter = 'blur(6px)';
    brush.fillStyle = 'rgba(30, 44, 66, 0.3)';
    brush.fillRect(-2.2, -width / 2 - 0.6, 4, width + 1.2);
    brush.fillStyle = 'rgba(14, 24, 40, 0.6)';
    for (const side of [-1, 1])
      brush.fillRect(-SUPPORT.depth / 2 - 0.7, side * supportOffset(structure) - SUPPORT.width / 2 - 0.7, SUPPORT.depth + 1.4, SUPPORT.width + 1.4); // prettier-ignore
    brush.restore();
  }
  const { dump } = layout;
  if (!dump) return;
  brush.save();
  brush.translate(dump.x, dump.y);
  brush.rotate((dump.facing * Math.PI) / 180);
  brush.filter = 'blur(8px)';
  brush.fillStyle = 'rgba(14, 24, 40, 0.6)';
  brush.fillRect(-8, -9, 16, 18);
  brush.restore();
}
