// What happens to a photograph in the dark room: weather, vignetting, grain, and a frame painted around it.
import { chance } from '../art/chance';
import { softSpot, type Brush } from '../art/paint';
import type { Vignette } from './vignette';

export type Size = { readonly width: number; readonly height: number };

/** A glow that lies over the picture, from below or from above. */
const TINTS = {
  fire: { rgb: '255, 96, 24', strength: 0.4, at: 1 },
  cold: { rgb: '150, 200, 255', strength: 0.34, at: 0 },
  acid: { rgb: '130, 220, 60', strength: 0.3, at: 1 },
} as const;

const FLAKES = 150;
const GRAIN = 2600;
/** Of the shorter side. */
const FRAME = 0.035;
const PAPER = '#f6efdf';

/** Different for every picture, the same every time. */
function seedOf(name: string): number {
  let seed = 7;
  for (let at = 0; at < name.length; at += 1) seed = (seed * 31 + name.charCodeAt(at)) >>> 0;
  return seed;
}

/** Upon the photograph that lies on the canvas already. */
export function develop(brush: Brush, size: Size, name: string, air: Vignette['air']): void {
  const random = chance(seedOf(name));
  if (air === 'snow') flakes(brush, size, random);
  else if (air) tint(brush, size, TINTS[air]);
  corners(brush, size);
  grain(brush, size, random);
  frame(brush, size, random);
}

/** Most are far and fine, a few near and soft. */
function flakes(brush: Brush, { width, height }: Size, random: () => number): void {
  for (let i = 0; i < FLAKES; i += 1) {
    const near = random() ** 4;
    const radius = (0.0022 + near * 0.013) * width;
    softSpot(
      brush,
      '255, 255, 255',
      0.95 - near * 0.5,
      random() * width,
      random() * height,
      radius,
    );
  }
}

function tint(
  brush: Brush,
  { width, height }: Size,
  { rgb, strength, at }: (typeof TINTS)[keyof typeof TINTS],
): void {
  brush.globalCompositeOperation = 'screen';
  softSpot(brush, rgb, strength, width / 2, height * at, width * 0.8);
  brush.globalCompositeOperation = 'source-over';
}

function corners(brush: Brush, { width, height }: Size): void {
  const [x, y] = [width / 2, height / 2];
  const fade = brush.createRadialGradient(x, y, height * 0.46, x, y, width * 0.66);
  fade.addColorStop(0, 'rgba(8, 12, 26, 0)');
  fade.addColorStop(1, 'rgba(8, 12, 26, 0.66)');
  brush.fillStyle = fade;
  brush.fillRect(0, 0, width, height);
}

function grain(brush: Brush, { width, height }: Size, random: () => number): void {
  const dot = Math.max(1, width / 480);
  for (let i = 0; i < GRAIN; i += 1) {
    brush.fillStyle = random() > 0.5 ? 'rgba(255, 250, 235, 0.09)' : 'rgba(10, 12, 24, 0.11)';
    brush.fillRect(random() * width, random() * height, dot, dot);
  }
}

/** Paper, brushed on by hand: its inner edge is never quite straight. */
function frame(brush: Brush, { width, height }: Size, random: () => number): void {
  const broad = Math.min(width, height) * FRAME;
  const edge = (): number => broad * (0.82 + random() * 0.36);
  brush.fillStyle = PAPER;
  brush.beginPath();
  brush.rect(0, 0, width, height);
  const step = width / 26;
  brush.moveTo(edge(), edge());
  for (let y = step; y < height - step; y += step) brush.lineTo(edge(), y);
  for (let x = edge(); x < width - broad; x += step) brush.lineTo(x, height - edge());
  for (let y = height - step; y > step; y -= step) brush.lineTo(width - edge(), y);
  for (let x = width - edge(); x > broad; x -= step) brush.lineTo(x, edge());
  brush.closePath();
  brush.fill('evenodd');
}
