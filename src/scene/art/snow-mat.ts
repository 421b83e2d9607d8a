import type { Texture } from 'three';
import { fromLocal } from '../../physics/measure/structure';
import type { Layout } from '../../physics/table';
import { chance } from './chance';
import { paintedTexture, softSpot, type Brush } from './paint';
import { paintFoundations, paintStreets } from './streets';

/** The mat reaches a little beyond the city limits. */
export const MAT = { width: 130, depth: 100, border: 5 } as const;

/** By day the sky is in it, by night the lamps: never white by itself. */
export const SNOW = { base: '#dfe4eb', crest: '246, 248, 250', hollow: '150, 172, 206' } as const;

/** The printed snow field of a layout: drifts, ploughed streets to every door, footprints. */
export const snowMatTexture = (detail: number, layout: Layout): Texture =>
  paintedTexture(
    `snow mat ${JSON.stringify([layout.structures, layout.dump])}`,
    { width: MAT.width, height: MAT.depth, pixels: 15, detail },
    (brush) => {
      const random = chance(23);
      brush.fillStyle = SNOW.base;
      brush.fillRect(0, 0, MAT.width, MAT.depth);
      drifts(brush, random);
      brush.save();
      brush.translate(MAT.border, MAT.depth - MAT.border);
      brush.scale(1, -1);
      if (layout.town) paintStreets(brush, layout, layout.town);
      for (const door of layout.structures) {
        const from = fromLocal(door, { ahead: 3, left: 2 * random() });
        const to = fromLocal(door, { ahead: 14 + random() * 12, left: (random() - 0.5) * 20 });
        footprints(brush, [from.x, from.y], [to.x, to.y], random);
      }
      brush.restore();
      flurries(brush, random);
      brush.save();
      brush.translate(MAT.border, MAT.depth - MAT.border);
      brush.scale(1, -1);
      paintFoundations(brush, layout);
      brush.restore();
    },
  );

function drifts(brush: Brush, random: () => number): void {
  for (let i = 0; i < 420; i += 1) {
    const shade = random() > 0.5 ? SNOW.crest : SNOW.hollow;
    const [x, y] = [random() * MAT.width, random() * MAT.depth];
    softSpot(brush, shade, 0.12 + random() * 0.16, x, y, 3 + random() * 13);
  }
}

/** Snow blown over everything, streets too. */
function flurries(brush: Brush, random: () => number): void {
  for (let i = 0; i < 260; i += 1) {
    const [x, y] = [random() * MAT.width, random() * MAT.depth];
    softSpot(brush, '236, 243, 250', 0.1 + random() * 0.18, x, y, 1 + random() * 4);
  }
  brush.fillStyle = 'rgba(255, 255, 255, 0.9)';
  for (let i = 0; i < 1400; i += 1) {
    brush.fillRect(random() * MAT.width, random() * MAT.depth, 0.12, 0.12);
  }
}

type Point = readonly [x: number, y: number];

function footprints(brush: Brush, from: Point, to: Point, random: () => number): void {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  for (let at = 0, left = 1; at < length; at += 1.5, left = -left) {
    const x = from[0] + (dx * at) / length - (dy / length) * left * 0.55;
    const y = from[1] + (dy * at) / length + (dx / length) * left * 0.55;
    brush.fillStyle = 'rgba(76, 94, 120, 0.45)';
    brush.beginPath();
    brush.ellipse(x + random() * 0.3, y, 0.55, 0.3, Math.atan2(dy, dx), 0, Math.PI * 2);
    brush.fill();
  }
}
