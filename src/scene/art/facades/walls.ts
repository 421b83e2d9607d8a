import { chance } from '../chance';
import type { Brush } from '../paint';
import { FACADE, type FacadeDesign } from './design';

export function paintWall(brush: Brush, { wall, width, id }: FacadeDesign): void {
  brush.fillStyle = wall.color;
  brush.fillRect(0, 0, width, FACADE.height);
  const random = chance(id.length * 31 + 5);
  if (wall.pattern === 'brick') bricks(brush, width, random);
  if (wall.pattern === 'planks') planks(brush, width, random);
  if (wall.pattern === 'plaster') plaster(brush, width, random);
  if (wall.pattern === 'stone') stone(brush, width, random);
  if (wall.pattern === 'metal') metal(brush, width, random);
}

function bricks(brush: Brush, width: number, random: () => number): void {
  for (let y = 0, odd = 0; y < FACADE.height; y += 0.55, odd = 1 - odd) {
    for (let x = -odd * 0.6; x < width; x += 1.2) {
      brush.fillStyle =
        random() > 0.5
          ? `rgba(255, 240, 220, ${random() * 0.13})`
          : `rgba(0, 0, 0, ${random() * 0.18})`;
      brush.fillRect(x, y, 1.12, 0.47);
    }
  }
  brush.fillStyle = 'rgba(20, 16, 18, 0.22)';
  for (let y = 0.47; y < FACADE.height; y += 0.55) brush.fillRect(0, y, width, 0.08);
}

function planks(brush: Brush, width: number, random: () => number): void {
  for (let y = 0; y < FACADE.height; y += 0.9) {
    brush.fillStyle = `rgba(0, 0, 0, ${random() * 0.14})`;
    brush.fillRect(0, y, width, 0.9);
    brush.fillStyle = 'rgba(0, 0, 0, 0.3)';
    brush.fillRect(0, y, width, 0.1);
    brush.fillStyle = 'rgba(255, 235, 215, 0.13)';
    brush.fillRect(0, y + 0.1, width, 0.12);
  }
}

function plaster(brush: Brush, width: number, random: () => number): void {
  for (let i = 0; i < 500; i += 1) {
    brush.fillStyle = random() > 0.5 ? 'rgba(255, 255, 255, 0.05)' : 'rgba(0, 0, 0, 0.06)';
    brush.fillRect(random() * width, random() * FACADE.height, random() * 1.4, random() * 0.6);
  }
}

function stone(brush: Brush, width: number, random: () => number): void {
  for (let y = 0, odd = 0; y < FACADE.height; y += 1.2, odd = 1 - odd) {
    for (let x = -odd * 1.1; x < width; x += 2.2) {
      brush.fillStyle = `rgba(${random() > 0.5 ? '255, 245, 220' : '40, 28, 8'}, ${random() * 0.14})`;
      brush.fillRect(x + 0.06, y + 0.06, 2.08, 1.08);
    }
  }
}

function metal(brush: Brush, width: number, random: () => number): void {
  for (let x = 0; x < width; x += 1.5) {
    brush.fillStyle = 'rgba(70, 60, 40, 0.16)';
    brush.fillRect(x, 0, 0.09, FACADE.height);
    brush.fillStyle = `rgba(120, 80, 40, ${random() * 0.06})`;
    brush.fillRect(x, 0, 1.5, FACADE.height);
  }
}
