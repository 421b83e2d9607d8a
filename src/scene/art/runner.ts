import type { Texture } from 'three';
import { chance } from './chance';
import { paintedTexture, strokePath } from './paint';

/** A woollen runner on the bare table, for two rows that face each other 80 cm apart. */
export const RUNNER = { width: 112, depth: 56 } as const;

export const runnerTexture = (detail: number): Texture =>
  paintedTexture(
    'runner',
    { width: RUNNER.width, height: RUNNER.depth, pixels: 10, detail },
    (brush) => {
      const { width, depth } = RUNNER;
      brush.fillStyle = '#67382f';
      brush.fillRect(0, 0, width, depth);
      const random = chance(77);
      for (let i = 0; i < 5200; i += 1) {
        brush.fillStyle = `rgba(${random() > 0.5 ? '255, 220, 200' : '0, 0, 0'}, ${random() * 0.07})`;
        brush.fillRect(random() * width, random() * depth, 0.9, 0.22);
      }
      for (const inset of [1.6, 2.6]) {
        brush.strokeStyle = inset > 2 ? '#2f4a44' : '#e9d3a8';
        brush.lineWidth = inset > 2 ? 0.8 : 0.3;
        brush.strokeRect(inset, inset, width - inset * 2, depth - inset * 2);
      }
      for (const y of [5.6, depth - 5.6]) zigzag(brush, y, width);
      // A mark for every ten centimetres between the rows.
      for (let x = 16; x <= width - 16; x += 10)
        strokePath(brush, 'rgba(233, 214, 180, 0.35)', 0.25, `M${x} 9 V${depth - 9}`);
    },
  );

function zigzag(brush: CanvasRenderingContext2D, y: number, width: number): void {
  let path = `M5 ${y}`;
  for (let x = 5; x < width - 6; x += 2) path += ` l1 -1.2 l1 1.2`;
  strokePath(brush, '#d9bd92', 0.32, path);
}
