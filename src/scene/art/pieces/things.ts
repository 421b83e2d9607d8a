import { palette } from '../../palette';
import { chance } from '../chance';
import { fillEllipse, fillPath, softSpot, strokePath, type Brush, type Paint } from '../paint';

/** One side of a crate, 2 by 2. */
export const cratePaint: Paint = (brush) => {
  wood(brush, 2, 2, '#b07a41', 5);
  strokePath(brush, '#5b3817', 0.05, 'M0 0.66 H2 M0 1.33 H2');
  strokePath(brush, '#8a5a2b', 0.32, 'M0.2 1.8 L1.8 0.2');
  strokePath(brush, '#6e4620', 0.34, 'M0.15 0 V2 M1.85 0 V2 M0 0.15 H2 M0 1.85 H2');
  strokePath(brush, '#94632f', 0.24, 'M0.15 0 V2 M1.85 0 V2 M0 0.15 H2 M0 1.85 H2');
  for (const x of [0.15, 1.85]) for (const y of [0.15, 1.85]) fillEllipse(brush, '#33200e', x, y, 0.05); // prettier-ignore
};

/** Once around a drum, 9.4 by 4. */
export const drumPaint: Paint = (brush) => {
  brush.fillStyle = '#4a7d86';
  brush.fillRect(0, 0, 9.4, 4);
  const random = chance(61);
  for (let i = 0; i < 46; i += 1)
    softSpot(brush, '120, 58, 24', 0.6, random() * 9.4, random() * 4, 0.1 + random() * 0.5);
  for (const y of [0.05, 1.25, 2.65, 3.85]) {
    fillPath(brush, 'rgba(12, 24, 30, 0.55)', `M0 ${y + 0.1} H9.4 V${y + 0.24} H0Z`);
    fillPath(brush, 'rgba(220, 240, 244, 0.4)', `M0 ${y} H9.4 V${y + 0.1} H0Z`);
  }
  for (const x of [0.6, 5.3]) {
    fillPath(brush, '#f0c23c', `M${x} 1.55 h1.8 v0.95 h-1.8Z`);
    fillPath(brush, palette.ink, `M${x + 0.9} 1.62 l0.42 0.76 h-0.84Z`);
  }
};

/** The lid of a drum, 3 by 3. */
export const lidPaint: Paint = (brush) => {
  brush.fillStyle = '#3f6b73';
  brush.fillRect(0, 0, 3, 3);
  strokePath(brush, '#7fb0b8', 0.16, 'M1.5 0.14 a1.36 1.36 0 1 1 -0.01 0');
  fillEllipse(brush, '#f3f7fa', 1.35, 1.45, 1.05, 0.95);
  fillEllipse(brush, '#22343a', 2.3, 1.1, 0.22);
};

/** Boards nailed crosswise, 4.8 by 3. */
export const barricadePaint: Paint = (brush) => {
  brush.fillStyle = '#2a1c10';
  brush.fillRect(0, 0, 4.8, 3);
  for (const [y, tone] of [
    [0.05, '#a97845'],
    [1.05, '#956636'],
    [2.05, '#b08250'],
  ] as const) {
    fillPath(brush, tone, `M0 ${y} H4.8 V${y + 0.9} H0Z`);
    strokePath(brush, 'rgba(60, 34, 12, 0.4)', 0.05, `M0.2 ${y + 0.35} H4.6 M0.8 ${y + 0.62} H3.9`);
  }
  for (let x = -1; x < 6; x += 1.2)
    fillPath(brush, palette.danger, `M${x} 1.8 l0.6 -0.6 h0.6 l-0.6 0.6Z`);
  for (const x of [0.4, 4.4]) for (const y of [0.5, 1.5, 2.5]) fillEllipse(brush, '#1c120a', x, y, 0.08); // prettier-ignore
};

/** A puddle on a tile, 6 by 6. */
export const acidPaint: Paint = (brush) => {
  brush.fillStyle = '#2f3a1c';
  brush.fillRect(0, 0, 6, 6);
  softSpot(brush, '190, 240, 70', 1, 3, 3, 3.4);
  fillPath(brush, '#a9dd3d', 'M1 2.6 Q1.2 0.8 3 1 Q5.2 0.7 5.2 2.8 Q5.6 5 3.4 5 Q0.8 5.4 1 2.6Z');
  for (const [x, y, r] of [
    [2, 2.2, 0.4],
    [3.7, 1.9, 0.28],
    [4.2, 3.6, 0.5],
    [2.4, 3.9, 0.34],
    [3.1, 3, 0.2],
  ] as const) {
    fillEllipse(brush, '#d7f58a', x, y, r);
    fillEllipse(brush, '#8cc424', x + 0.05, y + 0.06, r * 0.7);
  }
  skull(brush, 3, 2.9, 0.75);
};

export function skull(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  ink = '#1d2410',
  hole = '#c6ec62',
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  fillEllipse(brush, ink, 0, -0.15, 0.8, 0.75);
  fillPath(brush, ink, 'M-0.42 0.3 H0.42 V0.85 H-0.42Z');
  fillEllipse(brush, hole, -0.32, -0.1, 0.22, 0.25);
  fillEllipse(brush, hole, 0.32, -0.1, 0.22, 0.25);
  fillPath(brush, hole, 'M0 0.15 l0.13 0.25 h-0.26Z');
  strokePath(brush, hole, 0.07, 'M-0.15 0.55 V0.85 M0.15 0.55 V0.85');
  brush.restore();
}

/** A flare token, 2 by 2: a large light on one face, a small one on the other. */
export const flarePaint =
  (large: boolean): Paint =>
  (brush) => {
    brush.fillStyle = large ? '#7c1d18' : '#3a2a22';
    brush.fillRect(0, 0, 2, 2);
    softSpot(brush, '255, 120, 60', 1, 1, 1, large ? 1 : 0.6);
    const reach = large ? 0.9 : 0.5;
    for (let ray = 0; ray < 8; ray += 1) {
      const angle = (ray * Math.PI) / 4;
      const r = ray % 2 ? reach * 0.7 : reach;
      strokePath(brush, '#ffd27a', 0.14, `M1 1 L${1 + Math.cos(angle) * r} ${1 + Math.sin(angle) * r}`); // prettier-ignore
    }
    fillEllipse(brush, '#fff3cf', 1, 1, large ? 0.34 : 0.2);
  };

/** The top of a wooden disc, 2.5 by 2.5: rings and an arrow. */
export const discPaint: Paint = (brush) => {
  wood(brush, 2.5, 2.5, '#d8a055', 11);
  for (const r of [0.35, 0.7, 0.95]) strokePath(brush, 'rgba(120, 70, 20, 0.4)', 0.05, `M1.25 ${1.25 - r} a${r} ${r} 0 1 1 -0.01 0`); // prettier-ignore
  strokePath(brush, '#7a3f14', 0.16, 'M1.25 0.14 a1.11 1.11 0 1 1 -0.01 0');
  fillPath(brush, '#7a3f14', 'M0.95 0.75 l0.75 0.5 -0.75 0.5Z');
};

export const bulletPaint: Paint = (brush) => {
  brush.fillStyle = '#2c3440';
  brush.fillRect(0, 0, 1.4, 1.4);
  strokePath(brush, '#e0b454', 0.14, 'M0.7 0.12 a0.58 0.58 0 1 1 -0.01 0');
  fillEllipse(brush, '#e0b454', 0.7, 0.7, 0.26);
};

export function wood(
  brush: Brush,
  width: number,
  height: number,
  color: string,
  seed: number,
): void {
  brush.fillStyle = color;
  brush.fillRect(0, 0, width, height);
  const random = chance(seed);
  for (let i = 0; i < height * 9; i += 1) {
    const y = random() * height;
    strokePath(brush, `rgba(70, 38, 12, ${0.08 + random() * 0.16})`, 0.04, `M0 ${y} Q${width / 2} ${y + random() * 0.2} ${width} ${y}`); // prettier-ignore
  }
}
