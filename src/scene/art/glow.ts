import type { Texture } from 'three';
import { paintedTexture, softSpot } from './paint';

const sheet = { width: 128, height: 128, pixels: 1, detail: 1 };

/** White, fading outwards: tinted by its material it is a pool of light, a halo or a shadow. */
export const glowTexture = (): Texture =>
  paintedTexture('glow', sheet, (brush) => softSpot(brush, '255, 255, 255', 1, 64, 64, 64));

/** Light that falls out of windows: strongest at the wall (top), wider and fainter further out. */
export const spillTexture = (): Texture =>
  paintedTexture('spill', sheet, (brush) => {
    for (const x of [34, 64, 94]) {
      brush.save();
      brush.translate(x, 6);
      brush.scale(0.62, 1);
      softSpot(brush, '255, 255, 255', 0.7, 0, 10, 105);
      brush.restore();
    }
    const fade = brush.createLinearGradient(0, 0, 0, 12);
    fade.addColorStop(0, 'rgba(0, 0, 0, 1)');
    fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    brush.globalCompositeOperation = 'destination-out';
    brush.fillStyle = fade;
    brush.fillRect(0, 0, 128, 12);
    brush.globalCompositeOperation = 'destination-in';
    const sides = brush.createLinearGradient(0, 0, 128, 0);
    sides.addColorStop(0, 'rgba(0, 0, 0, 0)');
    sides.addColorStop(0.25, 'rgba(0, 0, 0, 1)');
    sides.addColorStop(0.75, 'rgba(0, 0, 0, 1)');
    sides.addColorStop(1, 'rgba(0, 0, 0, 0)');
    brush.fillStyle = sides;
    brush.fillRect(0, 0, 128, 128);
  });
