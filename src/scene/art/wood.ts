import type { Texture } from 'three';
import { chance } from './chance';
import { paintedTexture, type Brush } from './paint';

export const TABLE = { width: 220, depth: 170 } as const;
/** So far beyond a town, in cm, there is table, wherever an eye that the camera allows looks. */
export const BEYOND = 700;
const PLANK = 17;

/** Walnut planks that run from left to right. */
export const woodTexture = (detail: number): Texture =>
  paintedTexture(
    'walnut',
    { width: TABLE.width, height: TABLE.depth, pixels: 9, detail },
    (brush) => {
      const random = chance(7);
      for (let y = 0; y < TABLE.depth; y += PLANK) paintPlank(brush, y, random);
    },
  );

function paintPlank(brush: Brush, top: number, random: () => number): void {
  const tone = random();
  brush.fillStyle = `rgb(${92 + tone * 26}, ${60 + tone * 18}, ${37 + tone * 12})`;
  brush.fillRect(0, top, TABLE.width, PLANK);
  for (let i = 0; i < 42; i += 1) grain(brush, top + random() * PLANK, random);
  if (random() > 0.45) knot(brush, random() * TABLE.width, top + 4 + random() * 9);
  brush.fillStyle = 'rgba(20, 11, 6, 0.75)';
  brush.fillRect(0, top, TABLE.width, 0.22);
  brush.fillStyle = 'rgba(255, 220, 180, 0.10)';
  brush.fillRect(0, top + 0.22, TABLE.width, 0.25);
}

function grain(brush: Brush, y: number, random: () => number): void {
  const start = random() * TABLE.width;
  const length = 30 + random() * 90;
  brush.strokeStyle = random() > 0.35 ? 'rgba(38, 21, 11, 0.26)' : 'rgba(190, 140, 95, 0.16)';
  brush.lineWidth = 0.08 + random() * 0.3;
  brush.beginPath();
  brush.moveTo(start, y);
  brush.bezierCurveTo(start + length / 3, y + random() * 2 - 1, start + length / 1.5, y + random() * 2 - 1, start + length, y); // prettier-ignore
  brush.stroke();
}

function knot(brush: Brush, x: number, y: number): void {
  for (let ring = 4; ring > 0; ring -= 1) {
    brush.strokeStyle = `rgba(34, 18, 9, ${0.5 - ring * 0.08})`;
    brush.lineWidth = 0.3;
    brush.beginPath();
    brush.ellipse(x, y, ring * 1.1, ring * 0.45, 0, 0, Math.PI * 2);
    brush.stroke();
  }
}
