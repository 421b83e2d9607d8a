// The table seen from above: how far something round can slide straight before it touches anything.
import { rotate } from '../physics/measure/quaternion';
import { pieceFootprint } from '../physics/measure/footprint';
import { fixedBoxes, type FixedBox } from '../physics/measure/solid';
import { add, cross, dot, length, scale, subtract } from '../physics/measure/vector';
import type { Structure, Vec2 } from '../physics/table';
import type { Game } from '../scenarios/game';
import { must, tableOf } from '../scenarios/queries';

/** A convex outline, counter-clockwise, with a circle around it that tells most misses at a glance. */
export type Block = {
  readonly id: string;
  readonly outline: readonly Vec2[];
  readonly centre: Vec2;
  readonly radius: number;
};

/** From here to there. */
export type Line = { readonly from: Vec2; readonly to: Vec2 };

export type Ground = {
  readonly blocks: readonly Block[];
  readonly doors: readonly Structure[];
  readonly town: { readonly width: number; readonly height: number };
  /** Ways that were measured before: positions are compared by the hundred. */
  readonly known: Map<string, number>;
  /** Lanes before doors and ways out of a place, drawn once. */
  readonly lanes: Map<string, readonly Line[]>;
};

/** A façade begins above everything that slides. */
const OVERHEAD = 1.5;

export function groundOf(game: Game): Ground {
  const table = tableOf(game);
  const fixed = fixedBoxes(table.layout)
    .filter(({ centre, half }) => centre[1] - half[1] < OVERHEAD)
    .map((box) => blockOf(box.owner, cornersOf(box)));
  const pieces = table.pieces
    .filter(({ kind }) => kind !== 'acid')
    .map((piece) => blockOf(piece.id, pieceFootprint(piece).outline));
  const { structures: doors, town } = table.layout;
  return {
    blocks: [...fixed, ...pieces],
    doors,
    town: must(town, 'a town'),
    known: new Map(),
    lanes: new Map(),
  };
}

function blockOf(id: string, outline: readonly Vec2[]): Block {
  const centre = scale(
    outline.reduce((sum, corner) => add(sum, corner), { x: 0, y: 0 }),
    1 / outline.length,
  );
  const radius = Math.max(...outline.map((corner) => length(subtract(corner, centre))));
  return { id, outline, centre, radius };
}

function cornersOf({ centre, half, turn }: FixedBox): Vec2[] {
  const corners: readonly (readonly [number, number])[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  // The engine's third axis looks south, so left is negative there.
  return corners.map(([ahead, left]) => {
    const [x, , z] = rotate(turn, [ahead * half[0], 0, -left * half[2]]);
    return { x: centre[0] + x, y: -(centre[2] + z) };
  });
}

/** How far a disc of this radius goes before it touches something; `ahead` is a unit vector. */
export function freeWay(
  { blocks }: Ground,
  from: Vec2,
  ahead: Vec2,
  radius: number,
  without: readonly string[],
): number {
  let least = Infinity;
  for (const block of blocks) {
    if (without.includes(block.id)) continue;
    least = Math.min(least, wayTo(block, from, ahead, radius));
  }
  return least;
}

function wayTo({ outline, centre, radius }: Block, from: Vec2, ahead: Vec2, wide: number): number {
  const offset = subtract(centre, from);
  const reach = radius + wide;
  if (Math.abs(cross(ahead, offset)) > reach || dot(ahead, offset) < -reach) return Infinity;
  let least = Infinity;
  outline.forEach((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner;
    least = Math.min(
      least,
      wayToCorner(corner, from, ahead, wide),
      wayToEdge(corner, next, from, ahead, wide),
    );
  });
  return least;
}

function wayToCorner(corner: Vec2, from: Vec2, ahead: Vec2, wide: number): number {
  const offset = subtract(corner, from);
  const across = cross(ahead, offset);
  if (Math.abs(across) >= wide) return Infinity;
  const along = dot(ahead, offset);
  return along <= 0 ? Infinity : Math.max(0, along - Math.sqrt(wide * wide - across * across));
}

function wayToEdge(a: Vec2, b: Vec2, from: Vec2, ahead: Vec2, wide: number): number {
  const edge = subtract(b, a);
  const size = length(edge);
  if (size === 0) return Infinity;
  const outward = { x: edge.y / size, y: -edge.x / size };
  const closing = -dot(ahead, outward);
  if (closing <= 0) return Infinity;
  const gap = dot(subtract(from, a), outward);
  if (gap < 0) return Infinity;
  const way = Math.max(0, gap - wide) / closing;
  const share = dot(subtract(add(from, scale(ahead, way)), a), edge) / (size * size);
  return share < 0 || share > 1 ? Infinity : way;
}
