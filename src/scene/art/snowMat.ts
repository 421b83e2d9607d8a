import type { Texture } from 'three';
import { chance } from './chance';
import { paintedTexture, softSpot, strokePath, type Brush } from './paint';

export const MAT = { width: 130, depth: 100 } as const;

type Street = readonly [x: number, y: number, width: number, depth: number];
const STREETS: readonly Street[] = [
  [-2, 46, 134, 17],
  [72, -2, 15, 104],
];

/** The printed snow field: drifts, two ploughed streets, wheel tracks and footprints. */
export const snowMatTexture = (detail: number): Texture =>
  paintedTexture(
    'snow mat',
    { width: MAT.width, height: MAT.depth, pixels: 15, detail },
    (brush) => {
      const random = chance(23);
      brush.fillStyle = '#e4ebf1';
      brush.fillRect(0, 0, MAT.width, MAT.depth);
      drifts(brush, random);
      STREETS.forEach((street) => paintStreet(brush, street, random));
      wheelTracks(brush);
      footprints(brush, [34, 92], [52, 58], random);
      footprints(brush, [52, 60], [58, 34], random);
      footprints(brush, [104, 44], [84, 60], random);
      footprints(brush, [20, 58], [30, 36], random);
    },
  );

function drifts(brush: Brush, random: () => number): void {
  for (let i = 0; i < 420; i += 1) {
    const shade = random() > 0.5 ? '250, 253, 255' : '168, 189, 211';
    const radius = 3 + random() * 13;
    softSpot(
      brush,
      shade,
      0.1 + random() * 0.1,
      random() * MAT.width,
      random() * MAT.depth,
      radius,
    );
  }
  brush.fillStyle = 'rgba(255, 255, 255, 0.9)';
  for (let i = 0; i < 1400; i += 1) {
    brush.fillRect(random() * MAT.width, random() * MAT.depth, 0.12, 0.12);
  }
}

function paintStreet(brush: Brush, [x, y, width, depth]: Street, random: () => number): void {
  brush.fillStyle = 'rgba(118, 134, 156, 0.42)';
  brush.fillRect(x, y, width, depth);
  const along = width > depth;
  const length = along ? width : depth;
  for (let at = 0; at < length; at += 1.1) {
    for (const side of [0, along ? depth : width]) {
      const px = along ? x + at : x + side;
      const py = along ? y + side : y + at;
      softSpot(brush, '240, 246, 250', 0.8, px + random(), py + random(), 1 + random() * 1.4);
    }
  }
}

function wheelTracks(brush: Brush): void {
  const dark = 'rgba(70, 84, 106, 0.38)';
  for (const y of [50, 52.6, 56.4, 59]) {
    strokePath(brush, dark, 0.8, `M-2 ${y} C30 ${y - 1.4} 60 ${y + 1.6} 132 ${y - 0.4}`);
  }
  for (const x of [77, 79.6])
    strokePath(brush, dark, 0.8, `M${x} -2 C${x + 1.5} 30 ${x - 1} 60 ${x} 102`);
  for (let x = 2; x < 130; x += 7) {
    if (x < 68 || x > 88) strokePath(brush, 'rgba(255, 214, 140, 0.5)', 0.5, `M${x} 54.6 h3`);
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
    brush.fillStyle = 'rgba(96, 116, 144, 0.5)';
    brush.beginPath();
    brush.ellipse(x + random() * 0.3, y, 0.55, 0.3, Math.atan2(dy, dx), 0, Math.PI * 2);
    brush.fill();
  }
}
