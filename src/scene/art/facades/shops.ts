import { palette } from '../../palette';
import { fillEllipse, fillPath, strokePath, type Brush } from '../paint';
import { row, WIDTH, type FacadeDesign } from './design';

const BOOKS = ['#a8322c', '#2f5a86', '#d9a441', '#3f6b3c', '#7d4f86', '#c9764a'];

function shelf(brush: Brush, x: number, y: number, width: number): void {
  fillPath(brush, '#5a3a20', `M${x} ${y} h${width} v1.5 h${-width}Z`);
  for (let i = 0, at = x + 0.12; at < x + width - 0.3; i += 1, at += 0.36) {
    const tall = 1 + ((i * 7) % 5) * 0.09;
    fillPath(brush, BOOKS[i % BOOKS.length] ?? '#888', `M${at} ${y + 1.45} v${-tall} h0.28 v${tall}Z`); // prettier-ignore
  }
}

function openBook(brush: Brush): void {
  fillPath(brush, '#fff7e2', 'M9 3.3 Q7.4 2.2 5.6 2.8 V5 Q7.4 4.4 9 5.5 Q10.6 4.4 12.4 5 V2.8 Q10.6 2.2 9 3.3Z'); // prettier-ignore
  strokePath(brush, '#7a4a22', 0.2, 'M9 3.3 Q7.4 2.2 5.6 2.8 V5 Q7.4 4.4 9 5.5 Q10.6 4.4 12.4 5 V2.8 Q10.6 2.2 9 3.3Z M9 3.3 V5.5'); // prettier-ignore
  strokePath(brush, '#a58a5c', 0.1, 'M6.3 3.4 q1.1 -0.2 2 0.4 M6.3 4 q1.1 -0.2 2 0.4 M9.7 3.8 q1.1 -0.6 2 -0.4 M9.7 4.4 q1.1 -0.6 2 -0.4'); // prettier-ignore
}

const library: FacadeDesign = {
  id: 'library',
  width: WIDTH,
  roof: [[0, 4.9], [1, 4.9], [9, 0.2], [17, 4.9], [18, 4.9]], // prettier-ignore
  wall: { pattern: 'stone', color: '#b9a67f' },
  trim: '#efe4c8',
  panes: row(7, [2, 2.3], [4.6, 11.4], '##'),
  details: (brush) => {
    fillPath(brush, '#8d7a54', 'M2.6 5 L9 1.3 L15.4 5Z');
    openBook(brush);
    fillPath(brush, '#efe4c8', 'M0 5.4 H18 V6.3 H0Z');
    fillPath(brush, 'rgba(60, 44, 20, 0.35)', 'M0 6.25 H18 V6.4 H0Z');
    for (const x of [0.6, 2.7, 7.6, 9.2, 14.1, 16.2]) {
      fillPath(brush, '#f3ead2', `M${x} 6.4 h1.2 v4.6 h-1.2Z`);
      strokePath(brush, 'rgba(90, 70, 36, 0.5)', 0.1, `M${x + 0.3} 6.7 v4 M${x + 0.7} 6.7 v4`);
      fillPath(brush, '#efe4c8', `M${x - 0.2} 6.4 h1.6 v0.4 h-1.6Z M${x - 0.2} 10.8 h1.6 v0.4 h-1.6Z`); // prettier-ignore
    }
    shelf(brush, 4.5, 9.5, 2.3);
    shelf(brush, 11.3, 9.5, 2.3);
  },
  emblem: openBook,
  shining: (brush) => {
    brush.globalAlpha = 0.55;
    openBook(brush);
    brush.globalAlpha = 1;
  },
};

function crate(brush: Brush, x: number, fruit: string): void {
  for (const [dx, dy] of [
    [0.4, -0.1],
    [1.05, -0.2],
    [1.7, -0.1],
    [0.75, -0.45],
    [1.4, -0.45],
  ] as const) {
    // prettier-ignore
    fillEllipse(brush, fruit, x + dx, 9.7 + dy, 0.42);
    fillEllipse(brush, 'rgba(255, 255, 255, 0.5)', x + dx - 0.12, 9.56 + dy, 0.1);
  }
  fillPath(brush, '#a87440', `M${x - 0.1} 9.7 h2.3 v1.3 h-2.3Z`);
  strokePath(brush, '#6b4523', 0.09, `M${x - 0.1} 10.1 h2.3 M${x - 0.1} 10.55 h2.3`);
}

const groceryStore: FacadeDesign = {
  id: 'groceryStore',
  width: WIDTH,
  roof: [[0, 1.4], [2, 1.4], [2, 0.3], [16, 0.3], [16, 1.4], [18, 1.4]], // prettier-ignore
  wall: { pattern: 'planks', color: '#4d8a57' },
  trim: '#f4e7c9',
  sign: { text: 'FRUITS', x: 9, y: 1.3, color: '#fff1c9', board: '#7d2a20' },
  panes: row(6.9, [3.4, 2.2], [0.9, 7.3, 13.7], '###'),
  details: (brush) => {
    for (let i = 0; i < 12; i += 1)
      fillPath(brush, i % 2 ? '#f7f0df' : palette.danger, `M${i * 1.5} 4.4 h1.5 l0 1.6 q-0.75 0.7 -1.5 0Z`); // prettier-ignore
    fillPath(brush, 'rgba(0, 0, 0, 0.28)', 'M0 4.3 H18 V4.55 H0Z');
    for (const [x, fruit] of [
      [0.7, '#c8352c'],
      [3.1, '#9fc048'],
      [12.9, '#f2a33c'],
      [15.3, '#c8352c'],
    ] as const)
      // prettier-ignore
      crate(brush, x, fruit);
  },
};

function pumpSign(brush: Brush): void {
  fillEllipse(brush, '#ffcf3f', 3.4, 3, 2.1);
  strokePath(brush, '#2a2016', 0.2, 'M3.4 0.95 a2.05 2.05 0 1 1 -0.01 0');
  fillPath(brush, '#2a2016', 'M2.4 1.9 h1.5 v2.4 h-1.5Z');
  fillPath(brush, '#ffcf3f', 'M2.65 2.15 h1 v0.7 h-1Z');
  strokePath(brush, '#2a2016', 0.22, 'M3.9 2.6 h0.45 v1.3 q0.4 0.4 0.4 -0.2 v-1.2 l-0.5 -0.5');
}

const gasStation: FacadeDesign = {
  id: 'gasStation',
  width: WIDTH,
  roof: [[0, 2.2], [1.1, 2.2], [1.1, 0.3], [5.7, 0.3], [5.7, 2.2], [18, 2.2]], // prettier-ignore
  wall: { pattern: 'metal', color: '#e4e1d6' },
  trim: '#c9422f',
  sign: { text: 'DIESEL', x: 11.8, y: 2.7, color: '#fff6e2', board: '#c9422f', neon: true },
  panes: [...row(6.6, [3.2, 2.6], [0.9, 13.9], '#.'), ...row(6.6, [3.4, 2.6], [5.4, 9.4], '##')],
  details: (brush) => {
    fillPath(brush, '#c9422f', 'M0 5.5 H18 V6 H0Z');
    fillPath(brush, '#2f6d86', 'M0 5.2 H18 V5.5 H0Z');
    pumpSign(brush);
    for (const x of [1.3, 14.7]) {
      fillPath(brush, '#c9422f', `M${x} 9.4 h1.9 v2.6 h-1.9Z`);
      fillPath(brush, '#f4f0e2', `M${x + 0.3} 9.7 h1.3 v0.8 h-1.3Z`);
      strokePath(brush, palette.ink, 0.16, `M${x + 1.9} 10 h0.5 v1.6`);
    }
  },
  shining: pumpSign,
};

export const shops = { library, groceryStore, gasStation };
