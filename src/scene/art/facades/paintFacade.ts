import type { Texture } from 'three';
import { chance } from '../chance';
import { paintedTexture, type Brush, type Sheet } from '../paint';
import { FACADE, type FacadeDesign } from './design';
import { paintPane, paintPaneLight } from './panes';
import { paintSign } from './sign';
import { paintWall } from './walls';

const sheet = ({ width }: FacadeDesign, pixels: number, detail: number): Sheet => ({
  width: width * 2,
  height: FACADE.height,
  pixels,
  detail,
});

/** Front on the left half, back on the right: a card's two sides. */
export const facadeTexture = (design: FacadeDesign, detail: number): Texture =>
  paintedTexture(`facade ${design.id}`, sheet(design, 44, detail), (brush) => {
    paintWall(brush, design);
    paintTrim(brush, design);
    design.panes.forEach((pane) => paintPane(brush, pane, design.trim));
    paintSign(brush, design);
    grime(brush, design);
    brush.translate(design.width, 0);
    paintBack(brush, design);
  });

/** Only what shines by itself, on black. */
export const facadeLightTexture = (design: FacadeDesign, detail: number): Texture =>
  paintedTexture(`facade light ${design.id}`, sheet(design, 22, detail), (brush) => {
    brush.fillStyle = '#000';
    brush.fillRect(0, 0, design.width * 2, FACADE.height);
    design.panes.forEach((pane) => paintPaneLight(brush, pane));
    if (design.sign.neon) paintSign(brush, { ...design, sign: { ...design.sign, board: '#000' } });
  });

function paintTrim(brush: Brush, { trim, roof, width }: FacadeDesign): void {
  brush.strokeStyle = trim;
  brush.lineWidth = 1.1;
  brush.beginPath();
  roof.forEach(([x, y]) => brush.lineTo(x, y));
  brush.stroke();
  brush.strokeStyle = 'rgba(0, 0, 0, 0.3)';
  brush.lineWidth = 0.12;
  brush.beginPath();
  roof.forEach(([x, y]) => brush.lineTo(x, y + 0.62));
  brush.stroke();
  const gap = width - FACADE.support * 2;
  brush.fillStyle = trim;
  brush.fillRect(FACADE.support - 0.5, 12.1, gap + 1, 0.7);
  brush.fillStyle = '#1b1715';
  brush.fillRect(FACADE.support, 12.8, gap, 1.2);
  brush.fillStyle = 'rgba(0, 0, 0, 0.35)';
  brush.fillRect(FACADE.support - 0.5, 12.75, gap + 1, 0.14);
}

function grime(brush: Brush, { id, width }: FacadeDesign): void {
  const random = chance(id.length * 97 + id.charCodeAt(0));
  const frost = brush.createLinearGradient(0, 9.5, 0, FACADE.height);
  frost.addColorStop(0, 'rgba(222, 233, 244, 0)');
  frost.addColorStop(1, 'rgba(222, 233, 244, 0.32)');
  brush.fillStyle = frost;
  brush.fillRect(0, 0, width, FACADE.height);
  for (let i = 0; i < 60; i += 1) {
    brush.fillStyle = `rgba(12, 14, 20, ${random() * 0.09})`;
    brush.fillRect(random() * width, random() * 12, 0.2 + random() * 0.3, 0.6 + random() * 2.6);
  }
}

function paintBack(brush: Brush, { width }: FacadeDesign): void {
  brush.fillStyle = '#a98356';
  brush.fillRect(0, 0, width, FACADE.height);
  brush.fillStyle = 'rgba(70, 44, 20, 0.14)';
  for (let x = 0; x < width; x += 0.5) brush.fillRect(x, 0, 0.2, FACADE.height);
}
