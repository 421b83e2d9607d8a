// Where the town keeps its order, its sick and its children.
import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import { row, WIDTH, type FacadeDesign } from './design';

const STAR = 'M0 -1 L0.29 -0.4 L0.95 -0.31 L0.48 0.15 L0.59 0.81 L0 0.5 L-0.59 0.81 L-0.48 0.15 L-0.95 -0.31 L-0.29 -0.4Z'; // prettier-ignore

function at(brush: Brush, x: number, y: number, size: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  draw();
  brush.restore();
}

function policeLamps(brush: Brush): void {
  for (const x of [3.2, 14.8]) {
    fillEllipse(brush, '#4ea2ff', x, 9.6, 0.55, 0.65);
    fillEllipse(brush, '#d5ebff', x - 0.12, 9.4, 0.2);
  }
}

const policeStation: FacadeDesign = {
  id: 'policeStation',
  width: WIDTH,
  roof: [[0, 1.9], [4.4, 1.9], [4.4, 0.3], [13.6, 0.3], [13.6, 1.9], [18, 1.9]], // prettier-ignore
  wall: { pattern: 'brick', color: '#5b7196' },
  trim: '#dfe5ec',
  sign: { text: 'POLICE', x: 9, y: 1.15, color: '#f4f6f8', board: '#1d2f55', neon: true },
  panes: row(4.9, [2.1, 2.8], [1.2, 4.3, 11.6, 14.7], '#.##'),
  details: (brush) => {
    fillPath(brush, '#dfe5ec', 'M0 8.3 H18 V8.7 H0Z');
    at(brush, 9, 6.2, 1.75, () => {
      fillPath(brush, '#1d2f55', 'M-1 -1 Q0 -0.7 1 -1 Q1.1 0.6 0 1.15 Q-1.1 0.6 -1 -1Z');
      brush.scale(0.72, 0.72);
      fillPath(brush, '#ffd76a', STAR);
    });
    for (const x of [3.2, 14.8]) fillPath(brush, '#2a3442', `M${x - 0.25} 10.1 h0.5 v1.2 h-0.5Z`);
    policeLamps(brush);
  },
  shining: policeLamps,
};

function crosses(brush: Brush): void {
  at(brush, 9, 2.25, 1.25, () => {
    fillPath(brush, '#ff5a48', 'M-0.35 -1 H0.35 V-0.35 H1 V0.35 H0.35 V1 H-0.35 V0.35 H-1 V-0.35 H-0.35Z'); // prettier-ignore
  });
}

function bigH(brush: Brush): void {
  at(brush, 9, 7, 2.05, () => {
    fillPath(brush, '#2e6d9c', 'M-1.15 -1.15 H1.15 V1.15 H-1.15Z');
    strokePath(brush, '#ffffff', 0.36, 'M-0.5 -0.75 V0.75 M0.5 -0.75 V0.75 M-0.5 0 H0.5');
  });
}

const hospital: FacadeDesign = {
  id: 'hospital',
  width: WIDTH,
  roof: [[0, 3.1], [6, 3.1], [6, 0.3], [12, 0.3], [12, 3.1], [18, 3.1]], // prettier-ignore
  wall: { pattern: 'plaster', color: '#dfe6e6' },
  trim: '#5f9aa0',
  panes: [
    ...row(4.4, [1.9, 1.9], [0.9, 3.5, 12.6, 15.2], '##.#'),
    ...row(7.4, [1.9, 1.9], [0.9, 3.5, 12.6, 15.2], '.###'),
  ],
  details: (brush) => {
    fillPath(brush, '#5f9aa0', 'M0 9.9 H18 V10.5 H0Z');
    fillPath(brush, '#f7faf9', 'M6.9 0.75 H11.1 V3.8 H6.9Z');
    strokePath(brush, '#c8d4d4', 0.16, 'M6.9 0.75 H11.1 V3.8 H6.9Z');
    crosses(brush);
    bigH(brush);
  },
  emblem: bigH,
  shining: crosses,
};

const school: FacadeDesign = {
  id: 'school',
  width: WIDTH,
  roof: [[0, 3.6], [5.6, 3.6], [6.6, 2.9], [6.6, 1.9], [9, 0.2], [11.4, 1.9], [11.4, 2.9], [12.4, 3.6], [18, 3.6]], // prettier-ignore
  wall: { pattern: 'brick', color: '#a5492f' },
  trim: '#f1e3c6',
  sign: { text: 'ABC', x: 9, y: 4.6, color: '#f7f2dd', board: '#2f5a41' },
  panes: [
    ...row(5, [2, 3], [0.9, 3.6, 12.4, 15.1], '#..#'),
    ...row(8.9, [2, 1.4], [0.9, 15.1], '#.'),
  ],
  details: (brush) => {
    // The bell in its arch.
    fillPath(brush, '#31201a', 'M7.8 4.1 V2.9 Q9 1.4 10.2 2.9 V4.1Z');
    at(brush, 9, 3.2, 0.62, () => {
      fillPath(brush, '#f0c352', 'M-1 0.8 Q-0.75 0.5 -0.7 -0.2 Q-0.6 -0.95 0 -0.95 Q0.6 -0.95 0.7 -0.2 Q0.75 0.5 1 0.8Z'); // prettier-ignore
      fillEllipse(brush, '#8a6315', 0, 0.95, 0.25);
    });
    const pencil = (x: number, y: number, tint: string): void => {
      fillPath(brush, tint, `M${x} ${y} h2.2 l0.5 0.28 l-0.5 0.28 h-2.2Z`);
      fillPath(brush, palette.ink, `M${x + 2.5} ${y + 0.17} l0.2 0.11 l-0.2 0.11Z`);
    };
    pencil(7.3, 7.6, '#f2c444');
    pencil(8.3, 8.5, '#5b9be0');
  },
};

export const services = { policeStation, hospital, school };
