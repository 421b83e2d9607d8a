import type { Texture } from 'three';
import { chance } from './chance';
import { paintedTexture, softSpot, strokePath, type Brush } from './paint';
import { MAT, SNOW } from './snow-mat';

/** The snow around the town, so far out that a view of a turn shows hardly any wood. */
export const FIELDS = { width: 264, depth: 232 } as const;

/** Drifts, tracks that lead nowhere, and a frozen pond; coarse, because nothing is ever played there. */
export const fieldsTexture = (detail: number): Texture =>
  paintedTexture(
    'fields',
    { width: FIELDS.width, height: FIELDS.depth, pixels: 4.5, detail },
    (brush) => {
      const random = chance(41);
      brush.fillStyle = SNOW.base;
      brush.fillRect(0, 0, FIELDS.width, FIELDS.depth);
      drifts(brush, random);
      strokePath(brush, 'rgba(108, 130, 164, 0.35)', 1.1, 'M-5 150 Q60 196 150 178 T245 190');
      strokePath(brush, 'rgba(108, 130, 164, 0.35)', 1.1, 'M-5 154 Q60 200 150 182 T245 194');
      pond(brush, 214, 34, random);
      thickets(brush, random);
      evening(brush);
    },
  );

function drifts(brush: Brush, random: () => number): void {
  for (let i = 0; i < 520; i += 1) {
    const shade = random() > 0.5 ? SNOW.crest : SNOW.hollow;
    softSpot(
      brush,
      shade,
      0.12 + random() * 0.16,
      random() * FIELDS.width,
      random() * FIELDS.depth,
      5 + random() * 19,
    );
  }
}

function pond(brush: Brush, x: number, y: number, random: () => number): void {
  brush.fillStyle = '#a9c0d8';
  brush.beginPath();
  brush.ellipse(x, y, 17, 10, 0.3, 0, Math.PI * 2);
  brush.fill();
  for (let i = 0; i < 24; i += 1)
    softSpot(brush, '238, 245, 251', 0.4, x + (random() - 0.5) * 34, y + (random() - 0.5) * 20, 4);
}

/** Bare bushes, seen from above; none under the town. */
function thickets(brush: Brush, random: () => number): void {
  const [west, north] = [(FIELDS.width - MAT.width) / 2, (FIELDS.depth - MAT.depth) / 2];
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [random() * FIELDS.width, random() * FIELDS.depth];
    const isUnder =
      x > west - 4 && x < west + MAT.width + 4 && y > north - 4 && y < north + MAT.depth + 4;
    if (isUnder) continue;
    softSpot(brush, '64, 84, 116', 0.4, x + 1, y - 0.4, 2.6 + random() * 2);
    for (let twig = 0; twig < 7; twig += 1) {
      const angle = random() * Math.PI * 2;
      const size = 0.8 + random() * 1.5;
      strokePath(
        brush,
        'rgba(58, 60, 66, 0.55)',
        0.22,
        `M${x} ${y} l${Math.cos(angle) * size} ${Math.sin(angle) * size}`,
      );
    }
  }
}

/** Darker away from the town: the eye stays where people are. */
function evening(brush: Brush): void {
  const [x, y] = [FIELDS.width / 2, FIELDS.depth / 2];
  const fade = brush.createRadialGradient(x, y, 62, x, y, 150);
  fade.addColorStop(0, 'rgba(44, 62, 112, 0)');
  fade.addColorStop(1, 'rgba(44, 62, 112, 0.72)');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, FIELDS.width, FIELDS.depth);
}
