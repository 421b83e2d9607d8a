// Fronts of what stands along the walls: pictures on boxes, as everything of this town is printed card.
import { chance } from '../chance';
import { fillEllipse, fillPath, strokePath, type Brush, type Paint } from '../paint';

type Front = { readonly width: number; readonly height: number; readonly paint: Paint };

const front = (width: number, height: number, paint: Paint): Front => ({ width, height, paint });

function fill(brush: Brush, color: string, x: number, y: number, width: number, height: number) {
  brush.fillStyle = color;
  brush.fillRect(x, y, width, height);
}

const pick = (colours: readonly string[], random: () => number): string =>
  colours[Math.floor(random() * colours.length)] ?? '#888';

const SPINES = ['#7c2f2b', '#2e4a63', '#3f5a3c', '#a9803f', '#57406b', '#c9b99a', '#8a4b2a'];

const books = front(9, 9, (brush) => {
  const random = chance(101);
  fill(brush, '#3a2a1d', 0, 0, 9, 9);
  for (let shelf = 0; shelf < 4; shelf += 1) {
    const foot = 0.4 + (shelf + 1) * 2.1;
    for (let x = 0.4; x < 8.4;) {
      const [width, height] = [0.22 + random() * 0.3, 1.2 + random() * 0.55];
      if (random() > 0.1) fill(brush, pick(SPINES, random), x, foot - height, width - 0.04, height);
      x += width;
    }
    fill(brush, '#6b4a2e', 0, foot, 9, 0.24);
  }
  for (const x of [0, 8.7]) fill(brush, '#6b4a2e', x, 0, 0.3, 9);
  fill(brush, '#7d5836', 0, 0, 9, 0.35);
});

const TINS = ['#b5402f', '#d8a540', '#5f7f4a', '#e3ddcf', '#3f6b8a', '#8f5a7d'];

const tins = front(9, 7, (brush) => {
  const random = chance(111);
  fill(brush, '#4c4a47', 0, 0, 9, 7);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const foot = 2.1 + shelf * 2.2;
    for (let x = 0.4; x < 8.2; x += 0.74) {
      if (random() < 0.34) continue;
      const high = 0.8 + random() * 0.6;
      fill(brush, pick(TINS, random), x, foot - high, 0.62, high);
      fill(brush, 'rgba(255, 255, 255, 0.45)', x, foot - high * 0.7, 0.62, 0.2);
    }
    fill(brush, '#c8c4bb', 0, foot, 9, 0.22);
  }
  for (const x of [0, 8.75]) fill(brush, '#c8c4bb', x, 0, 0.25, 7);
});

const bars = front(11, 8.5, (brush) => {
  fill(brush, '#191d22', 0, 0, 11, 8.5);
  fill(brush, '#3b3f45', 1, 5.4, 6, 0.5);
  fill(brush, '#565b62', 1, 4.9, 6, 0.5);
  for (let x = 0.5; x < 11; x += 0.9) {
    fill(brush, '#8d949c', x, 0, 0.26, 8.5);
    fill(brush, '#c5cbd1', x, 0, 0.08, 8.5);
  }
  for (const y of [0, 3.6, 8]) fill(brush, '#767d85', 0, y, 11, 0.5);
  fill(brush, '#d8b13f', 7.6, 4.2, 0.7, 0.9);
});

const locker = front(6, 8, (brush) => {
  for (let x = 0; x < 6; x += 2) {
    fill(brush, '#6f7f8c', x, 0, 1.94, 8);
    fill(brush, '#55636f', x, 0, 0.12, 8);
    for (const y of [0.8, 1.2, 1.6]) fill(brush, '#3c4750', x + 0.5, y, 1, 0.16);
    fill(brush, '#d4d8dc', x + 1.5, 4, 0.16, 0.7);
  }
});

const board = front(16, 6, (brush) => {
  fill(brush, '#8a6239', 0, 0, 16, 6);
  fill(brush, '#2f4438', 0.4, 0.4, 15.2, 5);
  const chalk = 'rgba(238, 240, 232, 0.72)';
  strokePath(
    brush,
    chalk,
    0.16,
    'M1.4 1.8 H5.6 M1.4 2.7 H4.4 M1.4 3.6 H5 M7.4 1.6 l1.6 2.6 l1.6 -2.6 Z',
  );
  strokePath(
    brush,
    chalk,
    0.14,
    'M12 1.6 v2.6 M11.2 4.2 h3.2 M12 3.4 l0.8 -0.7 l0.7 0.3 l0.8 -1.1',
  );
  fill(brush, '#a87b4c', 0, 5.4, 16, 0.6);
  fill(brush, '#f2efe6', 3, 5.35, 0.9, 0.18);
});

const map = front(7, 5, (brush) => {
  fill(brush, '#e9dfc6', 0, 0, 7, 5);
  fillPath(brush, '#9db38a', 'M0.6 1 Q2 0.4 3.2 1.2 Q4 2.4 2.6 3.2 Q1.2 4.4 0.7 3Z');
  fillPath(brush, '#c9a97a', 'M4.1 1.1 Q5.8 0.7 6.3 1.9 Q6 3.5 4.9 3.9 Q4 3.1 4.3 2.2Z');
  strokePath(brush, '#7fa3b8', 0.12, 'M3.4 0.6 Q3 2.4 3.7 4.5');
  fill(brush, '#6a4a2c', 0, 0, 7, 0.25);
  fill(brush, '#6a4a2c', 0, 4.75, 7, 0.25);
});

const notices = front(7, 4.6, (brush) => {
  const random = chance(131);
  fill(brush, '#6a4a2c', 0, 0, 7, 4.6);
  fill(brush, '#b58a58', 0.25, 0.25, 6.5, 4.1);
  for (const [x, y] of [
    [0.6, 0.6],
    [2.5, 0.5],
    [4.6, 0.7],
    [0.9, 2.5],
    [3, 2.4],
    [5, 2.6],
  ] as const) {
    fill(brush, pick(['#f3eee2', '#e6d9a8', '#dfe7ea'], random), x, y, 1.3, 1.5);
    for (const line of [0.4, 0.7, 1])
      fill(brush, 'rgba(40, 40, 50, 0.5)', x + 0.2, y + line, 0.9, 0.09);
    fillEllipse(brush, '#b3372f', x + 0.65, y + 0.14, 0.12);
  }
});

const cabinet = front(6, 7, (brush) => {
  fill(brush, '#e9eeee', 0, 0, 6, 7);
  fill(brush, '#c9dfe2', 0.35, 0.35, 2.5, 3.1);
  fill(brush, '#c9dfe2', 3.15, 0.35, 2.5, 3.1);
  for (const [x, color] of [
    [0.6, '#b3372f'],
    [1.3, '#e0a23c'],
    [2, '#3f7a6a'],
    [3.5, '#4b6fa0'],
    [4.2, '#f7f7f2'],
    [4.9, '#b3372f'],
  ] as const)
    // prettier-ignore
    fill(brush, color, x, 1.7, 0.5, 1);
  fill(brush, '#aebabb', 0.35, 2.7, 5.3, 0.14);
  for (const y of [3.8, 5.4]) {
    fill(brush, '#d5dddd', 0.35, y, 5.3, 1.35);
    fill(brush, '#8b9798', 2.5, y + 0.55, 1, 0.2);
  }
});

const cross = front(4, 4, (brush) => {
  fill(brush, '#f4f4f0', 0, 0, 4, 4);
  fillPath(brush, '#c23b30', 'M1.4 0.6 H2.6 V1.4 H3.4 V2.6 H2.6 V3.4 H1.4 V2.6 H0.6 V1.4 H1.4Z');
});

const curtain = front(8, 8, (brush) => {
  for (let x = 0; x < 8; x += 0.8) {
    fill(brush, '#bcd3cf', x, 0, 0.5, 8);
    fill(brush, '#9ab8b3', x + 0.5, 0, 0.3, 8);
  }
  fill(brush, '#8b9798', 0, 0, 8, 0.25);
});

const cooler = front(8, 8, (brush) => {
  const random = chance(141);
  fill(brush, '#b3372f', 0, 0, 8, 1.2);
  strokePath(brush, '#fff4ea', 0.2, 'M1 0.6 H7');
  fill(brush, '#20343f', 0, 1.2, 8, 6.8);
  for (let shelf = 0; shelf < 3; shelf += 1)
    for (let x = 0.5; x < 7.4; x += 0.7) {
      if (random() < 0.3) continue;
      fill(brush, pick(['#4f8f5c', '#c95b34', '#cfd9dd', '#3f6b9a'], random), x, 2.1 + shelf * 1.9, 0.46, 1.3); // prettier-ignore
    }
  for (const y of [3.4, 5.3, 7.2]) fill(brush, '#8fa6b0', 0.2, y, 7.6, 0.14);
  for (const x of [0, 3.9, 7.8]) fill(brush, '#c9ced2', x, 1.2, 0.2, 6.8);
});

const tyres = front(6, 5, (brush) => {
  fill(brush, '#4a4742', 0, 0, 6, 5);
  for (const [x, y] of [
    [1.6, 3.4],
    [4.4, 3.4],
    [3, 1.5],
  ] as const) {
    fillEllipse(brush, '#17181a', x, y, 1.45);
    fillEllipse(brush, '#2c2e31', x, y, 1.05);
    fillEllipse(brush, '#7d8186', x, y, 0.6);
  }
});

const kitchen = front(12, 5, (brush) => {
  fill(brush, '#8d9a8a', 0, 0.8, 12, 4.2);
  fill(brush, '#d9cfb8', 0, 0, 12, 0.8);
  for (let x = 0; x < 12; x += 3) {
    fill(brush, '#a5b1a0', x + 0.2, 1.1, 2.6, 3.5);
    fill(brush, '#5f685c', x + 2.2, 2.4, 0.24, 0.9);
  }
  fill(brush, '#2b2f33', 6.2, 1.1, 2.6, 3.5);
  for (const x of [6.6, 7.4, 8.2]) fillEllipse(brush, '#c9ced2', x, 1.5, 0.18);
});

const bunk = front(12, 6, (brush) => {
  fill(brush, '#5f4630', 0, 0, 12, 6);
  for (const y of [0.9, 3.6]) {
    fill(brush, '#b9563f', 0.5, y, 11, 1.3);
    fill(brush, '#d8c9a8', 0.5, y - 0.3, 2.4, 0.9);
    for (let x = 3.4; x < 11; x += 1.6) fill(brush, 'rgba(240, 220, 180, 0.5)', x, y, 0.3, 1.3);
  }
});

const door = front(5, 8.5, (brush) => {
  fill(brush, '#5a4330', 0, 0, 5, 8.5);
  fill(brush, '#81603f', 0.35, 0.35, 4.3, 8.15);
  for (const y of [0.9, 4.7]) {
    fill(brush, '#6d5034', 0.9, y, 3.2, 3);
    fill(brush, 'rgba(255, 230, 190, 0.2)', 0.9, y, 3.2, 0.12);
  }
  fillEllipse(brush, '#d8b13f', 4.15, 4.5, 0.2);
});

const clock = front(2.6, 2.6, (brush) => {
  fillEllipse(brush, '#2b2f36', 1.3, 1.3, 1.28);
  fillEllipse(brush, '#f2eee2', 1.3, 1.3, 1.05);
  strokePath(brush, '#2b2f36', 0.14, 'M1.3 1.3 V0.55 M1.3 1.3 L1.9 1.6');
});

/** What is seen through a window: a pale sky, roofs and firs under snow. */
const outside = front(12, 6, (brush) => {
  const sky = brush.createLinearGradient(0, 0, 0, 6);
  sky.addColorStop(0, '#9fc0e6');
  sky.addColorStop(0.62, '#f7d9b4');
  sky.addColorStop(1, '#eef2f6');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, 12, 6);
  fillPath(brush, '#8fa5bb', 'M0 4.4 L1.6 3.2 L3.4 4.2 L5 3 L7.4 4.3 L9.4 3.1 L12 4.3 V6 H0Z');
  fillPath(brush, '#5d7184', 'M1 5.6 l0.9 -2.2 l0.9 2.2Z M8.8 5.6 l1 -2.6 l1 2.6Z M3 5.6 l0.6 -1.5 l0.6 1.5Z'); // prettier-ignore
  fillPath(brush, '#f4f7fa', 'M0 5.1 Q3 4.7 6 5.1 Q9 5.4 12 4.9 V6 H0Z');
});

export const FURNITURE = {
  books,
  tins,
  bars,
  locker,
  board,
  map,
  notices,
  cabinet,
  cross,
  curtain,
  cooler,
  tyres,
  kitchen,
  bunk,
  door,
  clock,
  outside,
} as const;
export type FurnitureName = keyof typeof FURNITURE;
