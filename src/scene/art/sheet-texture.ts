import { invalidate } from '@react-three/fiber';
import { CanvasTexture, LinearMipmapNearestFilter, SRGBColorSpace } from 'three';
import type { Brush } from './paint';
import type { Placed, Sheet } from './sheet';

const SIGN_FACE = '700 16px "Barlow Condensed"';
const made = new Map<string, CanvasTexture>();

export const sheetTexture = (sheet: Sheet, detail: number): CanvasTexture =>
  texture(`${sheet.id} @${detail}`, sheet, detail, (brush) => {
    for (const print of sheet.prints) paintOne(brush, print, print.paint);
  });

/** What shines on the sheet; half as fine, because light has no sharp edges. */
export const sheetLightTexture = (sheet: Sheet, detail: number): CanvasTexture =>
  texture(`${sheet.id} light @${detail}`, sheet, detail / 2, (brush) => {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, sheet.side, sheet.side);
    for (const print of sheet.prints) if (print.light) paintOne(brush, print, print.light);
  });

function texture(
  key: string,
  sheet: Sheet,
  detail: number,
  paint: (brush: Brush) => void,
): CanvasTexture {
  const known = made.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(sheet.side * detail);
  // Painted by the processor: a software renderer takes a minute for what this does in a second.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser cannot paint pictures on a canvas.');
  brush.scale(detail, detail);
  paint(brush);
  const result = new CanvasTexture(canvas);
  result.colorSpace = SRGBColorSpace;
  if (detail < 0.5) result.minFilter = LinearMipmapNearestFilter;
  else result.anisotropy = 8;
  made.set(key, result);
  if (!document.fonts.check(SIGN_FACE)) void repaintWithFont(result, () => paint(brush));
  return result;
}

/** Signs painted before their typeface has arrived are painted again. */
async function repaintWithFont(result: CanvasTexture, paint: () => void): Promise<void> {
  try {
    await document.fonts.load(SIGN_FACE);
  } catch {
    return;
  }
  paint();
  result.needsUpdate = true;
  invalidate();
}

function paintOne(brush: Brush, print: Placed, paint: Placed['paint']): void {
  brush.save();
  brush.translate(print.x, print.y);
  brush.scale(print.pixels, print.pixels);
  brush.beginPath();
  brush.rect(0, 0, print.width, print.height);
  brush.clip();
  paint(brush);
  brush.restore();
}
