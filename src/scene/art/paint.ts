import { CanvasTexture, LinearMipmapNearestFilter, SRGBColorSpace } from 'three';
import type { Drawing } from './drawing';

export type Brush = CanvasRenderingContext2D;
export type Paint = (brush: Brush) => void;

/** Width and height in the painter's own units, and how many pixels one unit takes in full detail. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  readonly detail: number;
};

const painted = new Map<string, CanvasTexture>();

/** Paints a picture once and hands out the same texture ever after. */
export function paintedTexture(id: string, sheet: Sheet, paint: Paint): CanvasTexture {
  const key = `${id} @${sheet.detail}`;
  const known = painted.get(key);
  if (known) return known;
  const scale = sheet.pixels * sheet.detail;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(sheet.width * scale);
  canvas.height = Math.round(sheet.height * scale);
  // Painted by the processor: a software renderer takes a minute for what this does in a second.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser cannot paint pictures on a canvas.');
  brush.scale(scale, scale);
  paint(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  if (sheet.detail < 1) texture.minFilter = LinearMipmapNearestFilter;
  else texture.anisotropy = 8;
  painted.set(key, texture);
  return texture;
}

const pathOf = (path: string): Path2D => new Path2D(path);

export function fillPath(brush: Brush, color: string, path: string): void {
  brush.fillStyle = color;
  brush.fill(pathOf(path));
}

export function strokePath(brush: Brush, color: string, width: number, path: string): void {
  brush.strokeStyle = color;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke(pathOf(path));
}

export function fillEllipse(
  brush: Brush,
  color: string,
  x: number,
  y: number,
  rx: number,
  ry = rx,
): void {
  brush.fillStyle = color;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  brush.fill();
}

export function paintDrawing(brush: Brush, drawing: Drawing): void {
  for (const stroke of drawing) {
    const { color, width } = stroke;
    if ('path' in stroke && width !== undefined) strokePath(brush, color, width, stroke.path);
    else if ('path' in stroke) fillPath(brush, color, stroke.path);
    else if (width === undefined) fillEllipse(brush, color, ...stroke.oval);
    else {
      brush.strokeStyle = color;
      brush.lineWidth = width;
      brush.beginPath();
      brush.ellipse(...stroke.oval, 0, 0, Math.PI * 2);
      brush.stroke();
    }
  }
}

/** A patch that fades to nothing at its rim. The colour is `r, g, b`. */
export function softSpot(
  brush: Brush,
  rgb: string,
  strength: number,
  x: number,
  y: number,
  radius: number,
): void {
  const fade = brush.createRadialGradient(x, y, 0, x, y, radius);
  fade.addColorStop(0, `rgba(${rgb}, ${strength})`);
  fade.addColorStop(0.5, `rgba(${rgb}, ${strength * 0.45})`);
  fade.addColorStop(1, `rgba(${rgb}, 0)`);
  brush.fillStyle = fade;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
