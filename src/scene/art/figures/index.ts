import type { Texture } from 'three';
import { paintedTexture, type Brush } from '../paint';
import { FIGURE } from './silhouette';
import { survivors } from './survivors';
import { zombies } from './zombies';

export const FIGURES = { ...survivors, ...zombies };
export type FigureName = keyof typeof FIGURES;

export const figureTexture = (name: FigureName, detail: number): Texture =>
  paintedTexture(
    `figure ${name}`,
    { width: FIGURE.width * 2, height: FIGURE.height, pixels: 0.9, detail },
    (brush) => {
      const design = FIGURES[name];
      design.front(brush);
      brush.translate(FIGURE.width, 0);
      fence(brush);
      design.back(brush);
    },
  );

/** The front's brush may stray past the middle; the back is painted over it, and stays in its own half. */
function fence(brush: Brush): void {
  brush.beginPath();
  brush.rect(0, 0, FIGURE.width, FIGURE.height);
  brush.clip();
}
